/** Loads modules of remotes in the browser, from the release set that the server wrote into the page. */
import type { LoadExposed } from './load-page';
import type { ReleaseSet, RemoteRelease } from './release-set';
import { shareScope, type RemoteContainer } from './share-scope';
import { trustedScript } from './trusted-script.client';

function isContainer(value: unknown): value is RemoteContainer {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** The container of the page's own remote is loaded by the page; others are loaded on navigation. */
function loadScript({ entry, integrity }: RemoteRelease): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScript(entry);
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`remote entry ${entry} did not load`));
    };
    document.head.append(script);
  });
}

async function openContainer(release: RemoteRelease): Promise<RemoteContainer> {
  const globals = globalThis as Record<string, unknown>;
  if (!isContainer(globals[release.container])) await loadScript(release);
  const container = globals[release.container];
  if (!isContainer(container)) throw new Error(`${release.entry} defined no container ${release.container}`);
  await container.init(shareScope);
  return container;
}

/** Loads from this page's release set. A failure is not cached: the next call tries again. */
export function createLoadExposed(releaseSet: ReleaseSet): LoadExposed {
  const containers = new Map<string, Promise<RemoteContainer>>();
  return async (address) => {
    const release = releaseSet.remotes[address.remote];
    if (!release) return 'absent';
    const container = containers.get(address.remote) ?? openContainer(release);
    containers.set(address.remote, container);
    try {
      const factory = await (await container).get(address.module);
      return factory();
    } catch (error) {
      containers.delete(address.remote);
      throw error;
    }
  };
}
