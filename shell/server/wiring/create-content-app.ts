/** Answers the addresses of content below /_data/ without listening, before the gateway itself does. */
import fastify, { type FastifyInstance } from 'fastify';
import { noSchemaCompilers } from '@vipp/shared/server/schema-compilers';
import { registerData } from '../routes/data-routes';
import { createContentApi } from './create-content-api';

export function createContentApp(parts: Parameters<typeof createContentApi>[0]): FastifyInstance {
  const app = fastify({ schemaController: noSchemaCompilers });
  // The gateway itself counts what is unreadable, once it serves.
  registerData(app, createContentApi(parts, { contentUnreadable: () => undefined }).api);
  return app;
}
