/** Keys of a site that has none yet: each team can publish to it at once, from the machine that it runs on. */
import { createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTES, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { keyIdOf } from '@vipp/shared/contract/federation/signature.server';
import type { Registry } from '../registry/registry';
import { DEVELOPMENT_LABEL } from './key-advice';

/** @returns the public key, 32 bytes as base64url */
async function keyInFile(file: string): Promise<string> {
  if (!existsSync(file)) {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
  }
  const { x } = createPublicKey(await readFile(file, 'utf8')).export({ format: 'jwk' });
  if (typeof x !== 'string')
    throw new Error(`registry: ${file} holds no ed25519 key. Delete it, and the next start makes another.`);
  return x;
}

async function ensureKey(registry: Registry, remote: RemoteName, file: string): Promise<void> {
  if (registry.state().remotes[remote].keys.size > 0) return;
  const publicKey = await keyInFile(file);
  await registry.change(({ remotes }) => {
    if (remotes[remote].keys.size > 0) return undefined;
    const common = { requestId: randomUUID(), at: new Date().toISOString(), by: 'gateway', remote };
    return {
      ...common,
      type: 'key-added',
      keyId: keyIdOf(publicKey),
      publicKey,
      label: `${DEVELOPMENT_LABEL} ${remote}`,
    };
  });
}

/**
 * Makes and trusts a key for each remote that never had one; a revoked one counts, so nothing comes back by itself.
 *
 * @param folder where the private keys are stored, one file for each remote, for its owner's eyes only
 */
export async function ensureDevelopmentKeys(registry: Registry, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const remote of REMOTES) await ensureKey(registry, remote, path.join(folder, `${remote}.pem`));
}
