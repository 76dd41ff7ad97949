/** Opens the registry, adopts the builds of this site, and prepares the live versions. */
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { clientFile } from '@vipp/shared/contract/federation/build-manifest';
import { sharedVersions } from '../../src/federation/shared-modules';
import type { Settings } from '../settings/settings';
import { readBuildStore } from './builds/build-store';
import { createRemoteModules } from './builds/remote-modules';
import { answerContent, createSandbox, sandboxScript, withDeadline } from './gate/sandbox-worker';
import { createCanaryGuard, createVersionHealth } from './health/version-health';
import { createLiveReleases } from './live/live-releases';
import { addShell, adoptBuilds, storeBuilds } from './registry/adopt-builds';
import { createFolderArtefacts, createFolderStore, createMemoryStore } from './registry/local-store';
import { createPostgresStore } from './registry/postgres-store';
import type { RegistryStore } from './registry/registry-store';
import { createClientFiles } from './registry/client-files';
import { admitShell, type ContentApp } from './admit-shell';
import { followSite } from './registry/follow-site';
import { openRegistry } from './registry/registry';
import { remoteOf } from './registry/registry-state';
import { daily, removeUnused } from './registry/remove-unused';
import { createReleases, type Releases } from './releases';
import { errorText } from '@vipp/shared/server/error-text';

/** @throws {Error} when the database cannot be used */
export async function openRegistryStore(settings: Settings): Promise<RegistryStore> {
  // In development each compilation is the only version, and the registry of another site is read again at each start.
  if (settings.devReload || settings.against) return createMemoryStore();
  const folder = path.join(settings.dataDir, 'federation');
  if (!settings.databaseUrl) return createFolderStore(folder);
  const store = createPostgresStore(settings.databaseUrl, createFolderArtefacts(path.join(folder, 'files')));
  // Rejects without the database or its tables.
  await store.readChanged({});
  return store;
}

type Options = {
  registryStore: RegistryStore;
  /** Content for the check of a new shell, once it is available; without it every shell serves. */
  content: (() => Promise<ContentApp>) | undefined;
};

/** @throws {ShellRefused} when the shell does not fit the live versions */
export async function openReleases(
  settings: Settings,
  logger: FastifyBaseLogger,
  { registryStore, content }: Options,
): Promise<Releases> {
  const { devReload, against } = settings;
  const store = readBuildStore(settings);
  const { shell, refresh } = store;
  // Other gateways may use the same registry.
  const isShared = settings.databaseUrl !== undefined;
  const routesOfFolder = new Map([...store.remotes].map(([name, { routes = [] }]) => [name, routes]));
  const registry = await openRegistry(registryStore, logger, routesOfFolder);
  const singletonVersions = sharedVersions();
  await storeBuilds(registry, store);
  if (content) {
    const openSandbox = async () => {
      const app = await content();
      const answer = withDeadline((address) => answerContent(app, address));
      return createSandbox({ script: sandboxScript(settings), content: answer });
    };
    await admitShell({ registry, isShared, store, openSandbox, singletonVersions, logger });
  }
  await adoptBuilds(registry, store, { isShared });
  if (against) await followSite(registry, against, new Set(store.remotes.keys()));
  else if (!devReload) await addShell(registry, store);
  const health = createVersionHealth();
  createCanaryGuard({ health, registry, logger });
  const modules = createRemoteModules({
    getFile: registry.files.get,
    isDefaultVersion: ({ name, version }) => remoteOf(registry.state(), name).default?.version === version,
    onFault: (remote, version, err) => {
      health.failed(remote, version, 'load', errorText(err));
      logger.error({ remote, version, err }, 'a remote could not be loaded');
    },
  });
  const live = createLiveReleases({
    registry,
    prepare: modules.prepare,
    onSettled: modules.retain,
    onError: (err) => logger.error({ err }, 'what is live could not be updated completely, it is tried again'),
  });
  if (!devReload && !against) daily(() => removeUnused({ registry, shell: shell.version, logger }));
  return createReleases(
    { registry, live, modules, health, singletonVersions },
    {
      shell,
      file: createClientFiles(registry, store.file),
      bytes: (build, file) => store.file(clientFile(build, file))?.body ?? modules.style(build, file),
      // Serves builds since the start: each is a version like any other.
      ...(refresh && {
        refresh: async () => {
          refresh();
          await storeBuilds(registry, store);
          await adoptBuilds(registry, store, { isShared: false });
          await live.settled();
        },
      }),
    },
  );
}
