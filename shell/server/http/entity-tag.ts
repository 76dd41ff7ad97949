/** Entity tags (RFC 9110, 8.8.3), with which browsers and caches ask for a change. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Weak, because compressed forms and the text have the same one. */
export const entityTag = (text: string | Buffer): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Whether an `if-none-match` header names it; compared weakly, as proxies may change its strength. */
export const matchesEntityTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === tag.replace(/^W\//, ''));

/** Sets the tag of an answer, after its cookies. @returns true where the visitor has it already, and 304 without a body is the answer */
export function isUnchanged({ headers }: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag);
  // A cache that revalidates by itself would send its copy without the cookie of a 304.
  if (reply.hasHeader('set-cookie') || !matchesEntityTag(headers['if-none-match'], tag)) return false;
  reply.code(304);
  return true;
}

/** Sends a text or file whose type is set, or 304. */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, text: string | Buffer): FastifyReply =>
  isUnchanged(request, reply, entityTag(text)) ? reply.send() : reply.send(text);
