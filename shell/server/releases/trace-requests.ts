import type { FastifyInstance } from 'fastify';
import { requestTracing } from '@vipp/shared/server/tracing';
import { routeLabel } from './health/request-log';

/** A span for each request, before all other hooks. Visitors cannot choose the trace that their request belongs to. */
export function traceRequests(app: FastifyInstance): void {
  const { onRequest, onResponse } = requestTracing({
    routeOf: ({ url, routeOptions }) => routeLabel(url, routeOptions.url),
    continuesCallers: false,
  });
  app.addHook('onRequest', onRequest).addHook('onResponse', onResponse);
}
