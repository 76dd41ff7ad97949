/** Creates development keys for a site in development, and logs advice about keys for all other sites. */
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../settings/settings';
import type { Registry } from '../registry/registry';
import { ensureDevelopmentKeys } from './development-keys';
import { keyAdvice } from './key-advice';

/** Generated keys are for development only, because all users of the machine can read them. */
export async function ensureTeamKeys(
  registry: Registry,
  { isShared, publicOrigin, dataDir }: Pick<Settings, 'publicOrigin' | 'dataDir'> & { isShared: boolean },
  logger: FastifyBaseLogger,
): Promise<void> {
  // Where several gateways share a registry, teams create their own keys.
  if (!isShared && !publicOrigin.startsWith('https:'))
    await ensureDevelopmentKeys(registry, path.join(dataDir, 'federation/keys'));
  else for (const advice of keyAdvice(registry.state())) logger.warn(advice);
}
