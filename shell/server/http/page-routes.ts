/** Answers every page: canonical address, then the rendered document as a stream. */
import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../src/canonical-address';
import { matchSiteRoute } from '../../src/navigation/match-site-route';
import { fillTemplate } from '../page-cache/compressed-template';
import { pageKey, type KeptPage, type PageCache } from '../page-cache/page-cache';
import { documentEnd, documentStart, type DocumentFiles } from '../render/document';
import { toPageRequest, type PageRequest } from '../render/page-request';
import type { createRenderPage, RenderedPage } from '../render/render-page';
import { devReloadScript } from './dev-reload';
import type { ReleaseForVisitor } from './release-for-visitor';
import { refuseOtherSites } from './same-origin';
import type { ApiForVisitor } from './submission-limit';
import { createNonce, pagePolicy, reportingEndpoints } from './security-headers';

type Options = {
  apiFor: ApiForVisitor;
  files: DocumentFiles;
  /** The release set of a visitor; the reply gets the cookie that keeps it the same. */
  releaseFor: ReleaseForVisitor;
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

/** A stream that puts what goes through it between a start and an end, and tells the whole once it is through. */
function framed(start: string, end: string, onWhole: ((text: string) => void) | undefined): Transform {
  const chunks: Buffer[] = [];
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      if (onWhole) chunks.push(chunk);
      done(null, chunk);
    },
    flush: (done) => {
      onWhole?.(start + Buffer.concat(chunks).toString('utf8') + end);
      done(null, end);
    },
  });
  stream.push(start);
  return stream;
}

/** The page differs by theme and consent, which the browser's cache knows from the cookie. */
const htmlReply = (reply: FastifyReply, nonce: string, endpoints: string | undefined): FastifyReply =>
  (endpoints ? reply.header('reporting-endpoints', endpoints) : reply)
    .type('text/html; charset=utf-8').header('content-security-policy', pagePolicy(nonce, endpoints !== undefined)).header('cache-control', 'private, no-cache').header('vary', 'cookie');

const acceptsBrotli = ({ headers }: FastifyRequest): boolean => /\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(String(headers['accept-encoding'] ?? ''));

function sendKept(request: FastifyRequest, reply: FastifyReply, { text, compressed }: KeptPage, endpoints: string | undefined): FastifyReply {
  const nonce = createNonce();
  htmlReply(reply, nonce, endpoints);
  if (!acceptsBrotli(request)) return reply.send(fillTemplate(text, nonce));
  return reply.header('content-encoding', 'br').header('vary', 'cookie, accept-encoding').send(fillTemplate(compressed, nonce));
}

/** What a page was rendered without, or with another version than was chosen, is tried anew by the next visitor. */
const mayBeKept = ({ route, build, status, isSameForAll }: RenderedPage, { release }: PageRequest): boolean =>
  isSameForAll && status === 200 && route !== undefined && build === release.remotes.get(route.remote);

export function createPageHandler({ apiFor, files, releaseFor, renderPage, cache, publicOrigin, devReload }: Options) {
  const endpoints = reportingEndpoints(publicOrigin);
  const render = async (pageRequest: PageRequest, reply: FastifyReply, key: string | undefined): Promise<FastifyReply> => {
    const { signal, form } = pageRequest;
    const page = await renderPage(pageRequest);
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);

    const nonce = createNonce();
    const document = { page, request: pageRequest, builds: files, nonce, origin: publicOrigin };
    htmlReply(reply, nonce, endpoints).code(page.status);
    // What a form was answered with holds what was typed.
    if (page.status !== 200 || form) reply.header('cache-control', 'no-store');
    if (page.route?.confidential) reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (page.status === 503) reply.header('retry-after', '10');
    const end = documentEnd(document) + (devReload ? devReloadScript(nonce) : '');
    const keep = (html: string): void => {
      if (key && !signal.aborted) cache.put(key, html, nonce).catch((error: unknown) => reply.log.error({ err: error }, 'a page was not kept'));
    };
    const out = page.body.pipe(framed(documentStart(document), end, key && mayBeKept(page, pageRequest) ? keep : undefined));
    signal.addEventListener('abort', () => page.body.abort());
    return reply.send(out);
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const canonical = otherSpelling(request.url);
    if (canonical) return reply.redirect(canonical, 308);
    const form = request.body instanceof URLSearchParams ? request.body : undefined;
    const abort = new AbortController();
    const pageRequest = toPageRequest({
      address: request.url,
      cookieHeader: request.headers.cookie,
      api: apiFor(request),
      release: releaseFor(request, reply),
      signal: abort.signal,
      form,
    });
    const key = form ? undefined : pageKey(pageRequest);
    const kept = key && cache.get(key);
    if (kept) return sendKept(request, reply, kept, endpoints);
    // The response closes when it is sent, or when the visitor is gone: what is still under way then stops.
    reply.raw.once('close', () => abort.abort());
    return render(pageRequest, reply, key);
  };
}

/** Every GET that nothing else answers is a page, or the 404 page; a form posts to the address of its page. */
export function registerPages(app: FastifyInstance, handler: ReturnType<typeof createPageHandler>): void {
  app.get('/*', handler);
  app.post('/*', { preHandler: refuseOtherSites }, handler);
}
