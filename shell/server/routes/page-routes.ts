/** Answers every page: canonical address, then the rendered document. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../src/canonical-address';
import { matchRoute, type SiteRoute } from '../../src/routes';
import { entityTag, isUnchanged } from '../http/entity-tag';
import type { SendFailurePage } from '../http/error-routes';
import { refuseOtherSites } from '../http/same-origin';
import type { ShareInCaches } from '../http/share-in-caches';
import type { PageCache, PublicPage } from '../pages/page-cache';
import type { Documents, RenderedHtml } from '../pages/create-documents';
import { pageKey } from '../pages/page-key';
import { toUrl, type PageRequests, type Visit } from '../pages/page-request';
import type { RenderedPage } from '../pages/render-page';
import { compressPage, encodeHtml, htmlReply } from './html-reply';

type Options = {
  requests: PageRequests;
  documents: Documents;
  cache: PageCache;
  /** Undefined where no shared cache is in front of the site. */
  shareInCaches: ShareInCaches | undefined;
};

/** The canonical address to redirect to, when the requested one is another spelling of a page of the site. */
function canonicalRedirect(address: string, routes: readonly SiteRoute[]): string | undefined {
  const { pathname, search } = toUrl(address);
  const canonical = canonicalAddress(pathname + search, routes);
  // A proxy may request `http://host/path`, which is not another spelling.
  if (canonical === (address.startsWith('/') ? address : pathname + search)) return undefined;
  const [path = '/'] = canonical.split('?');
  return matchRoute(routes, path) ? canonical : undefined;
}

const isPublic = ({ route, publiclyCacheable }: RenderedPage): boolean =>
  publiclyCacheable && route !== undefined && !route.confidential;

/** A page that was rendered without its remote, or with another version than the chosen one, is rendered again for the next visitor. */
const isCacheable = ({ route, build, status }: RenderedPage, { release }: Visit): boolean =>
  (status === 200 || status === 503) && route !== undefined && build === release.remotes.get(route.remote);

const toPublicPage = ({ page, html, policy }: RenderedHtml, visit: Visit): PublicPage | undefined =>
  'redirect' in page || !isPublic(page)
    ? undefined
    : { html, policy, status: page.status, isCacheable: isCacheable(page, visit) };

type SentHtml = {
  text: Buffer;
  /** Entity tag of a page that is the same for all visitors. */
  tag: string | undefined;
  brotli: () => Buffer | Promise<Buffer>;
};

async function sendHtml(request: FastifyRequest, reply: FastifyReply, { text, tag, brotli }: SentHtml) {
  if (tag && isUnchanged(request, reply, tag)) return reply.send();
  const { body, encoding } = await encodeHtml(request, text, brotli);
  return (encoding ? reply.header('content-encoding', encoding) : reply).send(body);
}

export function createPageHandler({ requests, documents, cache, shareInCaches }: Options) {
  const { render, endpoints, framedBy } = documents;

  const setCachedHeaders = (request: FastifyRequest, reply: FastifyReply, cached: PublicPage, visit: Visit): void => {
    htmlReply(reply, { policy: cached.policy, endpoints, status: cached.status });
    // Shared caches do not know which visitors get the version of the form on trial.
    if (cached.isCacheable && !visit.formChoice)
      shareInCaches?.(request, reply, { status: cached.status, release: visit.release });
  };

  const sendRendered = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { page, html, policy }: RenderedHtml,
    isDraft = false,
  ): Promise<FastifyReply> => {
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);
    htmlReply(reply, { policy, endpoints, status: page.status });
    // The answer to a form contains what the visitor typed.
    if (request.body) reply.header('cache-control', 'no-store');
    if (framedBy && page.route?.bare) reply.removeHeader('x-frame-options');
    if (page.route?.confidential || isDraft)
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (isDraft) reply.header('x-robots-tag', 'noindex');
    if (page.retryAfter) reply.header('retry-after', page.retryAfter);
    if (page.status === 405 && !reply.hasHeader('allow')) reply.header('allow', 'GET, HEAD');
    const tag = !request.body && page.status === 200 && isPublic(page) ? entityTag(html) : undefined;
    return sendHtml(request, reply, { text: html, tag, brotli: () => compressPage(html) });
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visited = requests.visitOf(request, reply);
    const { routes, redirects } = visited.release;
    const canonical = canonicalRedirect(request.url, routes);
    if (canonical) return reply.redirect(canonical, 308);
    // Not for ever: the page is there again when its version is rolled back.
    const moved = matchRoute(routes, visited.url.pathname) ? undefined : redirects.get(visited.url.pathname);
    if (moved !== undefined) return reply.header('cache-control', 'no-cache').redirect(moved, 307);
    const page = await requests.complete(visited, request, reply);
    const key = page.form || page.isDraft ? undefined : pageKey(page);
    const answer =
      key &&
      (await cache.share(key, async () => {
        // Other visitors may wait for this page too, so it is not aborted when its visitor leaves.
        const rendered = await render({ ...page, signal: new AbortController().signal });
        return { rendered, shared: toPublicPage(rendered, page) };
      }));
    if (answer && 'cached' in answer) {
      const { cached } = answer;
      setCachedHeaders(request, reply, cached, page);
      const tag = cached.status === 200 ? cached.entityTag : undefined;
      return sendHtml(request, reply, { text: cached.html, tag, brotli: () => cached.compressed });
    }
    if (answer) return sendRendered(request, reply, answer.rendered);
    // The response also closes when the visitor leaves, and pending work is then aborted.
    const closed = new AbortController();
    reply.raw.once('close', () => closed.abort());
    return sendRendered(request, reply, await render({ ...page, signal: closed.signal }), page.isDraft);
  };

  const sendFailure: SendFailurePage = async (request, reply, failure) => {
    const { signal } = new AbortController();
    const page = {
      ...requests.visitOf(request, reply),
      id: request.id,
      api: requests.apiFor(request),
      form: undefined,
    };
    await sendRendered(request, reply, await render({ ...page, signal, failure }));
  };
  return { sendPage, sendFailure };
}

/** Every GET without a route of its own is a page, or the 404 page; a form posts to the address of its page. */
export function registerPages(app: FastifyInstance, { sendPage }: ReturnType<typeof createPageHandler>): void {
  app.get('/*', sendPage);
  app.post('/*', { preHandler: refuseOtherSites }, sendPage);
}
