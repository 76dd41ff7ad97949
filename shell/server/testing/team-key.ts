/** The key of a team in tests; signs as the command line does. */
import { randomUUID } from 'node:crypto';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { createKey, readKey, signatureHeaders } from '@vipp/shared/contract/federation/signature.server';
import type { Registry } from '../remotes/registry/registry';

export type SentRequest = { method: string; path: string; body?: Buffer; time?: string; requestId?: string };

export function createTeamKey() {
  const key = readKey(createKey().pem);
  return {
    publicKey: key.publicKey,
    keyId: key.keyId,
    headers: ({
      method,
      path,
      body = Buffer.alloc(0),
      time = new Date().toISOString(),
      requestId = randomUUID(),
    }: SentRequest) => signatureHeaders(key, { method, path, body, time, requestId }),
  };
}

export type TeamKeyPair = ReturnType<typeof createTeamKey>;

export const trust = (registry: Registry, remote: RemoteName, { publicKey, keyId }: TeamKeyPair) =>
  registry.change(() => ({ remote, by: 'operator', type: 'key-added', keyId, publicKey, label: `team of ${remote}` }));

export const revoke = (registry: Registry, remote: RemoteName, { keyId }: TeamKeyPair) =>
  registry.change(() => ({ remote, by: 'operator', type: 'key-revoked', keyId }));
