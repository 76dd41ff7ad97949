/** The status of a remote as the API answers it, and as the status page shows it: the registry, the versions served here, and their health. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { LiveReleases } from '../live/live-releases';
import type { Registry } from '../registry/registry';
import { liveVersions, pathsOf, remoteOf, rollbackTarget, versionsOf } from '../registry/registry-state';
import { verdictOf, versionKey, worstOf, type VersionHealth } from './version-health';

export type StatusParts = {
  registry: Pick<Registry, 'state'>;
  releases: Pick<LiveReleases, 'live' | 'faults'>;
  health: Pick<VersionHealth, 'counts'>;
};

export function statusOf({ registry, releases, health }: StatusParts, remote: RemoteName) {
  const state = registry.state();
  const document = remoteOf(state, remote);
  const { keys, default: wanted, canary } = document;
  const served = releases.live(remote);
  const faultOf = (version: string) => releases.faults().get(versionKey(remote, version));
  /** @param share percentage of visitors who get it */
  const liveVersion = ({ version }: Build, role: 'default' | 'canary', share: number) => {
    const counts = health.counts(remote, version);
    const since = document.changes.findLast((change) => change.version === version)?.at;
    return { version, role, since, share, verdict: verdictOf(counts, faultOf(version)), ...counts };
  };
  const live = [
    ...(served.default ? [liveVersion(served.default, 'default', 100 - (served.canary?.percent ?? 0))] : []),
    ...(served.canary ? [liveVersion(served.canary.build, 'canary', served.canary.percent)] : []),
  ];
  const isUnavailable = liveVersions(document).some((version) => faultOf(version) !== undefined);
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
    faults: Object.fromEntries([...releases.faults()].filter(([key]) => key.startsWith(`${remote}@`))),
    /** Of the versions that this gateway serves, in the last five minutes. */
    health: live,
    versions: versionsOf(state, remote).map(({ version, at, by, isAdopted }) => ({ version, at, by, isAdopted })),
    keys: Object.entries(keys).map(([keyId, { label, isRevoked }]) => ({ keyId, label, isRevoked })),
  };
}

export type RemoteStatus = ReturnType<typeof statusOf>;
