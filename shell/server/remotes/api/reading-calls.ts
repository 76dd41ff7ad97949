/** Calls that read status and history, for teams and operators. */
import type { CallInput } from '@vipp/shared/contract/federation/api-calls.server';
import { statusOf } from '../health/status';
import { remoteNames, remoteOf } from '../registry/registry-state';
import { done, type Answer, type Refusal } from './answer';
import { refuseUnknownRemote, type ApiParts } from './api-parts';
import type { Call } from './signed-call';

type Parts = Pick<ApiParts, 'registry' | 'releases' | 'health'>;

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
