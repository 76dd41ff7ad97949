import type { FastifyInstance } from 'fastify';
import { requestTracing } from '@vipp/shared/server/tracing';
import { routeLabel } from './health/request-log';
import type { Releases } from './releases';

/** A span for each request, before all other hooks. */
export function traceRequests(app: FastifyInstance, { routes }: Pick<Releases, 'routes'>): void {
  const { onRequest, onResponse } = requestTracing(
    ({ url, routeOptions }) => routeLabel(url, routeOptions.url, routes()),
    false,
  );
  app.addHook('onRequest', onRequest).addHook('onResponse', onResponse);
}
