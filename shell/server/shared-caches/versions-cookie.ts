/**
 * The part of a shared cache's key that says which versions a visitor gets. While a remote has a canary, each visitor has the
 * id of their release set in a cookie, and caches store one page for each value. Without a canary there is no cookie: all
 * visitors share one page (docs/decisions/0060).
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie, readHostCookie } from '../http/host-cookie';
import { versionsOf } from '../page-cache/page-key';
import type { ReleaseChoice } from '../releases/protocol/release-choice';

export const VERSIONS_COOKIE = 'vipp_versions';
const COOKIE_SECONDS = 90 * 24 * 60 * 60;
const ID_LENGTH = 16;

export const releaseSetId = (release: ReleaseChoice): string =>
  createHash('sha256').update(versionsOf(release)).digest('base64url').slice(0, ID_LENGTH);

/**
 * Whether shared caches may store an answer with these versions under the visitor's cookie. Where the cookie is not the one of
 * these versions, the answer sets it and is for this visitor alone.
 */
export type AdmitToCaches = (request: FastifyRequest, reply: FastifyReply, release: ReleaseChoice) => boolean;

type Options = {
  live: {
    hasCanary: () => boolean;
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
    const expected = live.hasCanary() ? releaseSetId(release) : undefined;
    if (readHostCookie(cookie, VERSIONS_COOKIE, isSecure) !== expected) {
      const seconds = expected === undefined ? 0 : COOKIE_SECONDS;
      reply.header('set-cookie', hostCookie({ name: VERSIONS_COOKIE, value: expected ?? '', seconds, isSecure }));
      return false;
    }
    // A visitor whose canary bucket is new.
    return !reply.hasHeader('set-cookie');
  };
}
