/** Stored photographs in the widths that screens need (docs/decisions/0017). */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isStoredPhotograph, RESIZED_BASE } from '@vipp/shared/lib/photographs';
import { isUnchanged } from '../http/entity-tag';
import { storedFilePolicy } from '../http/security-headers';
import { readImageAddress, createPhotographs } from './photographs';

/** As long as their originals, stored files. */
const LIFETIME = 'public, max-age=3600, stale-while-revalidate=86400';
/** For what an editor may correct. */
const SHORT_LIFETIME = 'public, max-age=60';

const sendMissing = (reply: FastifyReply, lifetime: string): FastifyReply =>
  reply.code(404).header('cache-control', lifetime).type('text/plain; charset=utf-8').send('There is no such image.\n');

/** The browser shows the original in its place. */
const sendToOriginal = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', SHORT_LIFETIME).redirect(path, 307);

export function registerImages(app: FastifyInstance, { backendUrl }: { backendUrl: string }): void {
  const photographOf = createPhotographs({
    backendUrl,
    onUnusable: ({ path, width }, reason) => app.log.warn({ path, width, reason }, 'a photograph could not be resized'),
  });
  app.get(`${RESIZED_BASE}/*`, { compress: false }, async (request, reply) => {
    const address = readImageAddress(request.url);
    if (!address) return sendMissing(reply, 'no-store');
    if (!isStoredPhotograph(address.path)) return sendToOriginal(reply, address.path);
    const format = /\bimage\/avif\b/.test(request.headers.accept ?? '') ? 'avif' : 'webp';
    const photograph = await photographOf({ ...address, format });
    if (photograph.kind === 'missing') return sendMissing(reply, SHORT_LIFETIME);
    if (photograph.kind === 'unusable') return sendToOriginal(reply, address.path);
    reply.header('cache-control', LIFETIME).header('vary', 'accept');
    const type = `image/${format}`;
    // As those of stored files.
    reply.header('content-security-policy', storedFilePolicy(type)).header('x-frame-options', 'SAMEORIGIN');
    return isUnchanged(request, reply, photograph.etag) ? reply.send() : reply.type(type).send(photograph.image);
  });
}
