/** Renders one page out of the federated remotes: which module, which data, which status, which HTML. */
import { createStaticHandler, isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import type { SealedState } from '@vipp/shared/contract/page-module';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { matchedMeta } from '../../src/head/matched-meta';
import { siteHead, type SiteHead } from '../../src/head/site-head';
import { matchSiteRoute, routeName } from '../../src/navigation/match-site-route';
import { failureRoute, loadedRoute, serverRoutes, type LoadedPage } from '../../src/navigation/site-routes';
import type { SiteRoute } from '../../src/route-table';
import type { ReleaseChoice } from '../releases/protocol/release-choice';
import type { Releases } from '../releases/releases';
import { refusalOf } from '../http/refusals';
import { browserPage } from './browser-page';
import type { PageRequest } from './page-request';
import { renderHtml } from '../html/render-html';

/** A page ready to be sent. */
export type RenderedPage = {
  status: number;
  /** Seconds after which a form may be sent again, where its page says so. */
  retryAfter?: string | undefined;
  head: SiteHead;
  /** HTML of the page within the shell's layout. */
  body: string;
  route: SiteRoute | undefined;
  /** Build of the remote that rendered the page; absent where none did. */
  build: Build | undefined;
  pageRendered: boolean;
  /** False where browsers render the page: the body is empty then. */
  serverRendered: boolean;
  /** Whether every visitor of the address gets the same. */
  publiclyCacheable: boolean;
  context: Pick<StaticHandlerContext, 'loaderData' | 'actionData' | 'errors'>;
};

type Options = {
  releases: Pick<Releases, 'load' | 'loadLastWorking' | 'rendered' | 'failed'>;
  sealedState: SealedState;
  publicOrigin: string;
  /** False: browsers render every page that is asked for. */
  serverRendering: boolean;
  /** Called for bugs: components and loaders that threw. */
  onFault: (route: string, error: unknown) => void;
};

type Chosen = { page: LoadedPage; build?: Build };

const retryAfterOf = ({ actionHeaders }: StaticHandlerContext): string | undefined =>
  Object.values(actionHeaders)
    .map((headers) => headers.get('retry-after') ?? undefined)
    .find(Boolean);

const toRouterRequest = ({ url, signal, form }: PageRequest): Request =>
  new Request(url, form ? { signal, method: 'POST', body: form } : { signal });

/** A redirect that a loader or an action asked for. */
export type Redirect = { redirect: string; status: number };

export function createRenderPage({ releases, sealedState, publicOrigin, serverRendering, onFault }: Options) {
  const loadPage = async (route: SiteRoute, { remotes }: ReleaseChoice): Promise<Chosen> => {
    const build = remotes.get(route.remote);
    if (!build) return { page: 'absent' };
    try {
      return await releases.load(build, route);
    } catch {
      // Already reported by `releases`; the page says it is unavailable.
      return { page: 'failed' };
    }
  };

  const noteFailure = ({ build }: Chosen, { url }: PageRequest, error: unknown): void => {
    if (build) releases.failed(build, `${error instanceof Error ? error.name : 'error'} at ${routeName(url.pathname)}`);
  };

  const renderChosen = async (
    request: PageRequest,
    route: SiteRoute | undefined,
    chosen: Chosen,
  ): Promise<RenderedPage | Redirect> => {
    const loaded = route && loadedRoute(route, chosen.page, { api: request.api, sealedState });
    // The router refuses a form of a page without an action too, but without the text of that refusal.
    const status = request.failure ?? (request.form && loaded && !loaded.action ? 405 : undefined);
    const routeObject = status === undefined ? loaded : failureRoute(route, status, refusalOf(status));
    const { query, dataRoutes } = createStaticHandler(serverRoutes(routeObject));
    // An address without a page accepts no form: it answers as it does to a GET.
    const takesForm = route && status === undefined;
    const answer = await query(toRouterRequest(takesForm ? request : { ...request, form: undefined }));
    if (answer instanceof Response) return { redirect: answer.headers.get('location') ?? '/', status: answer.status };
    for (const error of Object.values(answer.errors ?? {})) {
      if (isRouteErrorResponse(error)) continue;
      onFault(routeName(request.url.pathname), error);
      noteFailure(chosen, request, error);
    }
    const onError = (error: unknown) => onFault(routeName(request.url.pathname), error);
    const match = answer.matches.at(-1);
    const meta = matchedMeta(match && { id: match.route.id ?? '', handle: match.route.handle }, answer);
    return {
      status: answer.statusCode,
      retryAfter: retryAfterOf(answer),
      head: siteHead(meta, request.url.pathname, publicOrigin),
      body: await renderHtml({ context: answer, dataRoutes, stores: request, origin: publicOrigin, onError }),
      route,
      build: chosen.build,
      pageRendered: chosen.page !== 'failed',
      serverRendered: true,
      // A page that failed is replaced by the shell's own page, which is the same for every visitor.
      publiclyCacheable:
        chosen.page === 'failed' || (typeof chosen.page === 'object' && chosen.page.publiclyCacheable === true),
      context: answer,
    };
  };

  /** What is shown in place of a page that threw: the last version that rendered, or else the shell's own page. */
  const renderInstead = async (
    request: PageRequest,
    route: SiteRoute | undefined,
    { build }: Chosen,
  ): Promise<RenderedPage | Redirect> => {
    // A form that was sent is not sent again.
    const earlier =
      route && build && !request.form ? await releases.loadLastWorking(build, route).catch(() => undefined) : undefined;
    if (earlier) {
      try {
        return await renderChosen(request, route, earlier);
      } catch (error) {
        noteFailure(earlier, request, error);
      }
    }
    return renderChosen(request, route, { page: 'failed' });
  };

  /** Where even the shell's own page throws it is no remote's fault: browsers may manage, and 503 says that something is wrong. */
  const renderWithout = async (
    request: PageRequest,
    route: SiteRoute | undefined,
    chosen: Chosen,
    reason: unknown,
  ): Promise<RenderedPage | Redirect> => {
    try {
      const page = await renderInstead(request, route, chosen);
      noteFailure(chosen, request, reason);
      return page;
    } catch (error) {
      // What a form was answered with cannot be asked for again.
      if (request.form) throw error;
      return { ...browserPage(request, route, publicOrigin), status: 503 };
    }
  };

  return async (request: PageRequest): Promise<RenderedPage | Redirect> => {
    const route = matchSiteRoute(request.url.pathname);
    if (request.failure !== undefined) return renderChosen(request, route, { page: 'failed' });
    // A form that is sent without scripts is answered here all the same.
    if (!serverRendering && !request.form) return browserPage(request, route, publicOrigin);
    const chosen: Chosen = route ? await loadPage(route, request.release) : { page: 'absent' };
    const start = performance.now();
    try {
      const page = await renderChosen(request, route, chosen);
      if (chosen.build) releases.rendered(chosen.build, performance.now() - start);
      return page;
    } catch (error) {
      // A component of the remote threw, and was reported.
      return renderWithout(request, route, chosen, error);
    }
  };
}
