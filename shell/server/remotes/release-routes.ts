/** Routes for teams, their tools and operators: everything below /federation, and the metrics. */
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pagesOf, pathInWorkshop, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Settings } from '../settings/settings';
import type { ApiParts } from './api/api-parts';
import { registerFederationApi } from './api/api-routes';
import { ensureTeamKeys } from './api/team-keys';
import { createGate, type Gate } from './gate/gate';
import { answerContent, createSandbox } from './gate/sandbox-worker';
import { registerFaultReports } from './health/fault-report-routes';
import { registerMetrics, type Metrics } from './health/metrics';
import { registerPolicyReports } from './health/policy-report-routes';
import type { CountReport } from './health/report-limit';
import { registerStatusPage } from './health/status';
import { claimsFor, createPreviewTokens, registerPreviews, type PreviewTokens } from './live/previews';
import { previewPath } from './protocol/release-choice';
import { buildOf } from './registry/registry-state';
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
    script: path.join(settings.packagesDir, 'shell', settings.buildFolder, 'server/sandbox-worker.cjs'),
    content: (address) => answerContent(app, address),
  });
  return createGate({ registry, singletonVersions, sandbox });
}

/** The page that a preview begins with; of a version with pages of the workshop alone, a page of that host. */
function firstPage(releases: Releases, remote: RemoteName, version: string): { path: string; isInWorkshop: boolean } {
  const paths = pagesOf(buildOf(releases.parts.registry.state(), remote, version) ?? {}).map(({ path: page }) => page);
  const isInWorkshop = paths.length > 0 && paths.every((page) => pathInWorkshop(page) !== undefined);
  const first = paths.find((page) => !page.includes(':')) ?? '/';
  return { path: (isInWorkshop && pathInWorkshop(first)) || first, isInWorkshop };
}

const createMakePreview =
  (previews: PreviewTokens, { releases, settings }: Options): ApiParts['preview'] =>
  (remote, version, hours) => {
    const claims = claimsFor(remote, version, hours);
    const { isInWorkshop } = firstPage(releases, remote, version);
    const origin = (isInWorkshop && settings.workshopOrigin) || settings.publicOrigin;
    const url = new URL(previewPath(previews.sign(claims)), origin).href;
    return { url, expires: new Date(claims.expires * 1000).toISOString() };
  };

/** What browsers of visitors use, on every host: previews, and reports of faults. */
export async function registerVisitorRoutes(
  app: FastifyInstance,
  { releases, settings, logger, metrics, countReport }: Options,
): Promise<void> {
  const { registry, health } = releases.parts;
  registerPreviews(app, {
    previews: createPreviewTokens(settings.previewSecrets),
    publicOrigin: settings.publicOrigin,
    pageOf: ({ remote, version }) => firstPage(releases, remote, version).path,
  });
  registerFaultReports(app, { registry, health, logger, countLoads: settings.sharedCache, countReport });
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
    gate: createSiteGate(app, options),
    singletonVersions,
    settings,
    logger,
    preview: createMakePreview(createPreviewTokens(settings.previewSecrets), options),
    ensureKeys: () => ensureTeamKeys(registry, { ...settings, isShared: settings.databaseUrl !== undefined }, logger),
  });
}
