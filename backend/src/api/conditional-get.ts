import { createHash } from 'node:crypto';
import type { onSendHookHandler } from 'fastify';

export const CACHE_CONTROL = 'private, no-cache';

/** Entity tags in `If-None-Match`, which may be `*`; weak forms count (RFC 9110, 13.1.2). */
export const namedEtags = (ifNoneMatch: string | undefined): string[] =>
  (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Gives every successful answer a strong ETag, and answers 304 when the client has cached it. */
export const answerConditionally: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
  const etag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
  reply.header('ETag', etag).header('Cache-Control', CACHE_CONTROL);
  const named = namedEtags(request.headers['if-none-match']);
  if (!named.includes('*') && !named.includes(etag)) return done(null, payload);
  reply.code(304).removeHeader('Content-Type').removeHeader('Content-Length');
  done(null, null);
};
