/** The releases of a gateway with builds for tests only. */
import { createVersionHealth } from '../remotes/health/version-health';
import { adoptBuilds } from '../remotes/registry/adopt-builds';
import { createReleases, type Releases } from '../remotes/releases';
import { createLiveReleases } from '../remotes/live/live-releases';
import { createMemoryStore } from '../remotes/registry/local-store';
import { openRegistry } from '../remotes/registry/registry';
import type { BuildStore } from '../remotes/builds/build-store';
import type { RemoteModules } from '../remotes/builds/remote-modules';

/** Resolves when all builds are live. */
export async function releasesExample(store: BuildStore, modules: RemoteModules): Promise<Releases> {
  const registry = await openRegistry(createMemoryStore());
  await adoptBuilds(registry, store, { isShared: false });
  const live = createLiveReleases({
    registry,
    prepare: modules.prepare,
    onError: (error) => {
      throw error;
    },
  });
  await live.settled();
  return createReleases(
    { registry, live, modules, health: createVersionHealth(), singletonVersions: {} },
    { shell: store.shell, file: async (path) => store.file(path), bytes: store.bytes },
  );
}
