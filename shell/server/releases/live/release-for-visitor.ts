/** The release set of each visitor: default versions, canaries, and the version of a signed preview link. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseChoice } from '../protocol/release-choice';
import type { LiveReleases } from './live-releases';
import { parsePreview, type PreviewTokens } from './preview-token';
import { newBucket, parseBucket, bucketCookie } from './canary-bucket';

export type ReleaseForVisitor = (request: FastifyRequest, reply: FastifyReply) => ReleaseChoice;

type Options = { releases: Pick<LiveReleases, 'choose' | 'hasCanary'>; previews: PreviewTokens; publicOrigin: string };

export function createReleaseForVisitor({ releases, previews, publicOrigin }: Options): ReleaseForVisitor {
  const isSecure = publicOrigin.startsWith('https:');
  /** A visitor gets a canary bucket only while there is a canary. */
  const bucketOf = (cookies: string, reply: FastifyReply): number | undefined => {
    const existing = parseBucket(cookies, isSecure);
    if (existing !== undefined || !releases.hasCanary()) return existing;
    const bucket = newBucket();
    reply.header('set-cookie', bucketCookie(bucket, isSecure));
    return bucket;
  };
  return ({ headers: { cookie = '' } }, reply) => {
    const claims = parsePreview(cookie, previews, isSecure);
    return releases.choose({
      bucket: bucketOf(cookie, reply),
      preview: claims ? { [claims.remote]: claims.version } : {},
    });
  };
}
