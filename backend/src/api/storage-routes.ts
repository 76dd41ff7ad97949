/** Serves the stored files (pictures, PDFs and films) without a token. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { STORAGE_BASE } from '@vipp/shared/contract/paths';

export async function storageRoutes(app: FastifyInstance, options: { directories: string[] }): Promise<void> {
  await app.register(fastifyStatic, {
    root: options.directories,
    prefix: `${STORAGE_BASE}/`,
    decorateReply: false,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    maxAge: '1h',
    setHeaders: (reply, file) => {
      reply.setHeader('X-Content-Type-Options', 'nosniff');
      // An SVG opened on its own is a document of this site: it must not run anything.
      if (file.endsWith('.svg')) {
        reply.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      }
    },
  });
}
