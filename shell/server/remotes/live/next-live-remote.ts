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
  const recordFault = (remote: string, version: string | undefined, error: unknown): void => {
    faults.set(`${remote}@${version ?? ''}`, error instanceof Error ? error.message : String(error));
  };

  const readyOrUndefined = async (build: Build | undefined): Promise<Build | undefined> => {
    if (!build) return undefined;
    try {
      await prepare(build);
      faults.delete(`${build.name}@${build.version}`);
      return build;
    } catch (error) {
      recordFault(build.name, build.version, error);
      return undefined;
    }
  };

  /** After a start: the latest of the earlier versions that is available. */
  const latestReady = async (state: RemoteState): Promise<Build | undefined> => {
    for (const version of state.earlier.toReversed()) {
      const build = await readyOrUndefined(buildOf(state, version));
      if (build) return build;
    }
    return undefined;
  };

  const next = async (state: RemoteState, current: LiveRemote | undefined): Promise<LiveRemote> => {
    const wanted = buildOf(state, state.defaultVersion);
    const [defaultBuild, canaryBuild] = await Promise.all([
      readyOrUndefined(wanted),
      readyOrUndefined(buildOf(state, state.canary?.version)),
    ]);
    return {
      // A version that never worked is served nevertheless: its pages answer that they are unavailable, and it is retried.
      default: defaultBuild ?? (wanted && (current?.default ?? (await latestReady(state)) ?? wanted)),
      canary: canaryBuild && state.canary ? { build: canaryBuild, percent: state.canary.percent } : undefined,
    };
  };

  /** A failed update of a remote does not change its versions, and does not delay the other remotes. */
  return async (remote: RemoteName, current: LiveRemote | undefined): Promise<LiveRemote> => {
    try {
      return await next(remoteOf(registry.state(), remote), current);
    } catch (error) {
      recordFault(remote, remoteOf(registry.state(), remote).defaultVersion, error);
      return current ?? NOT_LIVE;
    }
  };
}
