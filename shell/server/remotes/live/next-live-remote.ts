/** Determines which version of a remote is served next: that of the registry once it is ready here, until then the current one. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Registry } from '../registry/registry';
import { remoteOf, type RemoteState } from '../registry/registry-state';

export type LiveRemote = { default: Build | undefined; canary: { build: Build; percent: number } | undefined };

export const NOT_LIVE: LiveRemote = { default: undefined, canary: undefined };

export const buildOf = ({ versions }: RemoteState, version: string | undefined): Build | undefined =>
  version === undefined ? undefined : versions.get(version)?.build;

type Options = {
  registry: Pick<Registry, 'state'>;
  /** Makes a version ready; rejects when it is unavailable. */
  prepare: (build: Build) => Promise<void>;
  /** Why versions are unavailable, by `remote@version`; updated here. */
  faults: Map<string, string>;
};

export function createNextLiveRemote({ registry, prepare, faults }: Options) {
  const readyOrUndefined = async (
    remote: RemoteName,
    state: RemoteState,
    version: string | undefined,
  ): Promise<Build | undefined> => {
    if (version === undefined) return undefined;
    try {
      const build = buildOf(state, version);
      if (!build) throw new Error('its manifest is missing from the store of the registry');
      await prepare(build);
      faults.delete(`${remote}@${version}`);
      return build;
    } catch (error) {
      faults.set(`${remote}@${version}`, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };

  /** After a start: the latest of the earlier versions that is available. */
  const latestReady = async (remote: RemoteName, state: RemoteState): Promise<Build | undefined> => {
    for (const version of state.earlier.toReversed()) {
      const build = await readyOrUndefined(remote, state, version);
      if (build) return build;
    }
    return undefined;
  };

  return async (remote: RemoteName, current: LiveRemote | undefined): Promise<LiveRemote> => {
    const state = remoteOf(registry.state(), remote);
    const { defaultVersion, canary } = state;
    const [defaultBuild, canaryBuild] = await Promise.all([
      readyOrUndefined(remote, state, defaultVersion),
      readyOrUndefined(remote, state, canary?.version),
    ]);
    // A version that never worked is served nevertheless: its pages answer that they are unavailable, and it is retried.
    const fallback = async () =>
      current?.default ?? (await latestReady(remote, state)) ?? buildOf(state, defaultVersion);
    return {
      default: defaultBuild ?? (defaultVersion === undefined ? undefined : await fallback()),
      canary: canaryBuild && canary ? { build: canaryBuild, percent: canary.percent } : undefined,
    };
  };
}
