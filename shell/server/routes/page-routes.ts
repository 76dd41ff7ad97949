/** Answers every page of a host: its canonical address, then its document, from the cache or rendered. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../src/canonical-address';
import { RELEASE_SET_PATH } from '../../src/federation/release-set';
import { matchRoute } from '../../src/routes';
import { createEncryptedState } from '../data/encrypted-state';
import { entityTag, isUnchanged, sendTagged } from '../http/entity-tag';
import type { SendFailurePage } from '../http/error-routes';
import { accepts } from '../http/every-request';
import { refuseOtherSites } from '../http/same-origin';
import { pagePolicy } from '../http/security-headers';
import type { ShareInCaches } from '../http/share-in-caches';
import { pageDocument, toReleaseSet } from '../pages/document';
import { compressPage, createPageCache, type SentPage } from '../pages/page-cache';
import {
  createCompleteRequest,
  pageKey,
  readVisit,
  type PageRequest,
  type Visit,
  type Visitors,
} from '../pages/page-request';
import { createRenderPage, type RenderedPage } from '../pages/render-page';
import type { ReleaseChoice } from '../remotes/protocol/release-choice';
import type { Releases } from '../remotes/releases';
import type { Settings } from '../settings/settings';

/** Greatest age of a cached page beyond its content. */
const PAGE_TTL_MS = 1_000;

/** The canonical address to redirect to, when the requested one is another spelling of a page of the site. */
function canonicalRedirect(
  address: string,
  { url: { pathname, search }, release: { routes } }: Visit,
): string | undefined {
  const canonical = canonicalAddress(pathname + search, routes);
  // A proxy may request `http://host/path`, which is not another spelling.
  if (canonical === (address.startsWith('/') ? address : pathname + search)) return undefined;
  const [path = '/'] = canonical.split('?');
  return matchRoute(routes, path) ? canonical : undefined;
}

/** A page without its remote, or with another version than the chosen one, is rendered again for the next visitor. */
function audienceOf(
  { route, build, status, publiclyCacheable }: RenderedPage,
  { form, isDraft, release }: PageRequest,
): SentPage['audience'] {
  if (!route || route.confidential || !publiclyCacheable || form || isDraft) return 'visitor';
  return (status === 200 || status === 503) && build === release.remotes.get(route.remote) ? 'all' : 'waiting';
}

const gzipNow = promisify(gzip);

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
  const { settings, logger, releases, releaseFor, shareInCaches, onContentChange, frames, framedBy } = options;
  const { publicOrigin, formStateSecrets, devReload, contentTtlMs } = settings;
  const completeRequest = createCompleteRequest(options);
  const cache = createPageCache({ ttlMs: devReload ? 0 : Math.min(PAGE_TTL_MS, contentTtlMs) });
  onContentChange(cache.clear);
  const renderPage = createRenderPage({
    releases,
    sealedStateOf: createEncryptedState(formStateSecrets),
    publicOrigin,
    onFault: (where, err) => logger.error({ ...where, err }, 'a page failed to render'),
  });

  const render = async (request: PageRequest): Promise<SentPage> => {
    const page = await renderPage(request);
    const { status } = page;
    if ('redirect' in page) return { status, headers: { location: page.redirect }, audience: 'visitor' };
    const { html, inline } = pageDocument({ page, request, builds: releases, origin: publicOrigin });
    const audience = audienceOf(page, request);
    const isFramed = framedBy !== undefined && page.route?.bare === true;
    const isSecret = page.route?.confidential || request.isDraft;
    return {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(inline, {
          ...(frames && { frames: `'self' ${frames}` }),
          ...(isFramed && { framedBy }),
        }),
        // Browsers do not store an error page, nor what the visitor typed.
        'cache-control': status !== 200 || request.form || isSecret ? 'no-store' : 'private, no-cache',
        // Consent and canary, which change the page, are in cookies.
        vary: 'cookie',
        ...(isSecret && { 'referrer-policy': 'no-referrer' }),
        ...(request.isDraft && { 'x-robots-tag': 'noindex' }),
        ...(page.retryAfter && { 'retry-after': page.retryAfter }),
      },
      html,
      ...(status === 200 && audience !== 'visitor' && { entityTag: entityTag(html) }),
      audience,
      isFramed,
    };
  };

  /** Sends a page as its visitor’s browser accepts it. */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status, headers, html, compressed, entityTag: tag, audience, isFramed }: SentPage,
    cachedRelease?: ReleaseChoice,
  ): Promise<FastifyReply> => {
    reply.code(status).headers(headers);
    if (!html) return reply.send();
    if (isFramed) reply.removeHeader('x-frame-options');
    if (status === 405 && !reply.hasHeader('allow')) reply.header('allow', 'GET, HEAD');
    if (cachedRelease && audience === 'all') shareInCaches?.(request, reply, { status, release: cachedRelease });
    if (tag && isUnchanged(request, reply, tag)) return reply.send();
    if (accepts(request, 'br'))
      return reply.header('content-encoding', 'br').send(compressed ?? (await compressPage(html)));
    if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(await gzipNow(html));
    return reply.send(html);
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const release = releaseFor(request, reply);
    const visit = readVisit(request, release);
    const canonical = canonicalRedirect(request.url, visit);
    if (canonical) return reply.redirect(canonical, 308);
    // Not for ever: the page is there again when its version is rolled back.
    const { pathname } = visit.url;
    const moved = matchRoute(release.routes, pathname) ? undefined : release.redirects.get(pathname);
    if (moved !== undefined) return reply.header('cache-control', 'no-cache').redirect(moved, 307);
    const asked = await completeRequest(visit, request, reply);
    const key = pageKey(asked);
    // Other visitors may wait for a publicly cacheable page: it is not aborted when one leaves.
    const shared = key && (await cache.share(key, () => render({ ...asked, signal: new AbortController().signal })));
    // Shared caches do not know which visitors get the version of the form on trial.
    if (shared) return send(request, reply, shared, asked.formChoice ? undefined : release);
    // The response also closes when the visitor leaves, and pending work is then aborted.
    const closed = new AbortController();
    reply.raw.once('close', () => closed.abort());
    return send(request, reply, await render({ ...asked, signal: closed.signal }));
  };

  const sendFailure: SendFailurePage = async (request, reply, failure) => {
    const visit = readVisit(request, releaseFor(request, reply));
    const { signal } = new AbortController();
    const asked = { ...visit, id: request.id, api: options.apiFor(request), form: undefined, signal, failure };
    await send(request, reply, await render(asked));
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

/** The visitor's release set: browsers request it before they load another remote. */
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
