/**
 * The release set of each request, chosen once: default versions, canaries, and the version of a preview link. A visitor gets
 * the canary bucket of their cookie, or a new one: a random number, exempt from consent because it serves only to send the same
 * version with each page.
 */
import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../http/host-cookie';
import type { Settings } from '../settings/settings';
import { previewCookie, previewOf } from './live/previews';
import type { LiveReleases } from './live/live-releases';
import { BUCKETS, type ReleaseChoice } from './protocol/release-choice';
import type { Registry } from './registry/registry';

const COOKIE_SECONDS = 90 * 24 * 60 * 60;

const parseBucket = (value = ''): number | undefined => (/^\d{1,4}$/.test(value) ? Number(value) : undefined);

export function createVisitorReleases(
  { live, registry }: { live: Pick<LiveReleases, 'choose' | 'hasCanary'>; registry: Pick<Registry, 'state'> },
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
) {
  const bucketCookie = hostCookie(publicOrigin, { name: 'vipp_part', seconds: COOKIE_SECONDS });
  const preview = previewCookie(publicOrigin);
  const chosen = new WeakMap<FastifyRequest, ReleaseChoice>();
  const given = new WeakMap<FastifyRequest, number>();

  const bucketOf = (request: FastifyRequest): number | undefined =>
    given.get(request) ?? parseBucket(bucketCookie.read(request));

  /** The canary bucket of a visitor, assigned here if new. */
  const assignBucket = (request: FastifyRequest, reply: FastifyReply): number => {
    const existing = bucketOf(request);
    if (existing !== undefined) return existing;
    const bucket = randomInt(BUCKETS);
    given.set(request, bucket);
    bucketCookie.set(reply, String(bucket));
    return bucket;
  };

  return {
    /** The release set of a request; sets the cookie with the canary bucket, so that later pages get the same. */
    releaseFor: (request: FastifyRequest, reply: FastifyReply): ReleaseChoice => {
      const existing = chosen.get(request);
      if (existing) return existing;
      const token = preview.read(request);
      const shown = token ? previewOf(registry.state(), token) : undefined;
      const release = live.choose({
        // A visitor gets a canary bucket only while there is a canary.
        bucket: live.hasCanary() ? assignBucket(request, reply) : bucketOf(request),
        preview: shown ? { [shown.remote]: shown.version } : {},
      });
      chosen.set(request, release);
      return release;
    },
    /** The release set that was chosen for a request; undefined where none was needed. */
    chosenFor: (request: FastifyRequest): ReleaseChoice | undefined => chosen.get(request),
    assignBucket,
  };
}

export type VisitorReleases = ReturnType<typeof createVisitorReleases>;
