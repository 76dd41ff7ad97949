/** Calls of operators about teams: their paths, and the keys that are trusted. */
import type { CallInput } from '@vipp/shared/contract/federation/api-calls.server';
import { isReserved } from '@vipp/shared/contract/federation/remotes';
import { keyIdOf } from '@vipp/shared/contract/federation/signature.server';
import { remoteOf } from '../registry/registry-state';
import { done, refuse, type Answer, type Refusal } from './answer';
import { changeAs, changeBy, refuseUnknownRemote, type ApiParts } from './api-parts';
import type { Call } from './signed-call';

export function createTeamCalls({ registry, ensureKeys }: Pick<ApiParts, 'registry' | 'ensureKeys'>) {
  return {
    givePaths: async ({ actor, input }: Call<CallInput<'givePaths'>>): Promise<Answer | Refusal> => {
      const { remote, paths } = input;
      const reserved = paths.find(isReserved);
      if (reserved) return refuse(422, `${reserved} is an address of the shell itself. Choose another path.`);
      // Its pages stay those of the remote before, until a version of the new owner that has them is live.
      const refusal = await changeAs(registry, actor, ({ nextRank: rank }) => ({
        ...changeBy(actor, remote),
        type: 'paths-given',
        paths,
        rank,
      }));
      await ensureKeys?.();
      return (
        refusal ?? done({ message: 'the paths are given', remote, paths: remoteOf(registry.state(), remote).paths })
      );
    },
    addKey: async ({ actor, input }: Call<CallInput<'addKey'>>): Promise<Answer | Refusal> => {
      const { remote, publicKey, label } = input;
      const keyId = keyIdOf(publicKey);
      const refusal = await changeAs(registry, actor, (state) => {
        const unknown = refuseUnknownRemote(state, remote);
        if (unknown) return unknown;
        const known = remoteOf(state, remote).keys.get(keyId);
        if (known?.isRevoked)
          return refuse(
            409,
            `The key ${keyId} was revoked for ${remote} and cannot be trusted again. Create another: npx vipp-mf keygen ${remote}`,
          );
        if (known) return refuse(409, `The key ${keyId} is already trusted for ${remote}.`);
        return { ...changeBy(actor, remote), type: 'key-added', keyId, publicKey, label };
      });
      return refusal ?? done({ message: 'the key is trusted', remote, keyId, label }, 201);
    },
    revokeKey: async ({ actor, input }: Call<CallInput<'revokeKey'>>): Promise<Answer | Refusal> => {
      const { remote, keyId } = input;
      const refusal = await changeAs(registry, actor, (state) => {
        const known = remoteOf(state, remote).keys.get(keyId);
        if (!known)
          return refuse(404, `${remote} has no key ${keyId}. npx vipp-mf keys list ${remote} shows its keys.`);
        if (known.isRevoked) return refuse(409, `The key ${keyId} is already revoked.`);
        return { ...changeBy(actor, remote), type: 'key-revoked', keyId };
      });
      return refusal ?? done({ message: 'the key is revoked', remote, keyId });
    },
  };
}
