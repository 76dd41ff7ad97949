/** The log line of a request: enough to find a bad version, and nothing about the visitor. */
import { matchRoute, type SiteRoute } from '../../../src/routes';
import type { ReleaseChoice } from '../protocol/release-choice';

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
