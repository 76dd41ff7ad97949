/**
 * The part of a shared cache's key that says which versions a visitor gets. While there are canaries, each visitor has a cookie
 * that says which of them they get, and caches store one page for each value. Without a canary there is no cookie: all visitors
 * share one page (docs/decisions/0060).
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie, readHostCookie } from '../http/host-cookie';
import type { ReleaseChoice } from '../releases/protocol/release-choice';

export const VERSIONS_COOKIE = 'vipp_versions';
const COOKIE_SECONDS = 90 * 24 * 60 * 60;
const ID_LENGTH = 16;

const toCookieValue = (canaries: string): string =>
  createHash('sha256').update(canaries).digest('base64url').slice(0, ID_LENGTH);

/**
 * Whether shared caches may store an answer with these versions under the visitor's cookie. Where the cookie is not the one of
 * these versions, the answer sets it and is for this visitor alone.
 */
export type AdmitToCaches = (request: FastifyRequest, reply: FastifyReply, release: ReleaseChoice) => boolean;

type Options = {
  live: {
    /** Which of the canaries a release set has; undefined without canaries. */
    canaryKey: (release: ReleaseChoice) => string | undefined;
    /** Whether no version of a release set was replaced since it was chosen. */
    isCurrent: (release: ReleaseChoice) => boolean;
  };
  publicOrigin: string;
};

export function createAdmitToCaches({ live, publicOrigin }: Options): AdmitToCaches {
  const isSecure = publicOrigin.startsWith('https:');
  return ({ headers: { cookie = '' } }, reply, release) => {
    // Replaced while the page was rendered: the caches are purged already.
    if (!live.isCurrent(release)) return false;
    const canaries = live.canaryKey(release);
    const expected = canaries === undefined ? undefined : toCookieValue(canaries);
    if (readHostCookie(cookie, VERSIONS_COOKIE, isSecure) !== expected) {
      const seconds = expected === undefined ? 0 : COOKIE_SECONDS;
      reply.header('set-cookie', hostCookie({ name: VERSIONS_COOKIE, value: expected ?? '', seconds, isSecure }));
      return false;
    }
    // A visitor whose canary bucket is new.
    return !reply.hasHeader('set-cookie');
  };
}
