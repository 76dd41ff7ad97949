/** Calls that read status and history, for teams and operators. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { CallInput } from '@vipp/shared/contract/federation/api-calls.server';
import { statusOf as healthOf } from '../health/status-model';
import { remoteNames, remoteOf, rollbackTarget } from '../registry/registry-state';
import { done, type Answer, type Refusal } from './answer';
import { refuseUnknownRemote, type ApiParts } from './api-parts';
import type { Call } from './signed-call';

type Parts = Pick<ApiParts, 'registry' | 'releases' | 'health'>;

/** Health of the versions that this gateway serves, in the last five minutes. */
function liveHealth({ registry, releases, health }: Parts, remote: RemoteName) {
  const [status] = healthOf(registry, releases, health, { only: remote }).remotes;
  return (status?.live ?? []).map(
    ({ version, role, share, verdict, bytes, health: { renders, failures, failed, errorRate, last, p50, p95 } }) => ({
      version,
      role,
      share,
      verdict,
      bytes,
      renders,
      failed,
      failures,
      errorRate,
      last,
      renderMs: { p50, p95 },
    }),
  );
}

function statusOf(parts: Parts, remote: RemoteName) {
  const { registry, releases } = parts;
  const state = remoteOf(registry.state(), remote);
  const { versions, keys, defaultVersion, canary, paths } = state;
  const served = releases.live(remote);
  const ofRemote = [...releases.faults()].filter(([key]) => key.startsWith(`${remote}@`));
  return {
    remote,
    default: defaultVersion,
    canary,
    rollbackTo: rollbackTarget(state),
    paths,
    /** Versions that this gateway serves; the same as above unless one is unavailable. */
    served: { default: served.default?.version, canary: served.canary?.build.version },
    faults: Object.fromEntries(ofRemote),
    health: liveHealth(parts, remote),
    versions: [...versions].map(([version, { at, by, hosting, isAdopted }]) => ({
      version,
      at,
      by,
      hosting,
      isAdopted,
    })),
    keys: [...keys].map(([keyId, { label, isRevoked }]) => ({ keyId, label, isRevoked })),
  };
}

export function createReadingCalls(parts: Parts) {
  return {
    status: async ({ input }: Call<CallInput<'status'>>): Promise<Answer | Refusal> =>
      (input.remote && refuseUnknownRemote(parts.registry.state(), input.remote)) ??
      done({
        revision: parts.registry.state().revision,
        remotes: (input.remote ? [input.remote] : remoteNames(parts.registry.state())).map((name) =>
          statusOf(parts, name),
        ),
      }),
    /** Latest first. */
    history: async ({ input }: Call<CallInput<'history'>>): Promise<Answer> => {
      const state = parts.registry.state();
      const names = input.remote ? [input.remote] : remoteNames(state);
      const changes = names.flatMap((remote) =>
        remoteOf(state, remote).changes.map((change) => ({ remote, ...change })),
      );
      return done({
        changes: changes
          .sort((a, b) => (a.at < b.at ? -1 : 1))
          .slice(-input.limit)
          .reverse(),
      });
    },
  };
}
