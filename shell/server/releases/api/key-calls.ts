/** Keys of the teams: operators say which are trusted. */
import type { CallInput } from '@vipp/shared/contract/federation/api-calls.server';
import { keyIdOf } from '@vipp/shared/contract/federation/signature.server';
import { done, refuse, type Answer, type Refusal } from './answer';
import { changeAs, eventOf, type ApiParts } from './api-parts';
import type { Call } from './signed-call';

export function createKeyCalls({ registry }: Pick<ApiParts, 'registry'>) {
  return {
    add: async ({ actor, input }: Call<CallInput<'addKey'>>): Promise<Answer | Refusal> => {
      const { remote, publicKey, label } = input;
      const keyId = keyIdOf(publicKey);
      const refusal = await changeAs(registry, actor, ({ remotes }) => {
        const known = remotes[remote].keys.get(keyId);
        if (known?.isRevoked)
          return refuse(
            409,
            `The key ${keyId} was revoked for ${remote}, and stays so. Make another: npx vipp-mf keygen ${remote}`,
          );
        if (known) return refuse(409, `The key ${keyId} is trusted for ${remote} already.`);
        return { ...eventOf(actor, remote), type: 'key-added', keyId, publicKey, label };
      });
      return refusal ?? done({ message: 'the key is trusted', remote, keyId, label }, 201);
    },
    revoke: async ({ actor, input }: Call<CallInput<'revokeKey'>>): Promise<Answer | Refusal> => {
      const { remote, keyId } = input;
      const refusal = await changeAs(registry, actor, ({ remotes }) => {
        const known = remotes[remote].keys.get(keyId);
        if (!known)
          return refuse(404, `${remote} has no key ${keyId}. npx vipp-mf keys list ${remote} shows those that it has.`);
        if (known.isRevoked) return refuse(409, `The key ${keyId} is revoked already.`);
        return { ...eventOf(actor, remote), type: 'key-revoked', keyId };
      });
      return refusal ?? done({ message: 'the key is revoked', remote, keyId });
    },
  };
}
