/** Creates the route objects of the router: all pages of the release set in the browser, one on the server. */
import {
  data as respond,
  isRouteErrorResponse,
  redirectDocument,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { KeepTyped } from '@vipp/shared/ui/keep-typed';
import { SiteLayout } from '../site-layout';
import type { LoadPage } from '../federation/load-page';
import { FAILURE_STATUS, notFoundMeta } from '../head/matched-meta';
import { NotFoundPage } from '../pages/not-found-page';
import type { Refusal } from '../pages/refused-page';
import type { SiteRoute } from '../routes';
import {
  documentRoute,
  unchangedRoute,
  pageRoute,
  unavailableRoute,
  type UnchangedPage,
  type PageServices,
  type RouteHandle,
} from './page-route';
import { useEffect } from 'react';
import { ErrorPage, UnavailablePage } from '../pages/reload-pages';
import { RefusedPage, toRefusal } from '../pages/refused-page';
import { useBrowserRemotes, useSiteRoute } from '../site-root';
import { loadShellPageStyles } from './load-shell-page-styles';

/** Reports a page that threw in this browser: a fault of its remote's version. */
function useFaultReport(isFault: boolean): void {
  const remotes = useBrowserRemotes();
  const route = useSiteRoute();
  useEffect(() => {
    if (isFault && route) remotes?.report(route, 'render');
  }, [isFault, route, remotes]);
}

/** Shown in place of a page that could not be loaded or rendered; header and footer stay. */
export function RouteFailure() {
  const error = useRouteError();
  const isFault = !isRouteErrorResponse(error);
  useFaultReport(isFault);
  // A page may fail without a navigation before it.
  useEffect(loadShellPageStyles, []);
  if (isFault) return <ErrorPage />;
  if (error.status === 404) return <NotFoundPage />;
  if (error.status === FAILURE_STATUS.unavailable) return <UnavailablePage />;
  return error.status >= 500 ? <ErrorPage /> : <RefusedPage status={error.status} refusal={toRefusal(error.data)} />;
}

/** Result of loading a page module. */
export type LoadedPage = PageModule | 'failed';

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

/** For an address that not even the pattern `*` matches, as with a line break; or for an error of the layout. */
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
  { id: 'site', element: <KeptLayout />, errorElement: <SiteFailure />, children },
];

/** A route whose page is known already. */
export function loadedRoute(route: SiteRoute, page: LoadedPage, services: PageServices): RouteObject {
  const common = { id: route.path, path: route.path, ErrorBoundary: RouteFailure };
  return { ...common, ...(page === 'failed' ? unavailableRoute(route) : pageRoute(page, route, services)) };
}

/** Replaces the page of a refused or failed request, with the reason. */
export function failureRoute(route: SiteRoute | undefined, status: number, refusal: Refusal | null): RouteObject {
  const loader = () => {
    throw respond(refusal, { status, statusText: 'refused' });
  };
  const handle: RouteHandle = { meta: () => notFoundMeta, route };
  return { ...notFoundRoute, ...(route && { id: route.path, path: route.path }), handle, loader };
}

/** The first page in the browser: if the server could not load it, the next visit requests it from the server again. */
export function browserRoute(route: SiteRoute, page: LoadedPage | UnchangedPage, api: SiteApi): RouteObject {
  if (typeof page === 'object' && 'html' in page)
    return { ...loadedRoute(route, 'failed', { api }), ...unchangedRoute(page, route) };
  const loaded = loadedRoute(route, page, { api });
  return page === 'failed' ? { ...loaded, ...documentRoute } : loaded;
}

/** The server's routes: the one for this request, or the 404 page. */
export const serverRoutes = (matched: RouteObject | undefined): RouteObject[] => withLayout([matched ?? notFoundRoute]);

/** Pages known from the release set; each is loaded on demand. */
export const furtherRoutes = (routes: readonly SiteRoute[], loadPage: LoadPage, api: SiteApi): RouteObject[] =>
  routes.map((route) => ({
    id: route.path,
    path: route.path,
    ErrorBoundary: RouteFailure,
    lazy: async () => {
      const page = await loadPage(route).catch((): LoadedPage => 'failed');
      return page === 'failed' ? documentRoute : pageRoute(page, route, { api });
    },
  }));

/**
 * The browser's first routes: the loaded page, and any other address, answered by the server. Such an address may be a page
 * newer than this document.
 */
export function browserRoutes(initial: RouteObject | undefined): RouteObject[] {
  const elsewhere: RouteObject = {
    ...notFoundRoute,
    loader: ({ request }) => {
      throw redirectDocument(request.url);
    },
  };
  return withLayout(initial ? [initial, elsewhere] : [elsewhere]);
}
