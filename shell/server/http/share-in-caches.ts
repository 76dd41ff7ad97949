/**
 * Lets shared caches store answers that are the same for all visitors (docs/decisions/0008). While there are canaries, a cookie
 * says which of them the visitor gets, and caches store the pages of those who get none. Without a canary there is no cookie.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseChoice } from '../remotes/protocol/release-choice';
import { hostCookie } from './host-cookie';

const COOKIE_SECONDS = 90 * 24 * 60 * 60;
const ID_LENGTH = 16;

/** A requested page is five seconds old at most after a change; browsers ask every time, with its entity tag. */
const LIFETIME = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400';
/** An unavailable page is shared for a moment only. */
const UNAVAILABLE = 'public, max-age=0, s-maxage=1';

const toCookieValue = (canaries: string): string =>
  createHash('sha256').update(canaries).digest('base64url').slice(0, ID_LENGTH);

/**
 * Sets the headers with which shared caches store an answer with these versions under the visitor's cookie. Where the cookie is
 * not the one of these versions, the answer sets it and is for this visitor alone.
 */
export type ShareInCaches = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { status: number; release: ReleaseChoice },
) => void;

type Options = {
  /** Which of the canaries a release set has; undefined without canaries. */
  canaryKey: (release: ReleaseChoice) => string | undefined;
  publicOrigin: string;
};

export function createShareInCaches({ canaryKey, publicOrigin }: Options): ShareInCaches {
  const versions = hostCookie(publicOrigin, { name: 'vipp_versions', seconds: COOKIE_SECONDS });
  return (request, reply, { status, release }) => {
    if ((status !== 200 && status !== 503) || release.preview.length > 0) return;
    const canaries = canaryKey(release);
    const expected = canaries === undefined ? undefined : toCookieValue(canaries);
    if (versions.read(request) !== expected) return void versions.set(reply, expected ?? '');
    // A canary is halted by its faults among the pages that this gateway sends.
    if (release.canary.length > 0) return;
    // A visitor whose canary bucket is new.
    if (reply.hasHeader('set-cookie')) return;
    // Other causes of a change are in the key of the cache: hardly a cookie of two visitors is the same.
    reply.header('cache-control', status === 503 ? UNAVAILABLE : LIFETIME).header('vary', 'accept-encoding');
  };
}
