/**
 * The versions that this gateway serves now. A version that the registry wants is served once it is ready here; until then
 * visitors get the version before it. No request waits for a release.
 */
import { REMOTES, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { ReleaseChoice, Visitor } from '../protocol/release-choice';
import { createBuildsInUse } from './builds-in-use';
import type { Registry } from '../registry/registry';
import { liveVersions, type RemoteState } from '../registry/registry-state';
import { isInCanary } from './canary-bucket';

export type LiveRemote = { default: Build | undefined; canary: { build: Build; percent: number } | undefined };

export type LiveReleases = {
  choose: (visitor: Visitor) => ReleaseChoice;
  /** Keeps the versions of a visitor in use until the returned function is called, so that a page ends with the versions it began with. */
  acquire: (choice: ReleaseChoice) => () => void;
  live: (remote: RemoteName) => LiveRemote;
  hasCanary: () => boolean;
  /** Resolves once what the registry wants is served here, or known to be unusable. */
  settled: () => Promise<void>;
  /** Versions that are wanted and cannot be had, and why, by `remote@version`. */
  faults: () => ReadonlyMap<string, string>;
};

type Options = {
  registry: Pick<Registry, 'state' | 'onChange'>;
  /** Makes a version ready; rejects when it cannot be had. */
  prepare: (build: Build) => Promise<void>;
  /**
   * Called after each change with all that is still served, and again when the last page that was made of a replaced
   * version is sent. `seq` is the registry's last event that it accounts for.
   */
  onSettled?: (inUse: readonly Build[], seq: number) => void;
  /** An update that failed for another reason than a version that cannot be had; it is tried again. */
  onError: (error: unknown) => void;
};

const NOTHING: LiveRemote = { default: undefined, canary: undefined };
const RETRY_MS = 2_000;

export function createLiveReleases({ registry, prepare, onSettled, onError }: Options): LiveReleases {
  let live = new Map<RemoteName, LiveRemote>();
  const faults = new Map<string, string>();
  let round: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  const buildOf = ({ versions }: RemoteState, version: string | undefined) =>
    version === undefined ? undefined : versions.get(version)?.build;

  const readyOrUndefined = async (build: Build | undefined): Promise<Build | undefined> => {
    if (!build) return undefined;
    const key = `${build.name}@${build.version}`;
    try {
      await prepare(build);
      faults.delete(key);
      return build;
    } catch (error) {
      faults.set(key, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };

  /** After a start: the latest of the earlier versions that can be had. */
  const firstReady = async (state: RemoteState): Promise<Build | undefined> => {
    for (const version of state.earlier.toReversed()) {
      const build = await readyOrUndefined(buildOf(state, version));
      if (build) return build;
    }
    return undefined;
  };

  /** A remote whose update fails must not hold up the others. */
  const nextOrSame = async (remote: RemoteName): Promise<LiveRemote> => {
    try {
      return await next(remote);
    } catch (error) {
      const { defaultVersion } = registry.state().remotes[remote];
      faults.set(`${remote}@${defaultVersion ?? ''}`, error instanceof Error ? error.message : String(error));
      return live.get(remote) ?? NOTHING;
    }
  };

  const next = async (remote: RemoteName): Promise<LiveRemote> => {
    const state = registry.state().remotes[remote];
    const wanted = buildOf(state, state.defaultVersion);
    const [defaultBuild, canaryBuild] = await Promise.all([
      readyOrUndefined(wanted),
      readyOrUndefined(buildOf(state, state.canary?.version)),
    ]);
    return {
      // A version that never worked is still named: its pages then say that they are unavailable, and it is tried again.
      default: defaultBuild ?? live.get(remote)?.default ?? (wanted && (await firstReady(state))) ?? wanted,
      canary: canaryBuild && state.canary ? { build: canaryBuild, percent: state.canary.percent } : undefined,
    };
  };

  let settledSeq = 0;
  const liveBuilds = () =>
    [...live.values()]
      .flatMap(({ default: build, canary }) => [build, canary?.build])
      .filter((build) => build !== undefined);
  const notifySettled = () => onSettled?.([...new Set([...liveBuilds(), ...used.inUse()])], settledSeq);
  const retryLater = (): void => {
    // One timer, however many changes there were in the meantime.
    clearTimeout(retry);
    retry = setTimeout(begin, RETRY_MS).unref();
  };
  const failed = (error: unknown): void => {
    onError(error);
    retryLater();
  };
  const used = createBuildsInUse(() => {
    try {
      notifySettled();
    } catch (error) {
      failed(error);
    }
  });

  const settle = async (): Promise<void> => {
    const { seq } = registry.state();
    const wantedKeys = new Set(
      REMOTES.flatMap((remote) =>
        liveVersions(registry.state().remotes[remote]).map((version) => `${remote}@${version}`),
      ),
    );
    for (const key of faults.keys()) if (!wantedKeys.has(key)) faults.delete(key);
    const entries = await Promise.all(
      REMOTES.map(async (remote): Promise<[RemoteName, LiveRemote]> => [remote, await nextOrSame(remote)]),
    );
    live = new Map(entries);
    settledSeq = seq;
    const isLive = new Set(liveBuilds());
    used.watch(used.inUse().filter((build) => !isLive.has(build)));
    clearTimeout(retry);
    if (faults.size > 0) retryLater();
    notifySettled();
  };
  /** Rounds run one after the other, each with the newest registry; one that fails does not end the later ones. */
  const begin = (): void => {
    round = round.then(settle).catch(failed);
  };
  registry.onChange(begin);
  begin();

  let cachedDefault: { of: typeof live; choice: ReleaseChoice } | undefined;
  /** Most visitors get it, so it is created once. */
  const defaultChoice = (): ReleaseChoice => {
    if (cachedDefault?.of !== live) cachedDefault = { of: live, choice: chooseFor({ bucket: undefined, preview: {} }) };
    return cachedDefault.choice;
  };

  const choose = (visitor: Visitor): ReleaseChoice =>
    visitor.bucket === undefined && Object.keys(visitor.preview).length === 0 ? defaultChoice() : chooseFor(visitor);

  const chooseFor = ({ bucket, preview }: Visitor): ReleaseChoice => {
    const remotes = new Map<RemoteName, Build>();
    const canaries: RemoteName[] = [];
    const previews: RemoteName[] = [];
    for (const remote of REMOTES) {
      const { default: defaultBuild, canary } = live.get(remote) ?? NOTHING;
      const previewed = buildOf(registry.state().remotes[remote], preview[remote]);
      if (previewed) previews.push(remote);
      const isCanary = !previewed && canary !== undefined && bucket !== undefined && isInCanary(bucket, canary.percent);
      if (isCanary) canaries.push(remote);
      const build = previewed ?? (isCanary ? canary.build : defaultBuild);
      if (build) remotes.set(remote, build);
    }
    return { remotes, canary: canaries, preview: previews };
  };

  return {
    choose,
    acquire: ({ remotes }) => used.acquire(remotes.values()),
    live: (remote) => live.get(remote) ?? NOTHING,
    hasCanary: () => [...live.values()].some(({ canary }) => canary !== undefined),
    settled: async () => {
      // A round that began before the latest change does not know of it.
      for (let seen: Promise<void> | undefined; seen !== round;) {
        seen = round;
        await seen;
      }
    },
    faults: () => faults,
  };
}
