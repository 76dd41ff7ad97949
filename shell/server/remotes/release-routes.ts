/** Routes for teams, their tools and operators: everything below /federation, and the metrics. */
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { BUDGETS } from '@vipp/shared/contract/federation/budgets';
import { pagesOf } from '@vipp/shared/contract/federation/remotes';
import type { Settings } from '../settings/settings';
import type { MakePreview } from './api/api-parts';
import { registerFederationApi } from './api/api-routes';
import { ensureTeamKeys } from './api/ensure-team-keys';
import { answerContent } from './gate/content-answers';
import { createGate, type Gate } from './gate/gate';
import { createSandbox } from './gate/sandbox-worker';
import { registerFaultReports } from './health/fault-report-routes';
import type { Metrics } from './health/metrics';
import { registerMetrics } from './health/metrics-routes';
import { registerPolicyReports } from './health/policy-report-routes';
import type { CountReport } from './health/report-limit';
import { statusOf } from './health/status-model';
import { registerStatusPage } from './health/status-routes';
import { registerPreviews } from './live/preview-routes';
import { createPreviewTokens, type PreviewTokens } from './live/preview-token';
import { previewPath } from './protocol/preview-paths';
import { remoteOf } from './registry/registry-state';
import type { Releases } from './releases';

type Options = {
  releases: Releases;
  settings: Settings;
  logger: FastifyBaseLogger;
  metrics: Metrics;
  countReport: CountReport;
};

function createSiteGate(app: FastifyInstance, { releases, settings }: Options): Gate {
  const { registry, singletonVersions } = releases.parts;
  const sandbox = createSandbox({
    script: path.join(settings.packagesDir, 'shell', settings.buildFolder, 'sandbox/worker.cjs'),
    folder: path.join(settings.dataDir, 'federation/sandbox'),
    content: (address) => answerContent(app, address),
  });
  return createGate({ registry, singletonVersions, budgets: BUDGETS, sandbox });
}

const createMakePreview =
  (previews: PreviewTokens, publicOrigin: string): MakePreview =>
  (remote, version, hours) => {
    const expires = Math.floor(Date.now() / 1000) + hours * 3600;
    const url = new URL(previewPath(previews.sign({ remote, version, expires })), publicOrigin).href;
    return { url, expires: new Date(expires * 1000).toISOString() };
  };

async function registerReports(
  app: FastifyInstance,
  { releases, settings, logger, metrics, countReport }: Options,
): Promise<void> {
  const { registry, live, health } = releases.parts;
  const token = settings.federationToken;
  registerFaultReports(app, { registry, health, logger, countLoads: settings.sharedCache, countReport });
  await registerPolicyReports(app, { violated: metrics.policyViolated, countReport });
  registerMetrics(app, { metrics, token });
  registerStatusPage(app, { status: () => statusOf(registry, live, health), token });
}

export async function registerReleaseRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { releases, settings, logger } = options;
  const { registry, live, health } = releases.parts;
  const previews = createPreviewTokens(settings.previewSecrets);
  registerPreviews(app, {
    previews,
    publicOrigin: settings.publicOrigin,
    pageOf: ({ remote, version }) => {
      const build = remoteOf(registry.state(), remote).versions.get(version)?.build;
      return pagesOf(build ?? {}).find(({ path: page }) => !page.includes(':'))?.path ?? '/';
    },
  });
  await registerReports(app, options);
  await registerFederationApi(app, {
    registry,
    releases: live,
    health,
    gate: createSiteGate(app, options),
    settings,
    logger,
    preview: createMakePreview(previews, settings.publicOrigin),
    ensureKeys: () => ensureTeamKeys(registry, { ...settings, isShared: settings.databaseUrl !== undefined }, logger),
  });
}
