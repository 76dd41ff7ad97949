/** The parts of a gateway before any page: its registry, its limits, the operator's facts. */
import type { FastifyBaseLogger } from 'fastify';
import type { SiteFacts } from '@vipp/shared/contract/site-facts';
import { createCountReport, openRegistryStore, type CountReport, type RegistryStore } from '../remotes/open-releases';
import type { Timeouts } from '../http/early-answers';
import type { Releases } from '../remotes/releases';
import type { Settings } from '../settings/settings';
import { createCountSubmission, type CountSubmission } from '../forms/count-submissions';

export type GatewayResources = {
  siteFacts: SiteFacts;
  registryStore: RegistryStore;
  countReport: CountReport;
  countSubmission: CountSubmission;
  /** Resolves once the content service answers, or was waited for long enough. */
  untilContentService: () => Promise<void>;
  /** Stops counting; the store of the registry is closed by itself. */
  close: () => Promise<void>;
};

export async function openResources(
  settings: Settings,
  logger: FastifyBaseLogger,
  { siteFacts, contentService }: { siteFacts: SiteFacts; contentService: Promise<void> },
): Promise<GatewayResources> {
  // In development the registry, and with it the tables, are not in the database.
  const databaseUrl = settings.devReload || settings.against ? undefined : settings.databaseUrl;
  const submissions = createCountSubmission({ databaseUrl, secret: settings.formStateSecrets[0] ?? '', logger });
  return {
    siteFacts,
    registryStore: await openRegistryStore(settings),
    countReport: createCountReport(),
    countSubmission: submissions.count,
    untilContentService: () => contentService,
    close: submissions.close,
  };
}

/** The parts that a gateway is assembled from. */
export type GatewayParts = {
  settings: Settings;
  logger: FastifyBaseLogger;
  releases: Releases;
  resources: GatewayResources;
  timeouts?: Timeouts;
  /** Notices for operators from before the gateway started. */
  notices?: readonly string[];
};
