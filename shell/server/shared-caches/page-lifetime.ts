/** Headers of answers that shared caches may store (docs/decisions/0060). */
import type { FastifyReply } from 'fastify';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';

/** Tag of everything in shared caches. */
export const EVERYTHING = 'site';
/** Tag of the release sets that browsers ask for. */
export const RELEASE_SETS = 'release-sets';
/** Tag of the pages of a remote. */
export const tagOfRemote = (remote: RemoteName): string => `remote-${remote}`;

/** Pages of caches that are purged when something changes; this is the longest that a mistake can last. */
const PURGED = 's-maxage=3600, stale-while-revalidate=30, stale-if-error=86400';
/** Pages of caches that cannot be purged: after a second they ask whether the page has changed. */
const NOT_PURGED = 's-maxage=1, stale-if-error=86400';
/** An unavailable page is shared for a moment only. */
const UNAVAILABLE = 's-maxage=1';

/**
 * Lets shared caches store an answer. Browsers ask every time, with its entity tag.
 *
 * @param tags what the answer is made of
 */
export type ShareReply = (reply: FastifyReply, status: 200 | 503, tags: readonly string[]) => void;

export const createShareReply =
  ({ isPurged }: { isPurged: boolean }): ShareReply =>
  (reply, status, tags) => {
    const lifetime = status === 503 ? UNAVAILABLE : isPurged ? PURGED : NOT_PURGED;
    const all = [EVERYTHING, ...tags];
    reply
      .header('cache-control', `public, max-age=0, ${lifetime}`)
      // What else changes a page is in the key of the cache, because hardly a cookie of two visitors is the same.
      .header('vary', 'accept-encoding')
      .header('surrogate-key', all.join(' '))
      .header('cache-tag', all.join(','));
  };
