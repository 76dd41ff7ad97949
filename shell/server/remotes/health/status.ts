/** The status of a remote for programs and as text, for `vipp-mf` and the status page: the registry, the versions served here, and their health. */
import type { FastifyInstance } from 'fastify';
import { Document, visit } from 'yaml';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { operatorsOnly } from '../../http/operator-access';
import type { LiveReleases } from '../live/live-releases';
import type { Registry } from '../registry/registry';
import { liveVersions, pathsOf, remoteNames, remoteOf, rollbackTarget, versionsOf } from '../registry/registry-state';
import { verdictOf, versionKey, worstOf, type VersionHealth } from './version-health';

export type StatusParts = {
  registry: Pick<Registry, 'state'>;
  live: Pick<LiveReleases, 'live' | 'faults'>;
  health: Pick<VersionHealth, 'counts'>;
};

/** Changes of what visitors get. */
const RELEASES = ['promoted', 'canary', 'halted', 'rolled-back', 'retired'];

export function statusOf({ registry, live, health }: StatusParts, remote: RemoteName) {
  const state = registry.state();
  const document = remoteOf(state, remote);
  const { keys, default: wanted, canary } = document;
  const served = live.live(remote);
  const faultOf = (version: string) => live.faults().get(versionKey(remote, version));
  /** @param share percentage of visitors who get it */
  const liveVersion = ({ version }: Build, role: 'default' | 'canary', share: number) => {
    const counts = health.counts(remote, version);
    const since = document.changes.findLast((change) => change.version === version)?.at;
    return { version, role, since, share, verdict: verdictOf(counts, faultOf(version)), ...counts };
  };
  const versions = [
    ...(served.default ? [liveVersion(served.default, 'default', 100 - (served.canary?.percent ?? 0))] : []),
    ...(served.canary ? [liveVersion(served.canary.build, 'canary', served.canary.percent)] : []),
  ];
  const isUnavailable = liveVersions(document).some((version) => faultOf(version) !== undefined);
  return {
    remote,
    /** Verdict on the worst live version; `bad` also where a wanted one is unavailable. */
    verdict: (wanted && !served.default) || isUnavailable ? 'bad' : worstOf(versions.map(({ verdict }) => verdict)),
    default: wanted?.version,
    canary,
    /** The latest change of what visitors get: it says why a canary was halted. */
    latest: document.changes.findLast(({ type }) => RELEASES.includes(type)),
    rollbackTo: rollbackTarget(document),
    paths: pathsOf(state, remote),
    faults: Object.fromEntries([...live.faults()].filter(([key]) => key.startsWith(`${remote}@`))),
    /** The served versions, the same as above unless one is unavailable, with figures of the last five minutes. */
    health: versions,
    versions: versionsOf(state, remote).map(({ version, at, by, isAdopted }) => ({ version, at, by, isAdopted })),
    keys: Object.entries(keys).map(([keyId, { label, isRevoked }]) => ({ keyId, label, isRevoked })),
  };
}

/** YAML for people, in which maps below a number of levels are a line each. */
export function toYaml(value: unknown, levels: number): string {
  const document = new Document(value);
  visit(document, { Map: (_key, map, parents) => void (map.flow = parents.length > levels) });
  return document.toString({ lineWidth: 0 });
}

/** The statuses of some remotes, and their text. */
export function statusesOf(parts: StatusParts, names: readonly RemoteName[] = remoteNames(parts.registry.state())) {
  const remotes = names.map((name) => statusOf(parts, name));
  return { revision: parts.registry.state().revision, remotes, message: toYaml(remotes, 2) };
}

/** A page of plain text. */
export function registerStatusPage(app: FastifyInstance, parts: StatusParts, token: string): void {
  app.get('/federation/status', { onRequest: operatorsOnly(token) }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(statusesOf(parts).message),
  );
}
