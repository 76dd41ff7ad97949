/** Headers of pages that shared caches may store (docs/decisions/0060). */
import type { FastifyReply } from 'fastify';

/** Tag of every page in shared caches. */
export const ALL_PAGES = 'pages';

/** For how long a cache may send a stale page while it asks for the next one, in seconds. */
const WHILE_REVALIDATE_S = 30;
/** For how long a cache may send a stale page while the site does not answer. */
const IF_ERROR_S = 24 * 60 * 60;
/** An unavailable page is shared for a moment only. */
const UNAVAILABLE_S = 1;

/**
 * Lets shared caches store the answer. Browsers ask every time, with the page's entity tag.
 *
 * @param seconds for which the page is fresh in shared caches
 */
export function shareReply(reply: FastifyReply, status: 200 | 503, seconds: number): void {
  const fresh = Math.max(1, Math.floor(status === 200 ? seconds : UNAVAILABLE_S));
  const stale = status === 200 ? `, stale-while-revalidate=${WHILE_REVALIDATE_S}, stale-if-error=${IF_ERROR_S}` : '';
  reply
    .header('cache-control', `public, max-age=0, s-maxage=${fresh}${stale}`)
    // What else changes a page is in the key of the cache, because hardly a cookie of two visitors is the same.
    .header('vary', 'accept-encoding')
    .header('surrogate-key', ALL_PAGES)
    .header('cache-tag', ALL_PAGES);
}
