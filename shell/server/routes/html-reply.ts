/** Headers, status and encoding of HTML that is rendered for one visitor or filled in from the cache. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Consent and canary, which change the page, are in cookies, so caches must vary by cookie; a 304 says the same as the page. */
export const htmlReply = (reply: FastifyReply, policy: string, endpoints: string | undefined): FastifyReply =>
  (endpoints ? reply.header('reporting-endpoints', endpoints) : reply)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-encoding');

export const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(String(headers['accept-encoding'] ?? ''));

export const sendBrotli = (reply: FastifyReply, compressed: Buffer): FastifyReply =>
  reply.header('content-encoding', 'br').send(compressed);

/** Browsers do not store an error page; a page that is unavailable may be requested again soon. */
export const setStatus = (reply: FastifyReply, status: number): void => {
  reply.code(status);
  if (status !== 200) reply.header('cache-control', 'no-store');
  if (status === 503) reply.header('retry-after', '10');
};
