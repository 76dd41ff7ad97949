/** Routes for teams, their tools and operators: everything below /federation, and the metrics. */
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';
import { registerFederationApi } from './api/api-routes';
import { answerContent, createSandbox, sandboxScript } from './gate/sandbox-worker';
import { registerFaultReports, registerPolicyReports } from './health/report-routes';
import { registerMetrics } from './health/metrics';
import { registerStatusPage } from './health/status';
import { registerPreviews } from './live/previews';
import type { Releases } from './releases';

/** What browsers of visitors use, on every host: previews, and reports of faults. */
export async function registerVisitorRoutes(
  app: FastifyInstance,
  { parts }: Releases,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
): Promise<void> {
  registerPreviews(app, { ...parts, publicOrigin });
  registerFaultReports(app, parts);
  await registerPolicyReports(app, parts);
}

export async function registerReleaseRoutes(
  app: FastifyInstance,
  releases: Releases,
  settings: Settings,
): Promise<void> {
  const { parts } = releases;
  const token = settings.federationToken;
  await registerVisitorRoutes(app, releases, settings);
  registerMetrics(app, parts.metrics, token);
  registerStatusPage(app, parts, token);
  const content = (address: string) => answerContent(app, address);
  const sandbox = createSandbox({ script: sandboxScript(settings), content });
  await registerFederationApi(app, { ...parts, sandbox, settings });
}
