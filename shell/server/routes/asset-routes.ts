/** Built files: immutable, compressed when they were built, sent from memory. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../http/every-request';
import { sendRefusal } from '../http/error-routes';
import { DOCUMENT_HEADERS } from '../http/security-headers';
import type { Releases } from '../remotes/releases';

type StoredFile = NonNullable<Awaited<ReturnType<Releases['file']>>>;

const IMMUTABLE = 'public, max-age=31536000, immutable';

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  reply.type(file.type).header('access-control-allow-origin', '*');
  if (file.brotli && accepts(request, 'br')) return reply.header('content-encoding', 'br').send(file.brotli);
  if (file.gzip && accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(file.gzip);
  return reply.send(file.body);
}

type Options = {
  file: Releases['file'];
  devReload: boolean;
};

export function registerAssets(app: FastifyInstance, { file: find, devReload }: Options): void {
  const cacheControl = devReload ? 'no-store' : IMMUTABLE;
  app.get('/_mf/*', { compress: false }, async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const file = await find(path).catch(() => null);
    if (file === null) return sendRefusal(request, reply, 503, 'This file is not available at the moment.');
    if (!file) return sendRefusal(request, reply, 404, 'No such file in any build.');
    for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    reply.header('cache-control', cacheControl);
    return sendFile(request, reply, file);
  });
}
