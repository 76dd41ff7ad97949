import type { FastifyInstance } from 'fastify';
import { requestTracing } from '@vipp/shared/server/tracing';
import { routeLabel } from './health/request-log';

/** A span for each request, before all other hooks. */
export function traceRequests(app: FastifyInstance): void {
  const { onRequest, onResponse } = requestTracing(({ url, routeOptions }) => routeLabel(url, routeOptions.url), false);
  app.addHook('onRequest', onRequest).addHook('onResponse', onResponse);
}
