/** What the status page and `vipp-mf status` show: the registry, what of it is served here, and how that does. */
import { REMOTES, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { Registry } from '../registry/registry';
import type { RegistryEvent, StoredEvent } from '../protocol/registry-event';
import { liveVersions, type RemoteState } from '../registry/registry-state';
import type { LiveReleases } from '../live/live-releases';
import { verdictOf, worstOf, type HealthVerdict } from './health-verdict';
import { versionKey, type HealthPoint, type HealthSummary, type VersionHealth } from './version-health';

export type VersionRole = 'default' | 'canary';

export type LiveVersion = {
  version: string;
  role: VersionRole;
  /** Percent of visitors who get it. */
  share: number;
  verdict: HealthVerdict;
  health: HealthSummary;
  recent: HealthPoint[];
  /** Bytes of all its browser files, compressed; undefined for a build that does not tell. */
  bytes: number | undefined;
  /** Why the registry's version cannot be served here. */
  fault: string | undefined;
};

export type HistoryMark = {
  seq: number;
  at: string;
  by: string;
  type: RegistryEvent['type'];
  /** Undefined for what concerns keys. */
  version: string | undefined;
  percent: number | undefined;
  why: string | undefined;
};

export type RemoteStatus = {
  remote: RemoteName;
  /** The worst of its live versions; bad, too, where nothing is live or what is wanted cannot be had. */
  verdict: HealthVerdict;
  /** What the registry says; `live` is what is served here. */
  wanted: { default: string | undefined; canary: { version: string; percent: number } | undefined };
  live: LiveVersion[];
  /** Newest last. */
  versions: { version: string; at: string; by: string }[];
  /** Newest last; the latest ones. */
  history: HistoryMark[];
};

export type Status = {
  at: string;
  /** Number of the registry's last event. */
  seq: number;
  remotes: RemoteStatus[];
  /** Versions that are wanted and cannot be served here. */
  faults: { version: string; why: string }[];
};

const MOST_MARKS = 40;

/** Compressed bytes of the files that a browser can be sent. */
function transferBytes({
  client,
  sizes,
}: Build & { sizes?: Readonly<Record<string, number>> | undefined }): number | undefined {
  if (!sizes) return undefined;
  return Object.keys(client.files).reduce((total, file) => total + (sizes[file] ?? 0), 0);
}

const toMark = ({ seq, event }: StoredEvent): HistoryMark => ({
  seq,
  at: event.at,
  by: event.by,
  type: event.type,
  version: 'version' in event ? event.version : undefined,
  percent: 'percent' in event ? event.percent : undefined,
  why: 'why' in event ? event.why : undefined,
});

function wantedOf({ defaultVersion, canary }: RemoteState): RemoteStatus['wanted'] {
  return { default: defaultVersion, canary: canary && { version: canary.version, percent: canary.percent } };
}

type Parts = { releases: Pick<LiveReleases, 'live' | 'faults'>; health: Pick<VersionHealth, 'summary' | 'recent'> };

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
      recent: health.recent(remote, build.version),
      bytes: transferBytes(build),
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

function remoteStatus(
  remote: RemoteName,
  state: RemoteState,
  history: readonly StoredEvent[],
  parts: Parts,
): RemoteStatus {
  const live = liveOf(remote, parts);
  const faults = parts.releases.faults();
  return {
    remote,
    verdict: verdictOfRemote(state, live, (version) => faults.has(versionKey(remote, version))),
    wanted: wantedOf(state),
    live,
    versions: [...state.versions].map(([version, { at, by }]) => ({ version, at, by })),
    history: history
      .filter(({ event }) => event.remote === remote)
      .slice(-MOST_MARKS)
      .map(toMark),
  };
}

/**
 * All of it, as plain data.
 *
 * @param only one remote's part of it
 */
export function statusOf(
  registry: Pick<Registry, 'state' | 'history'>,
  releases: Parts['releases'],
  health: Parts['health'],
  { now = Date.now, only }: { now?: () => number; only?: RemoteName | undefined } = {},
): Status {
  const { seq, remotes } = registry.state();
  const names = only === undefined ? REMOTES : [only];
  const faults = [...releases.faults()].map(([version, why]) => ({ version, why }));
  return {
    at: new Date(now()).toISOString(),
    seq,
    remotes: names.map((remote) => remoteStatus(remote, remotes[remote], registry.history(), { releases, health })),
    faults: only === undefined ? faults : faults.filter(({ version }) => version.startsWith(`${only}@`)),
  };
}
