/** Development keys where the site is only tried out; advice how to add keys everywhere else. */
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../settings/settings';
import type { Registry } from '../registry/registry';
import { ensureDevelopmentKeys } from './development-keys';
import { keyAdvice } from './key-advice';

/** Keys that the site generates are for development: everyone with access to the machine has all of them. */
export async function ensureTeamKeys(
  registry: Registry,
  { databaseUrl, publicOrigin, dataDir }: Settings,
  logger: FastifyBaseLogger,
): Promise<void> {
  // Where several gateways share a registry, its teams bring their own keys.
  if (!databaseUrl && !publicOrigin.startsWith('https:'))
    await ensureDevelopmentKeys(registry, path.join(dataDir, 'federation/keys'));
  else for (const advice of keyAdvice(registry.state())) logger.warn(advice);
}
