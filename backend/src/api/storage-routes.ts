/** The stored files: pictures, PDFs and films, for everybody. */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { STORAGE_BASE } from '@vipp/shared/contract/content-api';

/** Text formats whose type needs its encoding said. */
const TEXT_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
};

export async function storageRoutes(app: FastifyInstance, options: { directory: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: options.directory,
    prefix: `${STORAGE_BASE}/`,
    decorateReply: false,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    maxAge: '1h',
    schemaHide: true,
    setHeaders: (reply, file) => {
      const type = TEXT_TYPES[path.extname(file)];
      if (type !== undefined) reply.setHeader('Content-Type', type);
      reply.setHeader('X-Content-Type-Options', 'nosniff');
      // An SVG opened on its own is a document of this site: it must not run anything.
      if (file.endsWith('.svg')) {
        reply.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      }
    },
  });
}
