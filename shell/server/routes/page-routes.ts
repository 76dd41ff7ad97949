/** Answers every page: canonical address, then the rendered document. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../src/canonical-address';
import { matchSiteRoute } from '../../src/navigation/match-site-route';
import { fillTemplate } from '../page-cache/compressed-template';
import { pageKey, type CachedPage, type PageCache, type SharedHtml } from '../page-cache/page-cache';
import { documentEnd, documentStart, type DocumentFiles } from '../render/document';
import { readVisit, type PageRequest, type Visit } from '../render/page-request';
import type { createRenderPage, Redirect, RenderedPage } from '../render/render-page';
import { devReloadScript } from './dev-reload';
import type { SendFailurePage } from '../http/error-routes';
import type { VisitorReleases } from '../releases/visitor-releases';
import { refuseOtherSites } from '../http/same-origin';
import type { ApiForVisitor } from '../submissions/submission-limit';
import { createNonce, pagePolicy, reportingEndpoints } from '../http/security-headers';

type Options = {
  apiFor: ApiForVisitor;
  files: DocumentFiles;
  /** The release set of a visitor; the reply gets the cookie that keeps it the same. */
  releaseFor: VisitorReleases['releaseFor'];
  renderPage: ReturnType<typeof createRenderPage>;
  cache: PageCache;
  publicOrigin: string;
  devReload: boolean;
};

/** The canonical address to go to, when the one asked is another spelling of a page of the site. */
function otherSpelling(address: string): string | undefined {
  const canonical = canonicalAddress(address);
  if (canonical === address) return undefined;
  const [path = '/'] = canonical.split('?');
  return matchSiteRoute(path) ? canonical : undefined;
}

/** The page differs by theme and consent, which the browser's cache knows from the cookie. */
const htmlReply = (reply: FastifyReply, nonce: string, endpoints: string | undefined): FastifyReply =>
  (endpoints ? reply.header('reporting-endpoints', endpoints) : reply)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, endpoints !== undefined))
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie');

const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(String(headers['accept-encoding'] ?? ''));

const compress = promisify(brotliCompress);
/**
 * For one visitor: two thirds of the time of what is sent to many, and a tenth larger. A window of 128 kB holds a
 * page, or nearly; the usual one of 4 MB counts as memory of ours, and V8 went through all of the heap every few pages.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 } };

const sendBrotli = (reply: FastifyReply, compressed: Buffer): FastifyReply =>
  reply.header('content-encoding', 'br').header('vary', 'cookie, accept-encoding').send(compressed);

/** A page that is not the good one of its address is not stored by browsers; unavailable content is worth another try soon. */
const setStatus = (reply: FastifyReply, status: number): void => {
  reply.code(status);
  if (status !== 200) reply.header('cache-control', 'no-store');
  if (status === 503) reply.header('retry-after', '10');
};

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, text, compressed }: CachedPage,
  endpoints: string | undefined,
): FastifyReply {
  const nonce = createNonce();
  setStatus(htmlReply(reply, nonce, endpoints), status);
  return acceptsBrotli(request)
    ? sendBrotli(reply, fillTemplate(compressed, nonce))
    : reply.send(fillTemplate(text, nonce));
}

const mayBeShared = ({ route, publiclyCacheable }: RenderedPage): boolean =>
  publiclyCacheable && route !== undefined && !route.confidential;

/** What a page was rendered without, or with another version than was chosen, is rendered again for the next visitor. */
const isCacheable = ({ route, build, status }: RenderedPage, { release }: Visit): boolean =>
  (status === 200 || status === 503) && route !== undefined && build === release.remotes.get(route.remote);

type Own = { page: RenderedPage | Redirect; html: string; nonce: string };

const toSharedHtml = ({ page, html, nonce }: Own, visit: Visit): SharedHtml | undefined =>
  'redirect' in page || !mayBeShared(page)
    ? undefined
    : { html, nonce, status: page.status, isCacheable: isCacheable(page, visit) };

export function createPageHandler({ apiFor, files, releaseFor, renderPage, cache, publicOrigin, devReload }: Options) {
  const endpoints = reportingEndpoints(publicOrigin);

  const render = async (pageRequest: PageRequest): Promise<Own> => {
    const page = await renderPage(pageRequest);
    const nonce = createNonce();
    if ('redirect' in page) return { page, html: '', nonce };
    const document = { page, request: pageRequest, builds: files, nonce, origin: publicOrigin };
    return {
      page,
      html: documentStart(document) + page.body + documentEnd(document) + (devReload ? devReloadScript(nonce) : ''),
      nonce,
    };
  };

  const sendOwn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { page, html, nonce }: Own,
  ): Promise<FastifyReply> => {
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);
    setStatus(htmlReply(reply, nonce, endpoints), page.status);
    // What a form was answered with holds what was typed.
    if (request.body) reply.header('cache-control', 'no-store');
    if (page.route?.confidential) reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (page.retryAfter) reply.header('retry-after', page.retryAfter);
    if (page.status === 405 && !reply.hasHeader('allow')) reply.header('allow', 'GET, HEAD');
    return acceptsBrotli(request) ? sendBrotli(reply, await compress(html, BROTLI)) : reply.send(html);
  };

  const visitOf = (request: FastifyRequest, reply: FastifyReply): Visit =>
    readVisit({ address: request.url, cookieHeader: request.headers.cookie, release: releaseFor(request, reply) });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const canonical = otherSpelling(request.url);
    if (canonical) return reply.redirect(canonical, 308);
    const form = request.body instanceof URLSearchParams ? request.body : undefined;
    const visit = visitOf(request, reply);
    const renderUntil = (signal: AbortSignal) => render({ ...visit, signal, api: apiFor(request), form });
    const key = form ? undefined : pageKey(visit);
    const answer =
      key &&
      (await cache.share(key, async () => {
        // Others may wait for it: it ends with its own timeouts, and not with its visitor.
        const rendered = await renderUntil(new AbortController().signal);
        return { rendered, shared: toSharedHtml(rendered, visit) };
      }));
    if (answer && 'cached' in answer) return sendCached(request, reply, answer.cached, endpoints);
    if (answer) return sendOwn(request, reply, answer.rendered);
    // The response closes when it is sent, or when the visitor is gone: what is still under way then stops.
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return sendOwn(request, reply, await renderUntil(gone.signal));
  };

  const sendFailure: SendFailurePage = async (request, reply, failure) => {
    const { signal } = new AbortController();
    await sendOwn(
      request,
      reply,
      await render({ ...visitOf(request, reply), signal, api: apiFor(request), form: undefined, failure }),
    );
  };
  return { sendPage, sendFailure };
}

/** Every GET that nothing else answers is a page, or the 404 page; a form posts to the address of its page. */
export function registerPages(app: FastifyInstance, { sendPage }: ReturnType<typeof createPageHandler>): void {
  app.get('/*', sendPage);
  app.post('/*', { preHandler: refuseOtherSites }, sendPage);
}
