/** What is recorded of a request: a log line, enough to find a bad version and nothing about the visitor, and a count of the page. */
import { matchRoute, type SiteRoute } from '../../../src/routes';
import type { ReleaseChoice } from '../release-choice';
import type { VersionHealth } from './version-health';

/**
 * Label of the route of a request from a limited list, because addresses may contain tokens, and robots invent new ones.
 *
 * @param pattern route of the server, `request.routeOptions.url`
 * @param routes the pages of its release set
 */
export const routeLabel = (url: string, pattern: string | undefined, routes: readonly SiteRoute[]): string =>
  matchRoute(routes, url.split('?')[0] ?? '/')?.path ?? pattern ?? 'none';

/**
 * Short form of a release set: `default`, then each version that is not the default version, as in
 * `default,mf-forms@c97cc2b83082`.
 */
export function releaseSetLabel({ remotes, canary, preview }: ReleaseChoice): string {
  const others = [...canary, ...preview].map((remote) => `${remote}@${remotes.get(remote)?.version ?? 'none'}`);
  return ['default', ...others.sort()].join(',');
}

export type RequestLog = {
  method: string;
  route: string;
  status: number;
  ms: number;
  releaseSet?: string;
  canary?: true;
  preview?: true;
};

type Answered = { method: string; route: string; status: number; ms: number; choice: ReleaseChoice | undefined };

/** @param choice undefined for requests without a release set: files, data, health */
export function toRequestLog({ method, route, status, ms, choice }: Answered): RequestLog {
  return {
    method,
    route,
    status,
    ms: Math.round(ms),
    ...(choice && { releaseSet: releaseSetLabel(choice) }),
    ...(choice && choice.canary.length > 0 && { canary: true as const }),
    ...(choice && choice.preview.length > 0 && { preview: true as const }),
  };
}

type Sent = { url: string; status: number; choice: ReleaseChoice | undefined };

/**
 * Counts sent pages by the version of their remote; reports of browsers are compared with these counts. Behind shared caches,
 * which send most pages, the loads that browsers report are counted instead (`fault-report-routes.ts`).
 */
export function countServedPage(health: Pick<VersionHealth, 'served'>, { url, status, choice }: Sent): void {
  if (status !== 200 || !choice) return;
  const remote = matchRoute(choice.routes, url.split('?')[0] ?? '/')?.remote;
  const build = remote && choice.remotes.get(remote);
  if (build) health.served(build.name, build.version);
}
