/** A team's key in tests: signs like the command line does. */
import { createPrivateKey, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { keyIdOf, requestText } from '@vipp/shared/contract/federation/signature.server';
import type { Registry } from '../releases/registry/registry';

export type SentRequest = { method: string; path: string; body?: Buffer; time?: string; requestId?: string };

export function createTeamKey(privateKey: KeyObject = generateKeyPairSync('ed25519').privateKey) {
  const { x: publicKey = '' } = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })).export({
    format: 'jwk',
  });
  const keyId = keyIdOf(publicKey);
  const signText = (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64url');
  return {
    publicKey,
    keyId,
    signText,
    headers: ({
      method,
      path,
      body = Buffer.alloc(0),
      time = new Date().toISOString(),
      requestId = randomUUID(),
    }: SentRequest) => ({
      'x-vipp-key': keyId,
      'x-vipp-time': time,
      'x-vipp-request': requestId,
      'x-vipp-signature': signText(requestText({ method, path, time, requestId, body })),
    }),
  };
}

export type TeamKeyPair = ReturnType<typeof createTeamKey>;

const common = (remote: RemoteName) => ({
  requestId: randomUUID(),
  at: new Date().toISOString(),
  by: 'operator',
  remote,
});

export const trust = (registry: Registry, remote: RemoteName, { publicKey, keyId }: TeamKeyPair) =>
  registry.change(() => ({ ...common(remote), type: 'key-added', keyId, publicKey, label: `team of ${remote}` }));

export const revoke = (registry: Registry, remote: RemoteName, { keyId }: TeamKeyPair) =>
  registry.change(() => ({ ...common(remote), type: 'key-revoked', keyId }));
