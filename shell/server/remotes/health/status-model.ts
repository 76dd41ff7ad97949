/** The data of the status page and of `vipp-mf status`: the registry, the versions served here, and their health. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { Registry } from '../registry/registry';
import type { StoredChange } from '../registry/remote-document';
import { liveVersions, remoteNames, remoteOf, type RemoteState } from '../registry/registry-state';
import type { LiveReleases } from '../live/live-releases';
import { verdictOf, worstOf, type HealthVerdict } from './health-verdict';
import { versionKey, type HealthSummary, type VersionHealth } from './version-health';

export type VersionRole = 'default' | 'canary';

export type LiveVersion = {
  version: string;
  role: VersionRole;
  /** Percentage of visitors who get it. */
  share: number;
  verdict: HealthVerdict;
  health: HealthSummary;
  /** Compressed size of all its client files in bytes; undefined for a manifest without sizes. */
  bytes: number | undefined;
  /** What built it, and the version of its federation plugin; undefined where the build does not say. */
  bundler: string | undefined;
  pluginVersion: string | undefined;
  /** Ranges of the shared modules that it accepts, by request. */
  shared: Readonly<Record<string, string>>;
  /** Why it cannot be served here, if so. */
  fault: string | undefined;
};

export type HistoryMark = Pick<StoredChange, 'at' | 'by' | 'type' | 'version' | 'percent' | 'why'>;

export type RemoteStatus = {
  remote: RemoteName;
  /** That of its worst live version; `bad` also where no version is live or a wanted one is unavailable. */
  verdict: HealthVerdict;
  /** Versions of the registry; `live` are those served here. */
  wanted: { default: string | undefined; canary: { version: string; percent: number } | undefined };
  live: LiveVersion[];
  /** Latest last. */
  versions: { version: string; at: string; by: string }[];
  /** The latest changes, latest last. */
  history: HistoryMark[];
};

export type Status = {
  at: string;
  /** Number of changes of the registry. */
  revision: number;
  remotes: RemoteStatus[];
  /** Versions that are wanted and cannot be served here. */
  faults: { version: string; why: string }[];
};

const MAX_MARKS = 40;

/** Compressed size of all client files, in bytes. */
function transferBytes({
  client,
  sizes,
}: Build & { sizes?: Readonly<Record<string, number>> | undefined }): number | undefined {
  if (!sizes) return undefined;
  return Object.keys(client.files).reduce((total, file) => total + (sizes[file] ?? 0), 0);
}

function wantedOf({ defaultVersion, canary }: RemoteState): RemoteStatus['wanted'] {
  return { default: defaultVersion, canary: canary && { version: canary.version, percent: canary.percent } };
}

type Parts = { releases: Pick<LiveReleases, 'live' | 'faults'>; health: Pick<VersionHealth, 'summary'> };

function liveOf(remote: RemoteName, { releases, health }: Parts): LiveVersion[] {
  const { default: defaultBuild, canary } = releases.live(remote);
  const describe = (build: Build, role: VersionRole, share: number): LiveVersion => {
    const summary = health.summary(remote, build.version);
    const fault = releases.faults().get(versionKey(remote, build.version));
    return {
      version: build.version,
      role,
      share,
      health: summary,
      verdict: verdictOf(summary, fault),
      fault,
      bytes: transferBytes(build),
      bundler: build.bundler,
      pluginVersion: build.pluginVersion,
      shared: build.singletons ?? {},
    };
  };
  return [
    ...(defaultBuild ? [describe(defaultBuild, 'default', 100 - (canary?.percent ?? 0))] : []),
    ...(canary ? [describe(canary.build, 'canary', canary.percent)] : []),
  ];
}

function verdictOfRemote(
  state: RemoteState,
  live: readonly LiveVersion[],
  isFaulty: (version: string) => boolean,
): HealthVerdict {
  if (live.length === 0 || liveVersions(state).some(isFaulty)) return 'bad';
  return worstOf(live.map(({ verdict }) => verdict));
}

function remoteStatus(remote: RemoteName, state: RemoteState, parts: Parts): RemoteStatus {
  const live = liveOf(remote, parts);
  const faults = parts.releases.faults();
  return {
    remote,
    verdict: verdictOfRemote(state, live, (version) => faults.has(versionKey(remote, version))),
    wanted: wantedOf(state),
    live,
    versions: [...state.versions].map(([version, { at, by }]) => ({ version, at, by })),
    history: state.changes.slice(-MAX_MARKS),
  };
}

/**
 * The status as plain data.
 *
 * @param only limits it to one remote
 */
export function statusOf(
  registry: Pick<Registry, 'state'>,
  releases: Parts['releases'],
  health: Parts['health'],
  { now = Date.now, only }: { now?: () => number; only?: RemoteName | undefined } = {},
): Status {
  const state = registry.state();
  const names = only === undefined ? remoteNames(state) : [only];
  const faults = [...releases.faults()].map(([version, why]) => ({ version, why }));
  return {
    at: new Date(now()).toISOString(),
    revision: state.revision,
    remotes: names.map((remote) => remoteStatus(remote, remoteOf(state, remote), { releases, health })),
    faults: only === undefined ? faults : faults.filter(({ version }) => version.startsWith(`${only}@`)),
  };
}
