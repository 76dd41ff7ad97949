/** Loads modules of remotes in the browser, from the release set that the server wrote into the page. */
import './provide-runtime';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { REMOTES } from '@vipp/shared/contract/federation/remotes';
import type { LoadExposed } from './load-page';
import type { ReleaseSet, RemoteRelease } from './release-set';
import { sharedModules } from './shared-modules';
import { trustedScript } from './trusted-script.client';

const releaseOf = (remotes: ReleaseSet['remotes'], container: string | undefined): RemoteRelease | undefined =>
  Object.values(remotes).find((release) => release.container === container);

/** The runtime itself has no Trusted Types policy, and checks no hash. */
const verifiedScripts = ({ remotes }: ReleaseSet): ModuleFederationRuntimePlugin => ({
  name: 'verified-scripts',
  loadEntry: async ({ remoteInfo }) => {
    const { entry, files } = releaseOf(remotes, remoteInfo.entryGlobalName) ?? {};
    if (!entry || !files) return undefined;
    const { importVerified } = await import(/* webpackChunkName: "import-verified" */ './import-verified.client');
    return (await importVerified(entry, files)) as never;
  },
  createScript: ({ url, remoteInfo }) => {
    const release = releaseOf(remotes, remoteInfo?.entryGlobalName);
    const script = document.createElement('script');
    script.src = trustedScript(url);
    script.integrity = release?.integrity ?? '';
    script.crossOrigin = 'anonymous';
    return script;
  },
});

/** Loads from this page's release set. A failure is not cached: the next call tries again. */
export function createLoadExposed(releaseSet: ReleaseSet): LoadExposed {
  const { remotes } = releaseSet;
  const runtime = createInstance({
    name: releaseSet.id,
    shared: sharedModules(),
    remotes: REMOTES.flatMap((name) => {
      const release = remotes[name];
      return release ? [{ name, entry: release.entry, entryGlobalName: release.container, type: 'var' as const }] : [];
    }),
    plugins: [verifiedScripts(releaseSet)],
    shareStrategy: 'loaded-first',
  });
  return async ({ remote, module }) => (remotes[remote] ? runtime.loadRemote(module.replace('.', remote)) : 'absent');
}
