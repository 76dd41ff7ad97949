/** Renders one page of the federated remotes: loads its module and its data, and returns its status and its HTML. */
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { inSpan } from '@vipp/shared/server/tracing';
import { siteHead, type SiteHead } from '../../src/head/site-head';
import { failureRoute, loadedRoute, type LoadedPage } from '../../src/navigation/site-routes';
import { matchRoute, type SiteRoute } from '../../src/routes';
import type { Releases } from '../remotes/releases';
import { refusalOf } from '../http/plain-page';
import type { SealedStateOf } from '../data/encrypted-state';
import type { PageRequest } from './page-request';
import { loadPageData, renderHtml } from '../html/render-html';

/** A page that is ready to be sent. */
export type RenderedPage = {
  status: number;
  /** Seconds until a form may be sent or the page requested again, from the headers of its action or loader. */
  retryAfter?: string | undefined;
  head: SiteHead;
  /** HTML of the page within the shell's layout. */
  body: string;
  route: SiteRoute | undefined;
  /** Build of the remote that rendered the page; absent where none did. */
  build: Build | undefined;
  pageRendered: boolean;
  /** Whether the HTML is the same for every visitor of the address. */
  publiclyCacheable: boolean;
  context: Pick<StaticHandlerContext, 'loaderData' | 'actionData' | 'errors'>;
};

/** Where a page failed, for the log; `reqId` is that of the request's own line. */
export type PageFault = { route: string; remote?: string; version?: string; reqId?: string };

type Options = {
  releases: Pick<Releases, 'load' | 'loadLastWorking' | 'rendered' | 'failed'>;
  sealedStateOf: SealedStateOf;
  publicOrigin: string;
  /** Called for bugs: components and loaders that threw. */
  onFault: (where: PageFault, error: unknown) => void;
};

/** `page` is absent for an address without one. */
type Loaded = { page?: LoadedPage; build?: Build };

const retryAfterOf = ({ actionHeaders, loaderHeaders }: StaticHandlerContext): string | undefined =>
  [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]
    .map((headers) => headers.get('retry-after') ?? undefined)
    .find(Boolean);

const toRouterRequest = ({ url, signal, form }: PageRequest): Request =>
  new Request(url, form ? { signal, method: 'POST', body: form } : { signal });

/** Name of a page for logs: its route, since addresses may contain tokens and private links. */
const routeName = ({ url, release }: PageRequest): string =>
  matchRoute(release.routes, url.pathname)?.path ?? url.pathname;

/** A redirect that a loader or an action returned. */
export type Redirect = { redirect: string; status: number };

export function createRenderPage({ releases, sealedStateOf, publicOrigin, onFault }: Options) {
  const reportFault = ({ build }: Loaded, request: PageRequest, error: unknown): void =>
    onFault(
      {
        route: routeName(request),
        ...(build && { remote: build.name, version: build.version }),
        ...(request.id !== undefined && { reqId: request.id }),
      },
      error,
    );

  const reportFailure = ({ build }: Loaded, request: PageRequest, error: unknown): void => {
    if (build) releases.failed(build, `${error instanceof Error ? error.name : 'error'} at ${routeName(request)}`);
  };

  const renderLoaded = async (
    request: PageRequest,
    route: SiteRoute | undefined,
    loaded: Loaded,
  ): Promise<RenderedPage | Redirect> => {
    const { api, browser = '' } = request;
    const services = { api, sealedState: sealedStateOf(browser) };
    const ownRoute = route && loaded.page && loadedRoute(route, loaded.page, services);
    // The router refuses a form of a page without an action too, but without the text of that refusal.
    const status = request.failure ?? (request.form && ownRoute && !ownRoute.action ? 405 : undefined);
    const routeObject = status === undefined ? ownRoute : failureRoute(route, status, refusalOf(status));
    // An address without a page accepts no form: it answers as it does to a GET.
    const acceptsForm = route && status === undefined;
    const loading = await inSpan('load data', {}, () =>
      loadPageData(routeObject, toRouterRequest(acceptsForm ? request : { ...request, form: undefined })),
    );
    if (loading instanceof Response)
      return { redirect: loading.headers.get('location') ?? '/', status: loading.status };
    const { context: answer, dataRoutes, meta } = loading;
    if (ownRoute?.id && answer.actionData?.[ownRoute.id] === null)
      return renderLoaded({ ...request, failure: 400 }, route, loaded);
    for (const error of Object.values(answer.errors ?? {})) {
      if (isRouteErrorResponse(error)) continue;
      reportFault(loaded, request, error);
      reportFailure(loaded, request, error);
    }
    const onError = (error: unknown) => reportFault(loaded, request, error);
    return {
      status: answer.statusCode,
      retryAfter: retryAfterOf(answer),
      head: siteHead(meta, request.url.pathname, publicOrigin),
      body: await inSpan('render', {}, () =>
        renderHtml({ context: answer, dataRoutes, stores: request, origin: publicOrigin, onError }),
      ),
      route,
      build: loaded.build,
      pageRendered: loaded.page !== 'failed',
      // A failed page is replaced by the shell's own page, the same for every visitor.
      publiclyCacheable:
        loaded.page === 'failed' || (typeof loaded.page === 'object' && loaded.page.publiclyCacheable === true),
      context: answer,
    };
  };

  /** Replaces a failed page: by that of the last working version, or else by the error page of the shell. */
  const renderFallback = async (
    request: PageRequest,
    route: SiteRoute | undefined,
    { build }: Loaded,
  ): Promise<RenderedPage | Redirect> => {
    // An action must not run twice for one form.
    const lastWorking =
      route && build && !request.form ? await releases.loadLastWorking(build, route).catch(() => undefined) : undefined;
    if (lastWorking) {
      try {
        return await renderLoaded(request, route, lastWorking);
      } catch (error) {
        reportFailure(lastWorking, request, error);
      }
    }
    return renderLoaded(request, route, { page: 'failed' });
  };

  return async (request: PageRequest): Promise<RenderedPage | Redirect> => {
    const route = matchRoute(request.release.routes, request.url.pathname);
    if (request.failure !== undefined) return renderLoaded(request, route, { page: 'failed' });
    const build = route && request.release.remotes.get(route.remote);
    let loaded: Loaded = route ? { page: 'failed' } : {};
    if (route && build) {
      const attributes = { 'vipp.remote': build.name, 'vipp.version': build.version };
      // `releases` reports what fails.
      loaded = await inSpan('load remote', attributes, () => releases.load(build, route)).catch(() => loaded);
    }
    const start = performance.now();
    try {
      const page = await renderLoaded(request, route, loaded);
      // A loader or an action threw: report a failure.
      const hasFailed = page.status === 500;
      if (loaded.build && !hasFailed) releases.rendered(loaded.build, performance.now() - start);
      return page;
    } catch (error) {
      // A component of the remote threw, and `onError` has reported it. Where the error page throws too, the fault is the shell's.
      const page = await renderFallback(request, route, loaded);
      reportFailure(loaded, request, error);
      return page;
    }
  };
}
