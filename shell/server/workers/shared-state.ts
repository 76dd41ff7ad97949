/** What the workers of a gateway share. */
import type { FastifyBaseLogger } from 'fastify';
import { openSharedReleases, type SharedReleases } from '../releases/shared-releases';
import type { Settings } from '../settings/settings';
import { createCountSubmission, type CountSubmission } from '../submissions/count-submissions';

export type SharedState = {
  releases: SharedReleases;
  countSubmission: CountSubmission;
  /** Stops counting; the store of the registry is closed by itself. */
  close: () => Promise<void>;
};

/** Opens it in this process. */
export async function openSharedState(settings: Settings, logger: FastifyBaseLogger): Promise<SharedState> {
  // In development the registry, and with it the tables, are not in the database.
  const databaseUrl = settings.devReload || settings.against ? undefined : settings.databaseUrl;
  const { count, close } = createCountSubmission({ databaseUrl, logger });
  return {
    releases: await openSharedReleases({ ...settings, databaseUrl }),
    countSubmission: count,
    close,
  };
}
