/** Traces, metrics, and one log line for each request without query and network address, which may contain personal data. */
import type { FastifyInstance } from 'fastify';
import { requestTracing } from '@vipp/shared/server/tracing';
import { createMetrics, type Metrics } from './health/metrics';
import { countServedPage, routeLabel, toRequestLog } from './health/request-log';
import type { Settings } from '../settings/settings';
import { isHandedOver } from '../http/hand-over';
import type { Releases } from './releases';
import type { VisitorReleases } from './visitor-releases';

export type SiteMetrics = Metrics;

/** Of all hosts of the site. */
export const createSiteMetrics = ({ parts: { health, live, registry } }: Releases): SiteMetrics =>
  createMetrics({ health, releases: live, registryErrors: registry.refreshErrors });

export function observeRequests(
  app: FastifyInstance,
  { parts: { health } }: Releases,
  { chosenFor }: Pick<VisitorReleases, 'chosenFor'>,
  { sharedCache, metrics }: Pick<Settings, 'sharedCache'> & { metrics: Pick<Metrics, 'requestDone'> },
): void {
  app.addHook('onResponse', (request, reply, done) => {
    // The app of the other host observes what it answers.
    if (isHandedOver(request)) return done();
    const { method, url } = request;
    const choice = chosenFor(request);
    const route = routeLabel(url, request.routeOptions.url, choice?.routes ?? []);
    metrics.requestDone(route, reply.statusCode);
    if (!sharedCache) countServedPage(health, { url, status: reply.statusCode, choice });
    request.log.info(
      toRequestLog({ method, route, status: reply.statusCode, ms: reply.elapsedTime, choice }),
      'request',
    );
    return done();
  });
}

/** A span for each request, before all other hooks. */
export function traceRequests(app: FastifyInstance, { routes }: Pick<Releases, 'routes'>): void {
  const { onRequest, onResponse } = requestTracing(
    ({ url, routeOptions }) => routeLabel(url, routeOptions.url, routes()),
    false,
  );
  app.addHook('onRequest', onRequest).addHook('onResponse', onResponse);
}
