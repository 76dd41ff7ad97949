import type { FastifyReply } from 'fastify';

/** Answers 503 with a text, for a file such as a feed whose content is unavailable. */
export const sendUnavailable = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('retry-after', '10')
    .send(text);
