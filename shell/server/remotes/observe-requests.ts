/** Traces, metrics, and one log line for each request without query and network address, which may contain personal data. */
import type { FastifyInstance } from 'fastify';
import { requestTracing } from '@vipp/shared/server/tracing';
import type { VersionHealth } from './health/version-health';
import { matchRoute, type SiteRoute } from '../../src/routes';
import type { ReleaseChoice } from './protocol/release-choice';
import { isHandedOver } from '../http/hand-over';
import type { Releases } from './releases';
import type { VisitorReleases } from './visitor-releases';

/**
 * Label of the route of a request from a limited list, because addresses may contain tokens, and robots invent new ones.
 *
 * @param pattern route of the server, `request.routeOptions.url`
 * @param routes the pages of its release set
 */
export const routeLabel = (url: string, pattern: string | undefined, routes: readonly SiteRoute[]): string =>
  matchRoute(routes, url.split('?')[0] ?? '/')?.path ?? pattern ?? 'none';

/** Short form of a release set: `default`, then each other version, as in `default,mf-forms@c97cc2b83082`. */
function releaseSetLabel({ remotes, canary, preview }: ReleaseChoice): string {
  const others = [...canary, ...preview].map((remote) => `${remote}@${remotes.get(remote)?.version ?? 'none'}`);
  return ['default', ...others.sort()].join(',');
}

type Answered = { method: string; route: string; status: number; ms: number; choice: ReleaseChoice | undefined };

/** @param choice undefined for requests without a release set: files, data, health */
export const toRequestLog = ({ method, route, status, ms, choice }: Answered) => ({
  method,
  route,
  status,
  ms: Math.round(ms),
  ...(choice && { releaseSet: releaseSetLabel(choice) }),
  ...(choice && choice.canary.length > 0 && { canary: true }),
  ...(choice && choice.preview.length > 0 && { preview: true }),
});

type Sent = { url: string; status: number; choice: ReleaseChoice | undefined };

/** Counts sent pages by the version of their remote; reports of browsers are compared with these counts. */
export function countServedPage(health: Pick<VersionHealth, 'served'>, { url, status, choice }: Sent): void {
  if (status !== 200 || !choice) return;
  const remote = matchRoute(choice.routes, url.split('?')[0] ?? '/')?.remote;
  const build = remote && choice.remotes.get(remote);
  if (build) health.served(build.name, build.version);
}

export function observeRequests(
  app: FastifyInstance,
  { parts: { health, metrics } }: Releases,
  { chosenFor }: Pick<VisitorReleases, 'chosenFor'>,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    // The app of the other host observes what it answers.
    if (isHandedOver(request)) return done();
    const { method, url } = request;
    const choice = chosenFor(request);
    const route = routeLabel(url, request.routeOptions.url, choice?.routes ?? []);
    metrics.requestDone(route, reply.statusCode);
    countServedPage(health, { url, status: reply.statusCode, choice });
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
