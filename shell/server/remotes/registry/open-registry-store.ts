/** Opens the store of the registry: PostgreSQL, a folder, or memory in development. */
import path from 'node:path';
import type { Settings } from '../../settings/settings';
import { createFolderArtefacts } from './folder-artefacts';
import { createFolderStore, createMemoryStore } from './local-store';
import { createPostgresStore } from './postgres-store';
import type { RegistryStore } from './registry-store';

/** @throws {Error} when the database cannot be used */
export async function openRegistryStore(settings: Settings): Promise<RegistryStore> {
  // In development each compilation is the only version, and the registry of another site is read again at each start.
  if (settings.devReload || settings.against) return createMemoryStore();
  const folder = path.join(settings.dataDir, 'federation');
  const local = createFolderArtefacts(path.join(folder, 'files'));
  return settings.databaseUrl ? createPostgresStore(settings.databaseUrl, local) : createFolderStore(folder);
}
