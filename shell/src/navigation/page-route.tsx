/** Turns a page module of a remote into a route of the router: its loader, its component, its head. */
import { useEffect, type ComponentType } from 'react';
import {
  type ActionFunction,
  type ErrorResponse,
  data as respond,
  isRouteErrorResponse,
  redirectDocument,
  useLoaderData,
  useLocation,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';
import type { PageMeta, PageModule, SealedState } from '@vipp/shared/contract/page-module';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { trustedHtml } from '@vipp/shared/lib/trusted-html';
import { outcomeHeaders, outcomeStatus } from '@vipp/shared/contract/outcome-status';
import { PageDataProvider } from '@vipp/shared/stores/site-context';
import { useBrowserRemotes } from '../federation/browser-remotes';
import { ComingPage } from '../pages/coming-page';
import { ErrorPage } from '../pages/error-page';
import { NotFoundPage } from '../pages/not-found-page';
import { RefusedPage, toRefusal } from '../pages/refused-page';
import { UnavailablePage } from '../pages/unavailable-page';
import type { SiteRoute } from '../route-table';
import { matchSiteRoute } from './match-site-route';
import { PAGE_ATTRIBUTE } from './page-attribute';

/** The HTML of a page as the server sent it. */
export type UnchangedPage = { html: string; title: string };

/** The head of each route; `data` is null while the page is unavailable. */
export type RouteHandle = { meta: PageModule['meta'] };

export type PageRoute = Pick<RouteObject, 'loader' | 'action' | 'shouldRevalidate' | 'Component' | 'handle'>;

const STATUS = { 'not-found': 404, unavailable: 503 } as const;

/** Dependencies of pages; `sealedState` in the gateway only. */
export type PageServices = { api: SiteApi; sealedState?: SealedState };

/** The remote's page, with its loader's failures converted to the statuses that the shell's pages show. */
export function pageRoute(page: PageModule, services: PageServices): PageRoute {
  const Page = page.Component as ComponentType;
  return {
    handle: { meta: page.meta } satisfies RouteHandle,
    loader: async ({ request, params }) => {
      if (!page.loader) return null;
      const result = await page.loader({
        api: services.api,
        params,
        url: new URL(request.url),
        signal: request.signal,
      });
      if (result.ok) return result.status ? respond(result.data, { status: result.status }) : result.data;
      throw respond(null, { status: STATUS[result.failure], statusText: result.failure });
    },
    action: page.action && toRouterAction(page.action, services),
    // Submitting a form does not change the page's data; and if loading it again failed, the typed values of a visitor
    // without network would be lost.
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) =>
      formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false,
    Component: function RemotePage() {
      return (
        <PageDataProvider data={useLoaderData()}>
          <div {...{ [PAGE_ATTRIBUTE]: '' }}>
            <Page />
          </div>
        </PageDataProvider>
      );
    },
  };
}

const toRouterAction =
  (action: NonNullable<PageModule['action']>, services: PageServices): ActionFunction =>
  async ({ request, params }) => {
    const { url, signal } = request;
    const answer = await action({ ...services, params, url: new URL(url), signal, formData: await request.formData() });
    // A page that shows a refusal must not have a success status, which scripts and monitoring rely on.
    return answer instanceof Response
      ? answer
      : respond(answer, { status: outcomeStatus(answer), headers: outcomeHeaders(answer) });
  };

/** Page of a section whose remote is not part of this release set, with links to other pages. */
export function comingRoute({ title }: SiteRoute): PageRoute {
  const meta = hiddenMeta(title, `${title} : cette rubrique du site de VIPP ouvre bientôt.`);
  return { handle: { meta: () => meta } satisfies RouteHandle, Component: () => <ComingPage title={title} /> };
}

/** Fallback for a page whose script cannot be loaded: a full navigation, so that the server renders it. */
export const documentRoute: PageRoute = {
  loader: ({ request }) => {
    throw redirectDocument(request.url);
  },
  Component: UnavailablePage,
};

/**
 * Replaces the component of a remote whose script did not load: the server's HTML stays as it is, with working links
 * and forms, while the shell around it is hydrated. Navigating back to it requests it from the server.
 */
export function unchangedRoute({ html, title }: UnchangedPage): PageRoute {
  const content = { __html: trustedHtml(html) };
  return {
    ...documentRoute,
    handle: { meta: () => ({ title, description: '' }) } satisfies RouteHandle,
    Component: () => <div {...{ [PAGE_ATTRIBUTE]: '' }} dangerouslySetInnerHTML={content} suppressHydrationWarning />,
  };
}

/** A remote that could not be loaded: only this page answers 503, the rest of the site works. */
export function unavailableRoute({ title }: SiteRoute): PageRoute {
  return {
    handle: { meta: () => unavailableMeta(title) } satisfies RouteHandle,
    loader: () => {
      throw respond(null, { status: STATUS.unavailable, statusText: 'unavailable' });
    },
    Component: UnavailablePage,
  };
}

/** Head of a page that search engines must leave out. */
const hiddenMeta = (
  title: string,
  description = 'Cette page du site de VIPP ne peut pas être affichée.',
): PageMeta => ({
  title,
  description,
  noindex: true,
});

export const unavailableMeta = (title: string): PageMeta => hiddenMeta(`${title} : page momentanément indisponible`);

export const notFoundMeta: PageMeta = hiddenMeta('Page non trouvée');

/**
 * Head of the error page that is shown in place of a page.
 *
 * @param section title of the section that the address belongs to
 */
export function failureMeta({ status, data }: Pick<ErrorResponse, 'status' | 'data'>, section: string): PageMeta {
  if (status === 404) return notFoundMeta;
  if (status === STATUS.unavailable) return unavailableMeta(section);
  if (status >= 500) return hiddenMeta('Un problème est survenu');
  const { title, advice } = toRefusal(data);
  return hiddenMeta(title, advice);
}

/** A page of a remote that threw in this browser is counted against its version. */
function useFaultReport(isFault: boolean): void {
  const remotes = useBrowserRemotes();
  const { pathname } = useLocation();
  useEffect(() => {
    const route = isFault ? matchSiteRoute(pathname) : undefined;
    if (route) remotes?.report(route, 'render');
  }, [isFault, pathname, remotes]);
}

/** Shown in place of a page that could not be loaded or rendered; header and footer stay. */
export function RouteFailure() {
  const error = useRouteError();
  const isFault = !isRouteErrorResponse(error);
  useFaultReport(isFault);
  if (isFault) return <ErrorPage />;
  if (error.status === 404) return <NotFoundPage />;
  if (error.status === STATUS.unavailable) return <UnavailablePage />;
  return error.status >= 500 ? <ErrorPage /> : <RefusedPage status={error.status} refusal={toRefusal(error.data)} />;
}
