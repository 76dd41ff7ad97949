/** Keys of teams at the start of a site in development, so that each team can publish at once. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createKey, readKey, type SigningKey } from '@vipp/shared/contract/federation/signature.server';
import type { Settings } from '../../settings/settings';
import type { Registry } from '../registry/registry';
import { remoteNames, remoteOf } from '../registry/registry-state';

/** Prefix of the label of a generated key. */
const DEVELOPMENT_LABEL = 'development of';

async function keyInFile(file: string): Promise<SigningKey> {
  if (!existsSync(file)) await writeFile(file, createKey().pem, { mode: 0o600, flag: 'wx' });
  try {
    return readKey(await readFile(file, 'utf8'));
  } catch {
    throw new Error(`registry: ${file} contains no ed25519 key. Delete it, and the next start creates another.`);
  }
}

/**
 * Creates and trusts a key for each remote that never had one, not even a revoked one.
 *
 * @param folder of the private keys, one file for each remote, readable by its owner only
 */
async function ensureDevelopmentKeys(registry: Registry, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const state = registry.state();
  for (const remote of remoteNames(state).filter((name) => Object.keys(remoteOf(state, name).keys).length === 0)) {
    const { keyId, publicKey } = await keyInFile(path.join(folder, `${remote}.pem`));
    const label = `${DEVELOPMENT_LABEL} ${remote}`;
    await registry.change(() => ({ remote, type: 'key-added', keyId, publicKey, label }));
  }
}

/** Generated keys are for development only: their private halves are in DATA_DIR. */
export async function ensureTeamKeys(
  registry: Registry,
  { isShared, publicOrigin, dataDir }: Pick<Settings, 'publicOrigin' | 'dataDir'> & { isShared: boolean },
  logger: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  // Where several gateways share a registry, teams create their own keys.
  if (!isShared && !publicOrigin.startsWith('https:'))
    return ensureDevelopmentKeys(registry, path.join(dataDir, 'federation/keys'));
  const state = registry.state();
  for (const remote of remoteNames(state))
    for (const [keyId, { label, isRevoked }] of Object.entries(remoteOf(state, remote).keys))
      if (!isRevoked && label.startsWith(DEVELOPMENT_LABEL))
        logger.warn(
          `A generated development key is still trusted, and its private half is in DATA_DIR. Revoke it: npx vipp-mf keys revoke ${remote} ${keyId}`,
        );
}
