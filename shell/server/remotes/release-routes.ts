/** Routes for teams, their tools and operators: everything below /federation, and the metrics. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';
import { registerFederationApi } from './api/api-routes';
import { answerContent, createSandbox, sandboxScript } from './gate/sandbox-worker';
import { registerFaultReports, registerPolicyReports } from './health/report-routes';
import { registerMetrics, type Metrics } from './health/metrics';
import type { CountReport } from './health/report-limit';
import { registerStatusPage } from './health/status';
import { registerPreviews } from './live/previews';
import type { Releases } from './releases';

type Options = {
  releases: Releases;
  settings: Settings;
  logger: FastifyBaseLogger;
  metrics: Metrics;
  countReport: CountReport;
};

/** What browsers of visitors use, on every host: previews, and reports of faults. */
export async function registerVisitorRoutes(
  app: FastifyInstance,
  { releases, settings, logger, metrics, countReport }: Options,
): Promise<void> {
  const { registry, health } = releases.parts;
  registerPreviews(app, { registry, publicOrigin: settings.publicOrigin });
  registerFaultReports(app, { registry, health, logger, countReport });
  await registerPolicyReports(app, { violated: metrics.policyViolated, countReport });
}

export async function registerReleaseRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { releases, settings, logger, metrics } = options;
  const { registry, live, health, singletonVersions } = releases.parts;
  const token = settings.federationToken;
  await registerVisitorRoutes(app, options);
  registerMetrics(app, { metrics, token });
  registerStatusPage(app, { registry, releases: live, health, token });
  await registerFederationApi(app, {
    registry,
    releases: live,
    health,
    singletonVersions,
    sandbox: createSandbox({ script: sandboxScript(settings), content: (address) => answerContent(app, address) }),
    settings,
    logger,
  });
}
