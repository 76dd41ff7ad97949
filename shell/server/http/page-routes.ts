/** Answers every page: canonical address, then the rendered document as a stream. */
import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../src/canonical-address';
import { matchSiteRoute } from '../../src/navigation/match-site-route';
import { documentEnd, documentStart, type DocumentFiles } from '../render/document';
import { toPageRequest } from '../render/page-request';
import type { createRenderPage } from '../render/render-page';
import { devReloadScript } from './dev-reload';
import type { ReleaseForVisitor } from './release-for-visitor';
import { refuseOtherSites } from './same-origin';
import type { ApiForVisitor } from './submission-limit';
import { createNonce, pagePolicy } from './security-headers';

type Options = {
  apiFor: ApiForVisitor;
  files: DocumentFiles;
  /** The release set of a visitor; the reply gets the cookie that keeps it the same. */
  releaseFor: ReleaseForVisitor;
  renderPage: ReturnType<typeof createRenderPage>;
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

/** A stream that puts what goes through it between a start and an end. */
function framed(start: string, end: string): Transform {
  const stream = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => done(null, end),
  });
  stream.push(start);
  return stream;
}

export function createPageHandler({ apiFor, files, releaseFor, renderPage, publicOrigin, devReload }: Options) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const canonical = otherSpelling(request.url);
    const form = request.body instanceof URLSearchParams ? request.body : undefined;
    if (canonical) return reply.redirect(canonical, 308);
    const abort = new AbortController();
    // The response closes when it is sent, or when the visitor is gone: what is still under way then stops.
    reply.raw.once('close', () => abort.abort());
    const pageRequest = toPageRequest({
      address: request.url,
      cookieHeader: request.headers.cookie,
      api: apiFor(request),
      release: releaseFor(request, reply),
      signal: abort.signal,
      form,
    });
    const page = await renderPage(pageRequest);
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);

    const nonce = createNonce();
    const document = { page, request: pageRequest, builds: files, nonce, origin: publicOrigin };
    reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce))
      // The page differs by theme and consent, which the browser's cache knows from the cookie.
      // What a form was answered with holds what was typed.
      .header('cache-control', page.status === 200 && !form ? 'private, no-cache' : 'no-store')
      .header('vary', 'cookie');
    if (page.route?.confidential) reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (page.status === 503) reply.header('retry-after', '10');
    const end = documentEnd(document) + (devReload ? devReloadScript(nonce) : '');
    const out = page.body.pipe(framed(documentStart(document), end));
    abort.signal.addEventListener('abort', () => page.body.abort());
    return reply.send(out);
  };
}

/** Every GET that nothing else answers is a page, or the 404 page; a form posts to the address of its page. */
export function registerPages(app: FastifyInstance, handler: ReturnType<typeof createPageHandler>): void {
  app.get('/*', handler);
  app.post('/*', { preHandler: refuseOtherSites }, handler);
}
