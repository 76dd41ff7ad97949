/** The canary bucket of each visitor, which is chosen once for a request and stored in a cookie. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bucketCookie, newBucket, parseBucket } from './canary-bucket';

export type VisitorBuckets = {
  /** Undefined for a visitor without a bucket. */
  bucketOf: (request: FastifyRequest) => number | undefined;
  /** Gives a bucket to a visitor who has none. */
  assignBucket: (request: FastifyRequest, reply: FastifyReply) => number;
};

export function createVisitorBuckets(publicOrigin: string): VisitorBuckets {
  const isSecure = publicOrigin.startsWith('https:');
  const given = new WeakMap<FastifyRequest, number>();
  const bucketOf = (request: FastifyRequest): number | undefined =>
    given.get(request) ?? parseBucket(request.headers.cookie ?? '', isSecure);
  return {
    bucketOf,
    assignBucket: (request, reply) => {
      const existing = bucketOf(request);
      if (existing !== undefined) return existing;
      const bucket = newBucket();
      given.set(request, bucket);
      reply.header('set-cookie', bucketCookie(bucket, isSecure));
      return bucket;
    },
  };
}
