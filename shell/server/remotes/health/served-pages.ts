/**
 * Counts sent pages by the version of their remote; reports of browsers are compared with these counts. Behind shared caches,
 * which send most pages, the loads that browsers report are counted instead (`fault-report-routes.ts`).
 */
import { matchRoute } from '../../../src/routes';
import type { ReleaseChoice } from '../protocol/release-choice';
import type { VersionHealth } from './version-health';

type Sent = { url: string; status: number; choice: ReleaseChoice | undefined };

export function countServedPage(health: Pick<VersionHealth, 'served'>, { url, status, choice }: Sent): void {
  if (status !== 200 || !choice) return;
  const remote = matchRoute(choice.routes, url.split('?')[0] ?? '/')?.remote;
  const build = remote && choice.remotes.get(remote);
  if (build) health.served(build.name, build.version);
}
