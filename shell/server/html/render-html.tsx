/** Loads the data of a page, and renders it within the layout of the shell. Not as a stream: all data is loaded before. */
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createSiteStores, type InitialSiteState } from '@vipp/shared/stores/site-context';
import { matchedMeta } from '../../src/head/matched-meta';
import { serverRoutes } from '../../src/navigation/site-routes';
import { SiteRoot } from '../../src/site-root';

/** Data and `meta` of a page; the answer of a loader or an action that redirects. */
export async function loadPageData(route: RouteObject | undefined, request: Request) {
  const { query, dataRoutes } = createStaticHandler(serverRoutes(route));
  const context = await query(request);
  if (context instanceof Response) return context;
  const match = context.matches.at(-1);
  const meta = matchedMeta(match && { id: match.route.id ?? '', handle: match.route.handle }, context);
  return { context, dataRoutes, meta };
}

const noPrefetch = () => {};

type Visit = {
  context: StaticHandlerContext;
  dataRoutes: StaticHandler['dataRoutes'];
  /** What pages depend on of the visitor's choices. */
  stores: Pick<InitialSiteState, 'consentMade' | 'consentReopened'>;
  origin: string;
  /** Called for each component that threw, with the names of those around it, the innermost first. */
  onError: (error: unknown, info: { componentStack?: string | undefined }) => void;
};

/** React's marker for a part within a Suspense boundary that suspended or threw, left to the browser. */
const CLIENT_RENDERED = '<!--$!-->';

/** Takes a tenth of the time of a prerendering; undefined when a part of the page suspends or throws. */
function renderSync(site: () => ReactNode): string | undefined {
  try {
    const html = renderToString(site());
    return html.includes(CLIENT_RENDERED) ? undefined : html;
  } catch {
    return undefined;
  }
}

/** Rejects when a component throws outside all error boundaries. */
export async function renderHtml({ context, dataRoutes, stores, origin, onError }: Visit): Promise<string> {
  const router = createStaticRouter(dataRoutes, context);
  const site = () => (
    <SiteRoot
      stores={createSiteStores({ theme: null, consent: null, ...stores })}
      prefetch={noPrefetch}
      origin={origin}
      remotes={null}
    >
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteRoot>
  );
  return renderSync(site) ?? text((await prerenderToNodeStream(site(), { onError })).prelude);
}
