/** The release side of the gateway: registry, what is live, files of every version, health. */
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { singletonVersions } from '../../src/federation/share-scope';
import type { BuildStore, StoredFile } from './builds/build-store';
import { createRemoteModules, type RemoteModules } from './builds/remote-modules';
import { createCanaryGuard } from './health/canary-guard';
import { createVersionHealth, type VersionHealth } from './health/version-health';
import type { Settings } from '../settings/settings';
import { ensureDevelopmentKeys } from './api/development-keys';
import { keyAdvice } from './api/key-advice';
import { adoptBuilds } from './registry/adopt-builds';
import { createArtefactSource } from './registry/artefact-source';
import { createClientFiles } from './registry/client-files';
import { createFolderArtefacts } from './registry/folder-artefacts';
import { followSite } from './registry/follow-site';
import { createJournalStore } from './registry/journal-store';
import { createLiveReleases, type LiveReleases } from './live/live-releases';
import { createMemoryStore } from './registry/memory-store';
import { createPostgresStore } from './registry/postgres-store';
import { fetchPublished } from './registry/fetch-published';
import { sweepDaily } from './registry/sweep-files';
import { openRegistry, type Registry } from './registry/registry';
import type { RegistryStore } from './registry/registry-store';
import type { Build } from './protocol/remote-build';

export type Federation = {
  shell: Build;
  registry: Registry;
  releases: LiveReleases;
  modules: RemoteModules;
  health: VersionHealth;
  /** Versions of the modules that remotes share with the shell. */
  singletonVersions: Readonly<Record<string, string>>;
  /** File at a path below `/_mf/`, of any version. */
  file: (path: string) => Promise<StoredFile | undefined>;
  /** Text of a client file of the shell or of a live version. */
  text: (build: Build, file: string) => string;
};

function openStore(settings: Settings): Promise<RegistryStore> | RegistryStore {
  // In development each compilation is the only version there is, and another site's registry is read anew.
  if (settings.devReload || settings.against) return createMemoryStore();
  const folder = path.join(settings.dataDir, 'federation');
  return settings.databaseUrl
    ? createPostgresStore(settings.databaseUrl, createFolderArtefacts(path.join(folder, 'files')))
    : createJournalStore(folder);
}

/** Keys that the site makes itself are for trying it out: who has the machine has all of them. */
async function ensureTeamKeys(
  registry: Registry,
  { databaseUrl, publicOrigin, dataDir }: Settings,
  logger: FastifyBaseLogger,
): Promise<void> {
  // Where several gateways share a registry, its teams bring their own keys.
  if (!databaseUrl && !publicOrigin.startsWith('https:'))
    await ensureDevelopmentKeys(registry, path.join(dataDir, 'federation/keys'));
  else for (const advice of keyAdvice(registry.state())) logger.warn(advice);
}

/** Opens the registry, takes this site's own builds into it, and makes what is live ready. */
export async function createFederation(
  settings: Settings,
  store: BuildStore,
  logger: FastifyBaseLogger,
): Promise<Federation> {
  const registry = await openRegistry(await openStore(settings), logger);
  await adoptBuilds(registry, store, { isShared: settings.databaseUrl !== undefined });
  if (settings.against)
    await followSite(registry, {
      site: settings.against,
      versions: settings.againstVersions,
      own: new Set(store.remotes.keys()),
      logger,
    });
  if (!settings.devReload && !settings.against) await ensureTeamKeys(registry, settings, logger);

  const read = createArtefactSource(registry);
  const clientFiles = createClientFiles(registry, read, store.file);
  const health = createVersionHealth();
  createCanaryGuard({ health, registry, logger });
  const modules = createRemoteModules({
    download: { read, folder: path.join(settings.dataDir, 'remotes') },
    prepareClient: clientFiles.prepare,
    isEverybodys: ({ name, version }) =>
      Object.values(registry.state().remotes).some(
        (remote) => remote.defaultVersion === version && remote.versions.get(version)?.build.name === name,
      ),
    onFault: (remote, version, err) => {
      health.failed(remote, version, 'load', err instanceof Error ? err.message : String(err));
      logger.error({ remote, version, err }, 'a remote could not be loaded');
    },
  });
  const releases = createLiveReleases({
    registry,
    prepare: modules.prepare,
    onSettled: (inUse, seq) => {
      clientFiles.keepOnly(modules.keepOnly(inUse));
      // Should the others not hear of it, their commands wait a little longer.
      registry.peers
        ?.serves(seq)
        .catch((err: unknown) => logger.warn({ err }, 'the other gateways could not be told what is served here'));
    },
    onError: (err) => logger.error({ err }, 'what is live could not be updated completely, it is tried again'),
  });
  fetchPublished({
    registry,
    logger,
    fetch: async (build) => {
      await modules.fetch(build);
      // Files that another gateway took in: browsers will ask for them here, too.
      if (registry.peers) for (const file of Object.keys(build.client.files)) await read(build, 'client', file);
    },
  });
  if (!settings.devReload && !settings.against) sweepDaily({ registry, logger });
  const { shell } = store;
  return {
    shell,
    registry,
    releases,
    modules,
    health,
    singletonVersions,
    file: clientFiles.file,
    text: (build, file) => (build.name === shell.name ? store.text(build, file) : clientFiles.text(build, file)),
  };
}
