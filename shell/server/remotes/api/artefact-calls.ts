/** Files are uploaded before their version is published; each is stored by its hash, so that none can replace another. */
import type { CallInput } from '@vipp/shared/contract/federation/api-calls.server';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import type { Call } from './signed-call';
import { done, refuse, type Answer, type Refusal } from './answer';
import type { ApiParts } from './api-parts';

export function createArtefactCalls({ registry: { files } }: Pick<ApiParts, 'registry'>) {
  return {
    missing: async ({ input }: Call<CallInput<'missing'>>): Promise<Answer> => {
      const requested = [...new Set(input.files)];
      const isStored = await Promise.all(requested.map((integrity) => files.has(integrity)));
      return done({ missing: requested.filter((_, index) => !isStored[index]) });
    },
    upload: async ({ input, body }: Call<CallInput<'upload'>>): Promise<Answer | Refusal> => {
      const integrity = `sha384-${Buffer.from(input.hash, 'hex').toString('base64')}`;
      if (sha384(body) !== integrity) {
        return refuse(
          422,
          'The file does not match its hash. It was changed since the build, or in transit: build again and repeat.',
        );
      }
      await files.put(integrity, body);
      return done({ integrity }, 201);
    },
  };
}
