/** Opens the registry, adopts the builds of this site, and prepares the live versions. */
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { sharedVersions } from '../../src/federation/shared-modules';
import type { Settings } from '../settings/settings';
import { ensureTeamKeys } from './api/team-keys';
import { readBuildStore, type BuildStore } from './builds/build-store';
import { readDevelopmentStore } from './builds/development-store';
import { createRemoteModules } from './builds/remote-modules';
import { createCanaryGuard } from './health/canary-guard';
import { createCountReport, type CountReport } from './health/report-limit';
import { createVersionHealth, type VersionHealth } from './health/version-health';
import { createLiveReleases, type LiveReleases } from './live/live-releases';
import { addShell, adoptBuilds } from './registry/adopt-builds';
import { createFolderArtefacts, createFolderStore, createMemoryStore } from './registry/local-store';
import { createPostgresStore } from './registry/postgres-store';
import type { RegistryStore } from './registry/registry-store';
import { createClientFiles } from './registry/client-files';
import { readFromSite, readFromStore, type ReadBuildFile } from './builds/build-files';
import { admitShell, type ContentApp } from './admit-shell';
import { followSite } from './registry/follow-site';
import { openRegistry, type Registry, type RoutesOfFolder } from './registry/registry';
import { remoteOf } from './registry/registry-state';
import { daily, removeUnused } from './registry/remove-unused';
import { createReleases, type Releases } from './releases';

export type { CountReport };

/** What the gateway opens first. */
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

async function fillRegistry(
  registry: Registry,
  settings: Settings,
  store: BuildStore,
  isShared: boolean,
  logger: FastifyBaseLogger,
): Promise<void> {
  await adoptBuilds(registry, store, { isShared });
  if (settings.against)
    await followSite(registry, {
      site: settings.against,
      versions: settings.againstVersions,
      own: new Set(store.remotes.keys()),
    });
  if (settings.devReload || settings.against) return;
  await addShell(registry, store);
  await ensureTeamKeys(registry, { ...settings, isShared }, logger);
}

/** From the store; while a remote is developed, files of the others from the site that has them. */
function readFiles({ files }: Registry, { against }: Settings): ReadBuildFile {
  const readStored = readFromStore(files);
  if (!against) return readStored;
  const readThere = readFromSite(against);
  return (...file) => readStored(...file).catch(() => readThere(...file));
}

const isDefaultVersion =
  (registry: Registry): NonNullable<Parameters<typeof createRemoteModules>[0]['isDefaultVersion']> =>
  ({ name, version }) =>
    remoteOf(registry.state(), name).default?.version === version;

function reportLoadFailures(health: VersionHealth, logger: FastifyBaseLogger) {
  return (remote: string, version: string, err: unknown): void => {
    health.failed(remote, version, 'load', err instanceof Error ? err.message : String(err));
    logger.error({ remote, version, err }, 'a remote could not be loaded');
  };
}

function readStore({ packagesDir, buildFolder, localBuild, devReload }: Settings): BuildStore {
  return (devReload ? readDevelopmentStore : readBuildStore)(packagesDir, buildFolder, localBuild);
}

const routesOfFolder = ({ remotes }: BuildStore): RoutesOfFolder =>
  new Map([...remotes].map(([name, { routes = [] }]) => [name, routes]));

/** Serves what was compiled since the start, in development: each build is a version like any other. */
const refreshBuilds = (registry: Registry, store: BuildStore, live: LiveReleases) => async (): Promise<void> => {
  store.development?.refresh();
  await adoptBuilds(registry, store, { isShared: false });
  await live.settled();
};

type Options = {
  shared: ReleaseResources;
  store?: BuildStore;
  /** Content for the check of a new shell, once it is available; without it every shell serves. */
  content?: () => Promise<ContentApp>;
};

/** @throws {ShellRefused} when the shell does not fit what is live */
export async function openReleases(
  settings: Settings,
  logger: FastifyBaseLogger,
  { shared, store = readStore(settings), content }: Options,
): Promise<Releases> {
  // Other gateways may use the same registry.
  const isShared = settings.databaseUrl !== undefined;
  const registry = await openRegistry(shared.store, logger, routesOfFolder(store));
  const read = readFiles(registry, settings);
  if (content) await admitShell({ registry, isShared, store, read, content, settings, logger });
  await fillRegistry(registry, settings, store, isShared, logger);
  const { shell, development } = store;
  const isInFolder = (build: Build): boolean => build.name === shell.name || development?.holds(build) === true;
  const health = createVersionHealth();
  createCanaryGuard({ health, registry, logger });
  const modules = createRemoteModules({
    read,
    isDefaultVersion: isDefaultVersion(registry),
    onFault: reportLoadFailures(health, logger),
  });
  const live = createLiveReleases({
    registry,
    prepare: modules.prepare,
    onSettled: modules.retain,
    onError: (err) => logger.error({ err }, 'what is live could not be updated completely, it is tried again'),
  });
  if (!settings.devReload && !settings.against)
    daily(() => removeUnused({ registry, shell: store.shell.version, logger }));
  return createReleases(
    { registry, live, modules, health, singletonVersions: sharedVersions() },
    {
      shell,
      file: createClientFiles(registry, read, store.file),
      bytes: (build, file) => (isInFolder(build) ? store.bytes(build, file) : modules.style(build, file)),
      ...(development && { refresh: refreshBuilds(registry, store, live) }),
    },
  );
}
