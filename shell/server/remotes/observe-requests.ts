/** Metrics, and one log line for each request without query and network address, which may contain personal data. */
import type { FastifyInstance } from 'fastify';
import { createMetrics, type Metrics } from './health/metrics';
import { routeLabel, toRequestLog } from './health/request-log';
import { countServedPage } from './health/served-pages';
import type { Settings } from '../settings/settings';
import type { Releases } from './releases';
import type { VisitorReleases } from './visitor-releases';

export function observeRequests(
  app: FastifyInstance,
  { parts: { health, live, registry } }: Releases,
  { chosenFor }: Pick<VisitorReleases, 'chosenFor'>,
  { sharedCache }: Pick<Settings, 'sharedCache'>,
): Metrics {
  const metrics = createMetrics({ health, releases: live, registryErrors: registry.refreshErrors });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    const choice = chosenFor(request);
    const route = routeLabel(url, request.routeOptions.url, choice?.routes ?? []);
    metrics.requestDone(route, reply.statusCode);
    if (!sharedCache) countServedPage(health, { url, status: reply.statusCode, choice });
    request.log.info(
      toRequestLog({ method, route, status: reply.statusCode, ms: reply.elapsedTime, choice }),
      'request',
    );
    done();
  });
  return metrics;
}
