/** Loads modules of remotes in the browser, each from the release that this document has of it. */
import './provide-runtime';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { BrowserReleases } from './browser-releases.client';
import type { LoadExposed } from './load-page';
import type { Releases, RemoteRelease } from './release-set';
import { sharedModules } from './shared-modules';
import { trustedScript } from './trusted-script.client';

const releaseOf = (releases: Releases, container: string | undefined): RemoteRelease | undefined =>
  Object.values(releases).find((release) => release?.container === container);

/** The runtime itself has no Trusted Types policy, and checks no hash. */
const verifiedScripts = ({ known }: BrowserReleases): ModuleFederationRuntimePlugin => ({
  name: 'verified-scripts',
  loadEntry: async ({ remoteInfo }) => {
    const { entry, files } = releaseOf(known().releases, remoteInfo.entryGlobalName) ?? {};
    if (!entry || !files) return undefined;
    const { importVerified } = await import(/* webpackChunkName: "import-verified" */ './import-verified.client');
    return (await importVerified(entry, files)) as never;
  },
  createScript: ({ url, remoteInfo }) => {
    const release = releaseOf(known().releases, remoteInfo?.entryGlobalName);
    const script = document.createElement('script');
    script.src = trustedScript(url);
    script.integrity = release?.integrity ?? '';
    script.crossOrigin = 'anonymous';
    return script;
  },
});

/** A failure is not cached: the next call tries again. */
export function createLoadExposed(releases: BrowserReleases): LoadExposed {
  const runtime = createInstance({
    name: 'vipp_site',
    shared: sharedModules(),
    remotes: [],
    plugins: [verifiedScripts(releases)],
    shareStrategy: 'loaded-first',
  });
  const registered = new Set<RemoteName>();
  const register = (name: RemoteName, { entry, container }: RemoteRelease): void => {
    if (registered.has(name)) return;
    registered.add(name);
    runtime.registerRemotes([{ name, entry, entryGlobalName: container, type: 'var' }]);
  };
  return async ({ remote, module }) => {
    register(remote, await releases.of(remote));
    return runtime.loadRemote(module.replace('.', remote));
  };
}
