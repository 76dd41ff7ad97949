/** Renders one page of a version within the shell's own layout, as a visitor would get it. */
import { createStaticHandler } from 'react-router-dom';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { matchedMeta } from '../../../src/head/matched-meta';
import { loadedRoute, serverRoutes } from '../../../src/navigation/site-routes';
import type { SiteRoute } from '../../../src/route-table';
import { renderHtml } from '../../html/render-html';

const ORIGIN = 'http://site.invalid';

export type SampleRender = {
  html: string;
  /** The loader's data as the browser gets it. */
  data: string;
  meta: unknown;
  /** What loaders threw, expected failures included. */
  errors: unknown[];
  /** What components threw. */
  faults: unknown[];
};

const newVisitor = { theme: null, consent: null, consentReopened: false } as const;

/**
 * @param path of the page, its parameters filled in
 * @throws {Error} when an answer is no page at all
 */
export async function renderSample(
  page: PageModule,
  route: SiteRoute,
  path: string,
  api: SiteApi,
): Promise<SampleRender> {
  const { query, dataRoutes } = createStaticHandler(serverRoutes(loadedRoute(route, page, { api })));
  const context = await query(new Request(new URL(path, ORIGIN)));
  if (context instanceof Response)
    return { html: '', data: '', meta: { title: 'redirect', description: 'redirect' }, errors: [], faults: [] };
  const match = context.matches.at(-1);
  const meta: unknown = matchedMeta(match && { id: match.route.id ?? '', handle: match.route.handle }, context);
  const faults: unknown[] = [];
  const html = await renderHtml({
    context,
    dataRoutes,
    stores: newVisitor,
    origin: ORIGIN,
    onError: (error) => void faults.push(error),
  })
    // Named above.
    .catch(() => '');
  return { html, data: JSON.stringify(context.loaderData), meta, errors: Object.values(context.errors ?? {}), faults };
}
