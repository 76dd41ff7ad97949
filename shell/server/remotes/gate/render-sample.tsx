/** Renders one page of a version in the layout of the shell, as for a visitor. */
import { createStaticHandler } from 'react-router-dom';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { matchedMeta } from '../../../src/head/matched-meta';
import { loadedRoute, serverRoutes } from '../../../src/navigation/site-routes';
import type { SiteRoute } from '../../../src/routes';
import { renderHtml } from '../../html/render-html';

const ORIGIN = 'http://site.invalid';

export type SampleRender = {
  html: string;
  /** Data of the loader, as the browser gets it. */
  data: string;
  meta: unknown;
  /** Errors of loaders, including expected failures. */
  errors: unknown[];
  /** Errors of components, with where they were thrown. */
  faults: { error: unknown; where: string }[];
};

/** The component and the line of the source: `in <ContactForm> at mf-forms/src/pages/contact-page.tsx:12`; of the build where it has no source map. */
export function placeOf(error: unknown, componentStack = ''): string {
  const [, component] = /at (\w+)/.exec(componentStack) ?? [];
  const stack = typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : '';
  const [, line] = / at .*?\/([\w./-]+\.\w+:\d+)/.exec(stack) ?? [];
  return [component && ` in <${component}>`, line && ` at ${line}`].filter(Boolean).join('');
}

const newVisitor = { consentMade: false, consentReopened: false } as const;

/**
 * @param path of the page, without parameters
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
  const faults: SampleRender['faults'] = [];
  const html = await renderHtml({
    context,
    dataRoutes,
    stores: newVisitor,
    origin: ORIGIN,
    onError: (error, { componentStack }) => void faults.push({ error, where: placeOf(error, componentStack) }),
  })
    // `faults` has the error.
    .catch(() => '');
  return { html, data: JSON.stringify(context.loaderData), meta, errors: Object.values(context.errors ?? {}), faults };
}
