/** The release side of a gateway around builds that exist in a test alone. */
import { createVersionHealth } from '../releases/health/version-health';
import { adoptBuilds } from '../releases/registry/adopt-builds';
import type { Federation } from '../releases/releases';
import { createLiveReleases } from '../releases/live/live-releases';
import { createMemoryStore } from '../releases/registry/memory-store';
import { openRegistry } from '../releases/registry/registry';
import type { BuildStore } from '../releases/builds/build-store';
import type { RemoteModules } from '../releases/builds/remote-modules';

/** Everything is live when it resolves. */
export async function federationExample(store: BuildStore, modules: RemoteModules): Promise<Federation> {
  const registry = await openRegistry(createMemoryStore());
  await adoptBuilds(registry, store, { isShared: false });
  const releases = createLiveReleases({
    registry,
    prepare: modules.prepare,
    onError: (error) => {
      throw error;
    },
  });
  await releases.settled();
  return {
    shell: store.shell,
    registry,
    releases,
    modules,
    health: createVersionHealth(),
    singletonVersions: {},
    file: async (path) => store.file(path),
    text: store.text,
  };
}
