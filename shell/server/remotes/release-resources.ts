/** The registry of releases, and the limit of reports, which the gateway opens first. */
import path from 'node:path';
import type { Settings } from '../settings/settings';
import { createCountReport, type CountReport } from './health/report-limit';
import { createFolderArtefacts } from './registry/folder-artefacts';
import { createFolderStore, createMemoryStore } from './registry/local-store';
import { createPostgresStore } from './registry/postgres-store';
import type { RegistryStore } from './registry/registry-store';

export type { CountReport };

export type ReleaseResources = {
  store: RegistryStore;
  countReport: CountReport;
};

/** @throws {Error} when the database cannot be used */
async function openRegistryStore(settings: Settings): Promise<RegistryStore> {
  // In development each compilation is the only version, and the registry of another site is read again at each start.
  if (settings.devReload || settings.against) return createMemoryStore();
  const folder = path.join(settings.dataDir, 'federation');
  return settings.databaseUrl
    ? createPostgresStore(settings.databaseUrl, createFolderArtefacts(path.join(folder, 'files')))
    : createFolderStore(folder);
}

/** @param settings with the database URL of the gateway's own role */
export async function openReleaseResources(settings: Settings): Promise<ReleaseResources> {
  return {
    store: await openRegistryStore(settings),
    countReport: createCountReport(),
  };
}
