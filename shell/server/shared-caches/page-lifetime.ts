/** Headers of answers that shared caches may store (docs/decisions/0060). */
import type { FastifyReply } from 'fastify';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';

/** Tag of everything in shared caches. */
export const EVERYTHING = 'site';
/** Tag of the release sets that browsers ask for. */
export const RELEASE_SETS = 'release-sets';
/** Tag of the pages of a remote. */
export const tagOfRemote = (remote: RemoteName): string => `remote-${remote}`;

/** Caches are purged when something changes; this is the longest that a mistake can last. */
const FRESH_S = 60 * 60;
/** For how long a cache may send a stale page while it asks for the next one, in seconds. */
const WHILE_REVALIDATE_S = 30;
/** For how long a cache may send a stale page while the site does not answer. */
const IF_ERROR_S = 24 * 60 * 60;
/** An unavailable page is shared for a moment only. */
const UNAVAILABLE_S = 1;

const LIFETIMES = {
  200: `s-maxage=${FRESH_S}, stale-while-revalidate=${WHILE_REVALIDATE_S}, stale-if-error=${IF_ERROR_S}`,
  503: `s-maxage=${UNAVAILABLE_S}`,
} as const;

/**
 * Lets shared caches store the answer. Browsers ask every time, with its entity tag.
 *
 * @param tags what the answer is made of
 */
export function shareReply(reply: FastifyReply, status: 200 | 503, tags: readonly string[]): void {
  const all = [EVERYTHING, ...tags];
  reply
    .header('cache-control', `public, max-age=0, ${LIFETIMES[status]}`)
    // What else changes a page is in the key of the cache, because hardly a cookie of two visitors is the same.
    .header('vary', 'accept-encoding')
    .header('surrogate-key', all.join(' '))
    .header('cache-tag', all.join(','));
}
