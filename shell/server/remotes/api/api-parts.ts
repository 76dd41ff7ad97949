/** What the calls of the federation API have in common: dependencies, refusals, and changes. */
import type { CallInput, CallName } from '@vipp/shared/contract/federation/api-calls.server';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Settings } from '../../settings/settings';
import type { GateParts } from '../gate/gate';
import type { StatusParts } from '../health/status';
import type { LiveReleases } from '../live/live-releases';
import type { Registry } from '../registry/registry';
import type { ChangeFields } from '../registry/remote-document';
import { remoteNames, remoteOf, type RegistryState } from '../registry/registry-state';

export type ApiParts = GateParts &
  StatusParts & {
    registry: Registry;
    live: Pick<LiveReleases, 'settled'>;
    settings: Pick<Settings, 'federationToken' | 'publicOrigin' | 'workshopOrigin'>;
  };

/** Answers a call with this status; the message states what to do. */
export class ApiRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly problems?: readonly Problem[],
  ) {
    super(message);
  }
}

/** `by`: who the history of the remote names. */
export type Actor =
  | { kind: 'team'; remote: RemoteName; keyId: string; by: string }
  | { kind: 'operator'; by: 'operator' };

/** `body`: the bytes of a file. */
export type Call<Name extends CallName> = { actor: Actor; input: CallInput<Name>; body: Buffer };

/**
 * Makes the change that `decide` returns for the latest state; undefined where there is nothing to change.
 *
 * @throws {ApiRefusal} also when the key of the actor was revoked during the call
 */
export async function changeAs(
  registry: Registry,
  actor: Actor,
  remote: RemoteName,
  decide: (state: RegistryState) => ChangeFields | undefined,
): Promise<void> {
  await registry.change((state) => {
    if (actor.kind === 'team' && remoteOf(state, actor.remote).keys[actor.keyId]?.isRevoked !== false)
      throw new ApiRefusal(401, 'The key was revoked in the meantime.');
    const fields = decide(state);
    return fields && { ...fields, remote, by: actor.by };
  });
}

/** Refuses a remote that has neither paths nor keys nor versions. */
export function refuseUnknownRemote(state: RegistryState, remote: RemoteName): void {
  if (state.documents[remote]) return;
  const known = remoteNames(state).join(', ') || 'none';
  throw new ApiRefusal(
    404,
    `${remote} is not known here; known: ${known}. An operator adds a new one: npx vipp-mf team add ${remote} --paths PATH`,
  );
}
