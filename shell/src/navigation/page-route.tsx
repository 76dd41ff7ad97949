/** Turns a page module of a remote into a route of the router: its loader, its component, its head. */
import type { ComponentType } from 'react';
import {
  type ActionFunction,
  data as respond,
  redirectDocument,
  useLoaderData,
  type RouteObject,
} from 'react-router-dom';
import type { PageModule, SealedState } from '@vipp/shared/contract/page-module';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { KeepTyped } from '@vipp/shared/ui/keep-typed';
import { trustedHtml } from '@vipp/shared/lib/trusted-html';
import { outcomeHeaders, outcomeStatus, retryHeaders } from '@vipp/shared/contract/outcome-status';
import { PageDataProvider } from '@vipp/shared/stores/site-context';
import { FAILURE_STATUS, unavailableMeta } from '../head/matched-meta';
import { UnavailablePage } from '../pages/reload-pages';
import type { SiteRoute } from '../routes';

/** Marks the element around the page of a remote, on the server and in the browser. */
export const PAGE_ATTRIBUTE = 'data-page';

/** The HTML of a page as the server sent it. */
export type UnchangedPage = { html: string; title: string };

/** The head of each route, without `data` while the page is unavailable; and the page of the address, if any. */
export type RouteHandle = { meta: PageModule['meta']; route?: SiteRoute | undefined };

export type PageRoute = Pick<RouteObject, 'loader' | 'action' | 'shouldRevalidate' | 'Component' | 'handle'>;

/** Dependencies of pages; `sealedState` in the gateway only. */
export type PageServices = { api: SiteApi; sealedState?: SealedState };

/** The remote's page, with its loader's failures converted to the statuses that the shell's pages show. */
export function pageRoute(page: PageModule, route: SiteRoute, services: PageServices): PageRoute {
  const Page = page.Component as ComponentType;
  return {
    handle: { meta: page.meta, route } satisfies RouteHandle,
    loader: async ({ request, params }) => {
      if (!page.loader) return null;
      const result = await page.loader({
        api: services.api,
        params,
        url: new URL(request.url),
        signal: request.signal,
      });
      if (result.ok) {
        const { data, status, retryAfterSeconds } = result;
        return status ? respond(data, { status, headers: retryHeaders(retryAfterSeconds) }) : data;
      }
      throw respond(null, { status: FAILURE_STATUS[result.failure], statusText: result.failure });
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
            <KeepTyped>
              <Page />
            </KeepTyped>
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
    // A refusal must not have a success status: scripts and monitoring rely on it.
    return answer instanceof Response
      ? answer
      : respond(answer, { status: outcomeStatus(answer), headers: outcomeHeaders(answer) });
  };

/** Fallback for a page without its script: a full navigation, rendered by the server. */
export const documentRoute: PageRoute = {
  loader: ({ request }) => {
    throw redirectDocument(request.url);
  },
  Component: UnavailablePage,
};

/**
 * Replaces the component of a remote whose script did not load: the server's HTML stays as it is, with working links and forms,
 * in a hydrated shell. Navigating back to it requests it from the server.
 */
export function unchangedRoute({ html, title }: UnchangedPage, route: SiteRoute): PageRoute {
  const content = { __html: trustedHtml(html) };
  return {
    ...documentRoute,
    handle: { meta: () => ({ title, description: '' }), route } satisfies RouteHandle,
    Component: () => <div {...{ [PAGE_ATTRIBUTE]: '' }} dangerouslySetInnerHTML={content} suppressHydrationWarning />,
  };
}

/** A remote that could not be loaded: only this page answers 503, the rest of the site works. */
export function unavailableRoute(route: SiteRoute): PageRoute {
  return {
    handle: { meta: () => unavailableMeta(route.title), route } satisfies RouteHandle,
    loader: () => {
      throw respond(null, { status: FAILURE_STATUS.unavailable, statusText: 'unavailable' });
    },
    Component: UnavailablePage,
  };
}
