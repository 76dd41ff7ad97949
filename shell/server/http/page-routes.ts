/** Answers every page: canonical address, then the rendered document as a stream. */
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../src/canonical-address';
import { matchSiteRoute } from '../../src/navigation/match-site-route';
import type { BuildStore } from '../release/build-store';
import { documentEnd, documentStart } from '../render/document';
import { toPageRequest } from '../render/page-request';
import type { createRenderPage } from '../render/render-page';
import { createNonce, pagePolicy } from './security-headers';

type Options = { builds: () => BuildStore; renderPage: ReturnType<typeof createRenderPage>; publicOrigin: string };

/** The canonical address to go to, when the one asked is another spelling of a page of the site. */
function otherSpelling(address: string): string | undefined {
  const canonical = canonicalAddress(address);
  if (canonical === address) return undefined;
  const [path = '/'] = canonical.split('?');
  return matchSiteRoute(path) ? canonical : undefined;
}

export function createPageHandler({ builds, renderPage, publicOrigin }: Options) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const canonical = otherSpelling(request.url);
    if (canonical) return reply.redirect(canonical, 308);
    const abort = new AbortController();
    request.raw.once('close', () => abort.abort());
    const pageRequest = toPageRequest({ address: request.url, cookieHeader: request.headers.cookie, signal: abort.signal });
    const page = await renderPage(pageRequest);
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);

    const nonce = createNonce();
    const document = { page, request: pageRequest, builds: builds(), nonce, origin: publicOrigin };
    reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce))
      // The page differs by theme and consent, which the browser's cache knows from the cookie.
      .header('cache-control', page.status === 200 ? 'private, no-cache' : 'no-store')
      .header('vary', 'cookie');
    if (page.status === 503) reply.header('retry-after', '10');
    const out = new PassThrough();
    out.write(documentStart(document));
    const body = new PassThrough();
    body.on('data', (chunk: Buffer) => out.write(chunk));
    body.on('end', () => out.end(documentEnd(document)));
    page.body.pipe(body);
    request.raw.once('close', () => page.body.abort());
    return reply.send(out);
  };
}

/** Every GET that nothing else answers is a page, or the 404 page. */
export function registerPages(app: FastifyInstance, handler: ReturnType<typeof createPageHandler>): void {
  app.get('/*', handler);
}
