/** Keys of a development site without any, so that each team can publish to it at once from its machine. */
import { createPublicKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { keyIdOf, createKey } from '@vipp/shared/contract/federation/signature.server';
import type { Registry } from '../registry/registry';
import { remoteNames, remoteOf } from '../registry/registry-state';
import { DEVELOPMENT_LABEL } from './key-advice';

/** @returns the public key, 32 bytes as base64url */
async function keyInFile(file: string): Promise<string> {
  if (!existsSync(file)) {
    await writeFile(file, createKey().pem, { mode: 0o600, flag: 'wx' });
  }
  const { x } = createPublicKey(await readFile(file, 'utf8')).export({ format: 'jwk' });
  if (typeof x !== 'string')
    throw new Error(`registry: ${file} contains no ed25519 key. Delete it, and the next start creates another.`);
  return x;
}

async function ensureKey(registry: Registry, remote: RemoteName, file: string): Promise<void> {
  if (remoteOf(registry.state(), remote).keys.size > 0) return;
  const publicKey = await keyInFile(file);
  await registry.change((state) => {
    if (remoteOf(state, remote).keys.size > 0) return undefined;
    const common = { at: new Date().toISOString(), by: 'gateway', remote };
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
 * Creates and trusts a key for each remote that never had one, not even a revoked one.
 *
 * @param folder of the private keys, one file for each remote, readable by its owner only
 */
export async function ensureDevelopmentKeys(registry: Registry, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const remote of remoteNames(registry.state()))
    await ensureKey(registry, remote, path.join(folder, `${remote}.pem`));
}
