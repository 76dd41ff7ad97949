/** Calls of operators about the trusted keys of teams. */
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
            `The key ${keyId} was revoked for ${remote} and cannot be trusted again. Create another: npx vipp-mf keygen ${remote}`,
          );
        if (known) return refuse(409, `The key ${keyId} is already trusted for ${remote}.`);
        return { ...eventOf(actor, remote), type: 'key-added', keyId, publicKey, label };
      });
      return refusal ?? done({ message: 'the key is trusted', remote, keyId, label }, 201);
    },
    revoke: async ({ actor, input }: Call<CallInput<'revokeKey'>>): Promise<Answer | Refusal> => {
      const { remote, keyId } = input;
      const refusal = await changeAs(registry, actor, ({ remotes }) => {
        const known = remotes[remote].keys.get(keyId);
        if (!known)
          return refuse(404, `${remote} has no key ${keyId}. npx vipp-mf keys list ${remote} shows its keys.`);
        if (known.isRevoked) return refuse(409, `The key ${keyId} is already revoked.`);
        return { ...eventOf(actor, remote), type: 'key-revoked', keyId };
      });
      return refusal ?? done({ message: 'the key is revoked', remote, keyId });
    },
  };
}
