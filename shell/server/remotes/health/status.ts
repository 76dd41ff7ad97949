/** The status of a remote as the API answers it, and as the status page shows it: the registry, the versions served here, and their health. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { LiveReleases } from '../live/live-releases';
import type { Registry } from '../registry/registry';
import { liveVersions, pathsOf, remoteOf, rollbackTarget, versionsOf } from '../registry/registry-state';
import { verdictOf, worstOf } from './health-verdict';
import { versionKey, type VersionHealth } from './version-health';

export type StatusParts = {
  registry: Pick<Registry, 'state'>;
  releases: Pick<LiveReleases, 'live' | 'faults'>;
  health: Pick<VersionHealth, 'counts'>;
};

/** @param share percentage of visitors who get it */
function liveVersion({ releases, health }: StatusParts, build: Build, role: 'default' | 'canary', share: number) {
  const { name, version } = build;
  const counts = health.counts(name, version);
  const { renders, failed, failures, errorRate, last } = counts;
  return {
    version,
    role,
    share,
    verdict: verdictOf(counts, releases.faults().get(versionKey(name, version))),
    renders,
    failed,
    failures,
    errorRate,
    last,
  };
}

export function statusOf(parts: StatusParts, remote: RemoteName) {
  const { registry, releases } = parts;
  const state = registry.state();
  const document = remoteOf(state, remote);
  const served = releases.live(remote);
  const { keys, default: wanted, canary } = document;
  const faults = [...releases.faults()].filter(([key]) => key.startsWith(`${remote}@`));
  const live = [
    ...(served.default ? [liveVersion(parts, served.default, 'default', 100 - (served.canary?.percent ?? 0))] : []),
    ...(served.canary ? [liveVersion(parts, served.canary.build, 'canary', served.canary.percent)] : []),
  ];
  const isUnavailable = liveVersions(document).some((version) => releases.faults().has(versionKey(remote, version)));
  return {
    remote,
    /** That of its worst live version; `bad` also where no version is live or a wanted one is unavailable. */
    verdict: live.length === 0 || isUnavailable ? 'bad' : worstOf(live.map(({ verdict }) => verdict)),
    default: wanted?.version,
    canary,
    rollbackTo: rollbackTarget(document),
    paths: pathsOf(state, remote),
    /** Versions that this gateway serves; the same as above unless one is unavailable. */
    served: { default: served.default?.version, canary: served.canary?.build.version },
    faults: Object.fromEntries(faults),
    /** Of the versions that this gateway serves, in the last five minutes. */
    health: live,
    versions: versionsOf(state, remote).map(({ version, at, by, isAdopted }) => ({ version, at, by, isAdopted })),
    keys: Object.entries(keys).map(([keyId, { label, isRevoked }]) => ({ keyId, label, isRevoked })),
  };
}

export type RemoteStatus = ReturnType<typeof statusOf>;
