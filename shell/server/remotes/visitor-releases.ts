/** The release set of each request: chosen once, and acquired until the response is closed. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings';
import type { ReleaseChoice } from './protocol/release-choice';
import { createPreviewTokens } from './live/preview-token';
import { createReleaseForVisitor } from './live/release-for-visitor';
import { createVisitorBuckets, type VisitorBuckets } from './live/visitor-buckets';
import type { Releases } from './releases';

export type VisitorReleases = {
  /** The release set of a request; sets the cookie with the canary bucket, so that later pages get the same. */
  releaseFor: (request: FastifyRequest, reply: FastifyReply) => ReleaseChoice;
  /** The release set that was chosen for a request; undefined where none was needed. */
  chosenFor: (request: FastifyRequest) => ReleaseChoice | undefined;
  /** The canary bucket of a visitor, which they get here where they have none. */
  assignBucket: VisitorBuckets['assignBucket'];
};

export function createVisitorReleases(
  { parts: { live } }: Releases,
  { previewSecrets, publicOrigin }: Pick<Settings, 'previewSecrets' | 'publicOrigin'>,
): VisitorReleases {
  const chosen = new WeakMap<FastifyRequest, ReleaseChoice>();
  const buckets = createVisitorBuckets(publicOrigin);
  const choose = createReleaseForVisitor({
    releases: live,
    buckets,
    previews: createPreviewTokens(previewSecrets),
    publicOrigin,
  });
  return {
    releaseFor: (request, reply) => {
      const existing = chosen.get(request);
      if (existing) return existing;
      const release = choose(request, reply);
      chosen.set(request, release);
      reply.raw.once('close', live.acquire(release));
      return release;
    },
    chosenFor: (request) => chosen.get(request),
    assignBucket: buckets.assignBucket,
  };
}
