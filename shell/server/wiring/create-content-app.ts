/** Answers the addresses of content below /_data/ without listening, before the gateway itself does. */
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { registerData } from '../routes/data-routes';
import type { Settings } from '../settings/settings';
import { createContentApi } from './create-content-api';

export function createContentApp(settings: Settings, logger: FastifyBaseLogger): FastifyInstance {
  const app = fastify();
  // The gateway itself counts what is unreadable, once it serves.
  registerData(app, createContentApi(settings, logger, { contentUnreadable: () => undefined }).api);
  return app;
}
