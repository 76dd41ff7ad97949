/** Built files: immutable, compressed when they were built, sent from memory. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BuildStore, StoredFile } from '../release/build-store';

const IMMUTABLE = 'public, max-age=31536000, immutable';

function sendFile(reply: FastifyReply, file: StoredFile, acceptEncoding: string): FastifyReply {
  reply.type(file.type).header('vary', 'accept-encoding').header('access-control-allow-origin', '*');
  if (file.brotli && /\bbr\b/.test(acceptEncoding)) return reply.header('content-encoding', 'br').send(file.brotli);
  if (file.gzip && /\bgzip\b/.test(acceptEncoding)) return reply.header('content-encoding', 'gzip').send(file.gzip);
  return reply.send(file.body);
}

type Options = { builds: () => BuildStore; devReload: boolean };

export function registerAssets(app: FastifyInstance, { builds, devReload }: Options): void {
  const cacheControl = devReload ? 'no-store' : IMMUTABLE;
  app.get('/_mf/*', { compress: false }, (request, reply) => {
    const [path = ''] = request.url.split('?');
    const file = builds().file(path);
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('No such file in any build.');
    reply.header('cache-control', cacheControl);
    return sendFile(reply, file, request.headers['accept-encoding'] ?? '');
  });
}
