/** The release set of each visitor: default versions, canaries, and the version of a signed preview link. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseChoice } from '../protocol/release-choice';
import type { LiveReleases } from './live-releases';
import { parsePreview, type PreviewTokens } from './preview-token';
import type { VisitorBuckets } from './visitor-buckets';

export type ReleaseForVisitor = (request: FastifyRequest, reply: FastifyReply) => ReleaseChoice;

type Options = {
  releases: Pick<LiveReleases, 'choose' | 'hasCanary'>;
  buckets: VisitorBuckets;
  previews: PreviewTokens;
  publicOrigin: string;
};

export function createReleaseForVisitor({ releases, buckets, previews, publicOrigin }: Options): ReleaseForVisitor {
  const isSecure = publicOrigin.startsWith('https:');
  return (request, reply) => {
    const claims = parsePreview(request.headers.cookie ?? '', previews, isSecure);
    return releases.choose({
      // A visitor gets a canary bucket only while there is a canary.
      bucket: releases.hasCanary() ? buckets.assignBucket(request, reply) : buckets.bucketOf(request),
      preview: claims ? { [claims.remote]: claims.version } : {},
    });
  };
}
