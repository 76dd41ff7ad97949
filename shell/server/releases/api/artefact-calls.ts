/** Files come in before the version that names them; each is stored under its own hash, so that none can replace another. */
import type { CallInput } from '@vipp/shared/contract/federation/api-calls.server';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import type { Call } from './signed-call';
import { done, refuse, type Answer, type Refusal } from './answer';
import type { ApiParts } from './api-parts';

export function createArtefactCalls({ registry: { files } }: Pick<ApiParts, 'registry'>) {
  return {
    missing: async ({ input }: Call<CallInput<'missing'>>): Promise<Answer> => {
      const asked = [...new Set(input.files)];
      const has = await Promise.all(asked.map((integrity) => files.has(integrity)));
      return done({ missing: asked.filter((_, index) => !has[index]) });
    },
    upload: async ({ input, body }: Call<CallInput<'upload'>>): Promise<Answer | Refusal> => {
      const integrity = `sha384-${Buffer.from(input.hash, 'hex').toString('base64')}`;
      if (sha384(body) !== integrity) {
        return refuse(
          422,
          'The file is not what its hash says. It changed since the build, or on its way: build again and repeat.',
        );
      }
      await files.put(integrity, body);
      return done({ integrity }, 201);
    },
  };
}
