/** Answers every page of a host: its canonical address, then its document, from the cache or rendered. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../src/canonical-address';
import { RELEASE_SET_PATH } from '../../src/federation/release-set';
import { matchRoute, type SiteRoute } from '../../src/routes';
import { createEncryptedState } from '../data/encrypted-state';
import { entityTag, isUnchanged, sendTagged } from '../http/entity-tag';
import type { SendFailurePage } from '../http/error-routes';
import { accepts } from '../http/every-request';
import { refuseOtherSites } from '../http/same-origin';
import { pagePolicy } from '../http/security-headers';
import type { ShareInCaches } from '../http/share-in-caches';
import { pageDocument, toReleaseSet } from '../pages/document';
import { createPageCache } from '../pages/page-cache';
import { createPageRequests, pageKey, toUrl, type PageRequest, type Visitors } from '../pages/page-request';
import { createRenderPage, type Redirect, type RenderedPage } from '../pages/render-page';
import type { Releases } from '../remotes/releases';
import type { Settings } from '../settings/settings';

/** How much older than its content a cached page may be. */
const PAGE_TTL_MS = 1_000;

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
const isCacheable = ({ route, build, status }: RenderedPage, { release }: Pick<PageRequest, 'release'>): boolean =>
  (status === 200 || status === 503) && route !== undefined && build === release.remotes.get(route.remote);

const brotli = promisify(brotliCompress);
const gzipNow = promisify(gzip);

/**
 * A tenth larger than the smallest, in a millisecond and a half. A window of 256 kB fits most pages; the default of 4 MB counts
 * as external memory, and made V8 collect the whole heap every few pages.
 */
export const compressPage = (text: Buffer): Promise<Buffer> =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } });

type SentHtml = {
  html: Buffer;
  /** Entity tag of a page that is the same for all visitors. */
  tag: string | undefined;
  compressed?: Buffer;
};

/** Sends a page as its visitor’s browser accepts it. */
async function sendHtml(request: FastifyRequest, reply: FastifyReply, { html, tag, compressed }: SentHtml) {
  if (tag && isUnchanged(request, reply, tag)) return reply.send();
  if (accepts(request, 'br'))
    return reply.header('content-encoding', 'br').send(compressed ?? (await compressPage(html)));
  if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(await gzipNow(html));
  return reply.send(html);
}

type Rendered = { page: RenderedPage; html: Buffer; policy: string };

type Options = Visitors & {
  settings: Settings;
  logger: FastifyBaseLogger;
  releases: Releases;
  /** Undefined where no shared cache is in front of the site. */
  shareInCaches: ShareInCaches | undefined;
  onContentChange: (listener: () => void) => void;
  /** Origin whose pages may be in a frame of these pages, besides their own. */
  frames?: string | undefined;
  /** Origin whose pages may show the bare pages of this host in a frame. */
  framedBy?: string | undefined;
};

export function createPages(options: Options) {
  const { settings, logger, releases, shareInCaches, onContentChange, frames, framedBy } = options;
  const { publicOrigin, formStateSecrets, devReload, contentTtlMs } = settings;
  const { visitOf, complete } = createPageRequests(options);
  const cache = createPageCache({ compress: compressPage, ttlMs: devReload ? 0 : Math.min(PAGE_TTL_MS, contentTtlMs) });
  onContentChange(cache.clear);
  const renderPage = createRenderPage({
    releases,
    sealedStateOf: createEncryptedState(formStateSecrets),
    publicOrigin,
    onFault: (where, err) => logger.error({ ...where, err }, 'a page failed to render'),
  });

  const render = async (request: PageRequest): Promise<Rendered | Redirect> => {
    const page = await renderPage(request);
    if ('redirect' in page) return page;
    const { html, inline } = pageDocument({ page, request, builds: releases, origin: publicOrigin });
    const policy = pagePolicy(inline, {
      ...(frames && { frames: `'self' ${frames}` }),
      ...(framedBy && page.route?.bare && { framedBy }),
    });
    return { page, html, policy };
  };

  /** Consent and canary, which change the page, are in cookies, so caches must vary by cookie; a 304 says the same as the page. */
  const setHeaders = (reply: FastifyReply, { status, policy }: { status: number; policy: string }): void => {
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      // Browsers do not store an error page.
      .header('cache-control', status === 200 ? 'private, no-cache' : 'no-store')
      .header('vary', 'cookie');
  };

  const sendRendered = async (
    request: FastifyRequest,
    reply: FastifyReply,
    rendered: Rendered | Redirect,
    isDraft = false,
  ): Promise<FastifyReply> => {
    if ('redirect' in rendered) return reply.redirect(rendered.redirect, rendered.status);
    const { page, html, policy } = rendered;
    setHeaders(reply, { status: page.status, policy });
    // The answer to a form contains what the visitor typed.
    if (request.body) reply.header('cache-control', 'no-store');
    if (framedBy && page.route?.bare) reply.removeHeader('x-frame-options');
    if (page.route?.confidential || isDraft)
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (isDraft) reply.header('x-robots-tag', 'noindex');
    if (page.retryAfter) reply.header('retry-after', page.retryAfter);
    if (page.status === 405 && !reply.hasHeader('allow')) reply.header('allow', 'GET, HEAD');
    const tag = !request.body && page.status === 200 && isPublic(page) ? entityTag(html) : undefined;
    return sendHtml(request, reply, { html, tag });
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visit = visitOf(request, reply);
    const { routes, redirects } = visit.release;
    const canonical = canonicalRedirect(request.url, routes);
    if (canonical) return reply.redirect(canonical, 308);
    // Not for ever: the page is there again when its version is rolled back.
    const moved = matchRoute(routes, visit.url.pathname) ? undefined : redirects.get(visit.url.pathname);
    if (moved !== undefined) return reply.header('cache-control', 'no-cache').redirect(moved, 307);
    const asked = await complete(visit, request, reply);
    const key = asked.form || asked.isDraft ? undefined : pageKey(asked);
    const answer =
      key &&
      (await cache.share(key, async () => {
        // Other visitors may wait for this page too, so it is not aborted when its visitor leaves.
        const rendered = await render({ ...asked, signal: new AbortController().signal });
        if ('redirect' in rendered || !isPublic(rendered.page)) return { rendered, shared: undefined };
        const { page, ...sent } = rendered;
        return { rendered, shared: { ...sent, status: page.status, isCacheable: isCacheable(page, asked) } };
      }));
    if (answer && 'cached' in answer) {
      const { cached } = answer;
      setHeaders(reply, cached);
      // Shared caches do not know which visitors get the version of the form on trial.
      if (cached.isCacheable && !asked.formChoice)
        shareInCaches?.(request, reply, { status: cached.status, release: asked.release });
      return sendHtml(request, reply, { ...cached, tag: cached.status === 200 ? cached.entityTag : undefined });
    }
    if (answer) return sendRendered(request, reply, answer.rendered);
    // The response also closes when the visitor leaves, and pending work is then aborted.
    const closed = new AbortController();
    reply.raw.once('close', () => closed.abort());
    return sendRendered(request, reply, await render({ ...asked, signal: closed.signal }), asked.isDraft);
  };

  const sendFailure: SendFailurePage = async (request, reply, failure) => {
    const { signal } = new AbortController();
    const asked = { ...visitOf(request, reply), id: request.id, api: options.apiFor(request), form: undefined };
    await sendRendered(request, reply, await render({ ...asked, signal, failure }));
  };
  return { sendPage, sendFailure };
}

/** Every GET without a route of its own is a page, or the 404 page; a form posts to the address of its page. */
export function registerPages(
  app: FastifyInstance,
  { sendPage }: Pick<ReturnType<typeof createPages>, 'sendPage'>,
): void {
  app.get('/*', sendPage);
  app.post('/*', { preHandler: refuseOtherSites }, sendPage);
}

/** The visitor's release set, which browsers ask for before they load another remote than the one of the page. */
export function registerReleaseSet(
  app: FastifyInstance,
  { releaseFor, shareInCaches }: Pick<Options, 'releaseFor' | 'shareInCaches'>,
): void {
  app.get(RELEASE_SET_PATH, async (request, reply) => {
    const release = releaseFor(request, reply);
    const text = JSON.stringify(toReleaseSet(release));
    reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
    shareInCaches?.(request, reply, { status: 200, release });
    return sendTagged(request, reply.type('application/json; charset=utf-8'), text);
  });
}
