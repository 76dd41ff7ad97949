/**
 * The versions that this gateway serves. A version of the registry is served once it is ready here; until then visitors get the
 * one before: no request may wait for a release.
 */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { ReleaseChoice, Visitor } from '../protocol/release-choice';
import type { Registry } from '../registry/registry';
import { buildOf, liveVersions, remoteNames, remoteOf } from '../registry/registry-state';
import { chooseRelease, NOT_LIVE, type LiveRemote } from './choose-release';
import { errorText } from '@vipp/shared/server/error-text';

type Options = {
  registry: Pick<Registry, 'state' | 'onChange'>;
  /** Makes a version ready; rejects when it is unavailable. */
  prepare: (build: Build) => Promise<void>;
  /** Called after each change with all live versions. */
  onSettled?: (live: readonly Build[]) => void;
  /** Called when an update failed, except for an unavailable version; the update is retried. */
  onError: (error: unknown) => void;
};

const RETRY_MS = 2_000;

export function createLiveReleases({ registry, prepare, onSettled, onError }: Options) {
  let live = new Map<RemoteName, LiveRemote>();
  const faults = new Map<string, string>();
  let round: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  const readyOrUndefined = async (remote: RemoteName, version: string | undefined): Promise<Build | undefined> => {
    if (version === undefined) return undefined;
    try {
      const build = buildOf(registry.state(), remote, version);
      if (!build) throw new Error('its manifest is missing from the store of the registry');
      await prepare(build);
      faults.delete(`${remote}@${version}`);
      return build;
    } catch (error) {
      faults.set(`${remote}@${version}`, errorText(error));
      return undefined;
    }
  };
  const nextLiveRemote = async (remote: RemoteName): Promise<LiveRemote> => {
    const { default: wanted, canary, earlier } = remoteOf(registry.state(), remote);
    const [preferred, canaryBuild] = await Promise.all([
      readyOrUndefined(remote, wanted?.version),
      readyOrUndefined(remote, canary?.version),
    ]);
    // An unavailable version is replaced by the current one, after a start by the latest available one.
    let build = preferred ?? live.get(remote)?.default;
    for (const version of earlier.toReversed()) build ??= await readyOrUndefined(remote, version);
    // A version that never worked is served nevertheless: its pages answer 503, and it is retried.
    build ??= buildOf(registry.state(), remote, wanted?.version);
    return {
      default: wanted && build,
      canary: canaryBuild && canary && { build: canaryBuild, percent: canary.percent },
    };
  };
  const liveBuilds = () =>
    [...live.values()]
      .flatMap(({ default: build, canary }) => [build, canary?.build])
      .filter((build) => build !== undefined);
  const retryLater = (): void => {
    // A single timer, however many changes there were in the meantime.
    clearTimeout(retry);
    retry = setTimeout(begin, RETRY_MS).unref();
  };
  const settle = async (): Promise<void> => {
    const state = registry.state();
    const names = remoteNames(state);
    const wantedKeys = new Set(
      names.flatMap((remote) => liveVersions(remoteOf(state, remote)).map((version) => `${remote}@${version}`)),
    );
    for (const key of faults.keys()) if (!wantedKeys.has(key)) faults.delete(key);
    const entries = await Promise.all(
      names.map(async (remote): Promise<[RemoteName, LiveRemote]> => [remote, await nextLiveRemote(remote)]),
    );
    live = new Map(entries);
    clearTimeout(retry);
    if (faults.size > 0) retryLater();
    onSettled?.(liveBuilds());
  };
  /** Rounds run one after the other, each with the latest registry; a failure does not stop later ones. */
  const begin = (): void => {
    round = round.then(settle).catch((error: unknown) => {
      onError(error);
      retryLater();
    });
  };
  registry.onChange(begin);
  begin();

  const chooseFor = (visitor: Visitor) => chooseRelease(visitor, live, registry.state());

  let cachedDefault: { of: typeof live; choice: ReleaseChoice } | undefined;
  /** Cached, because most visitors get it. */
  const defaultChoice = (): ReleaseChoice => {
    if (cachedDefault?.of !== live) cachedDefault = { of: live, choice: chooseFor({ bucket: undefined, preview: {} }) };
    return cachedDefault.choice;
  };

  return {
    choose: (visitor: Visitor): ReleaseChoice =>
      visitor.bucket === undefined && Object.keys(visitor.preview).length === 0 ? defaultChoice() : chooseFor(visitor),
    live: (remote: RemoteName): LiveRemote => live.get(remote) ?? NOT_LIVE,
    /** Every remote of the registry. */
    names: (): RemoteName[] => remoteNames(registry.state()),
    hasCanary: (): boolean => [...live.values()].some(({ canary }) => canary !== undefined),
    /** The running canaries in a release set, and their shares of visitors; undefined without canaries. */
    canaryKey: ({ canary: chosen }: ReleaseChoice): string | undefined => {
      const canaries = [...live].flatMap(([name, { canary }]) =>
        canary ? [`${name}@${canary.build.version} ${canary.percent} ${chosen.includes(name)}`] : [],
      );
      return canaries.length > 0 ? canaries.join() : undefined;
    },
    /** Resolves once the versions of the registry are served here, or known to be unavailable. */
    settled: async (): Promise<void> => {
      // A round that began before the latest change does not include it.
      for (let seen: Promise<void> | undefined; seen !== round;) {
        seen = round;
        await seen;
      }
    },
    /** Why versions of the registry are unavailable, by `remote@version`. */
    faults: (): ReadonlyMap<string, string> => faults,
  };
}

export type LiveReleases = ReturnType<typeof createLiveReleases>;
