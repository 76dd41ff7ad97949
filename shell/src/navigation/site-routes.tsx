/** Creates the route objects of the router from the route table: all of them in the browser, one on the server. */
import { data as respond, isRouteErrorResponse, useRouteError, type RouteObject } from 'react-router-dom';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { KeepTyped } from '@vipp/shared/ui/keep-typed';
import { PageSkeleton } from '@vipp/shared/ui/skeleton';
import { SiteLayout } from '../site-layout';
import type { LoadPage } from '../federation/load-page';
import { notFoundMeta } from '../head/failure-meta';
import { NotFoundPage } from '../pages/not-found-page';
import type { Refusal } from '../pages/refused-page';
import { routeTable, type SiteRoute } from '../route-table';
import {
  comingRoute,
  documentRoute,
  unchangedRoute,
  pageRoute,
  unavailableRoute,
  type UnchangedPage,
  type PageRoute,
  type PageServices,
  type RouteHandle,
} from './page-route';
import { RouteFailure } from './route-failure';

/** Result of loading a page module from a release set: the module, absent, or a fault. */
export type LoadedPage = PageModule | 'absent' | 'failed';

const notFoundRoute: RouteObject = {
  id: 'not-found',
  path: '*',
  handle: { meta: () => notFoundMeta } satisfies RouteHandle,
  loader: () => {
    throw respond(null, { status: 404, statusText: 'not-found' });
  },
  Component: NotFoundPage,
  ErrorBoundary: RouteFailure,
};

/** For an address that not even the pattern `*` matches, such as one with a line break; or for an error of the layout. */
function SiteFailure() {
  const failure = <RouteFailure />;
  return isRouteErrorResponse(useRouteError()) ? <SiteLayout>{failure}</SiteLayout> : <main>{failure}</main>;
}

/** An error outside the page, such as in the toaster, does not end it. */
const KeptLayout = () => (
  <KeepTyped>
    <SiteLayout />
  </KeepTyped>
);

const withLayout = (children: RouteObject[]): RouteObject[] => [
  { id: 'site', path: '/', element: <KeptLayout />, errorElement: <SiteFailure />, children },
];

/** A route whose page is known already. */
export function loadedRoute(route: SiteRoute, page: LoadedPage, services: PageServices): RouteObject {
  const common = { id: route.path, path: route.path, ErrorBoundary: RouteFailure };
  if (page === 'absent') return { ...common, ...comingRoute(route) };
  if (page === 'failed') return { ...common, ...unavailableRoute(route) };
  return { ...common, ...pageRoute(page, services) };
}

/** Replaces the page of a request that is refused or that failed, with the reason. */
export function failureRoute(route: SiteRoute | undefined, status: number, refusal: Refusal | null): RouteObject {
  const loader = () => {
    throw respond(refusal, { status, statusText: 'refused' });
  };
  return { ...notFoundRoute, ...(route && { id: route.path, path: route.path }), loader };
}

/** The first page in the browser: if the server could not load it, the next visit requests it from the server again. */
export function browserRoute(route: SiteRoute, page: LoadedPage | UnchangedPage, api: SiteApi): RouteObject {
  if (typeof page === 'object' && 'html' in page)
    return { ...loadedRoute(route, 'failed', { api }), ...unchangedRoute(page) };
  const loaded = loadedRoute(route, page, { api });
  return page === 'failed' ? { ...loaded, ...documentRoute } : loaded;
}

/** The server's routes: the one for this request, or the 404 page. */
export const serverRoutes = (matched: RouteObject | undefined): RouteObject[] => withLayout([matched ?? notFoundRoute]);

/** A route whose page is loaded on demand; `fallback` is shown where it cannot be loaded. */
const lazyRoute = (route: SiteRoute, loadPage: LoadPage, api: SiteApi, fallback: PageRoute): RouteObject => ({
  id: route.path,
  path: route.path,
  ErrorBoundary: RouteFailure,
  lazy: async () => {
    const page = await loadPage(route).catch((): LoadedPage => 'failed');
    if (page === 'failed') return fallback;
    return page === 'absent' ? comingRoute(route) : pageRoute(page, { api });
  },
});

/** The first page where the server did not render it. If loading fails, the page is not requested again: the server would answer the same. */
export const firstRoute = (route: SiteRoute, loadPage: LoadPage, api: SiteApi): RouteObject => ({
  ...lazyRoute(route, loadPage, api, unavailableRoute(route)),
  HydrateFallback: () => <PageSkeleton shape={route.skeleton} />,
});

/** The browser's routes: the first page is already loaded, the others are loaded on demand. */
export function browserRoutes(initial: RouteObject | undefined, loadPage: LoadPage, api: SiteApi): RouteObject[] {
  const pages = routeTable.map((route) =>
    initial && route.path === initial.id ? initial : lazyRoute(route, loadPage, api, documentRoute),
  );
  return withLayout([...pages, notFoundRoute]);
}
