import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { makeKey, readKey, signatureHeaders } from './signature.server';

// RFC 8032, 7.1, test 1; the gateway's test verifies the same signature.
const SEED = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
const der = Buffer.from(`302e020100300506032b657004220420${SEED}`, 'hex');
const pem = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  .export({ type: 'pkcs8', format: 'pem' })
  .toString();

describe('signing', () => {
  it('signs a request as the site verifies it', () => {
    const key = readKey(pem);
    expect(key.publicKey).toBe('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo');
    const request = {
      method: 'POST',
      path: '/federation/api/promote?x=1',
      body: Buffer.from('{"remote":"mf-forms","version":"v1"}'),
      time: '2026-11-20T10:00:00.000Z',
      requestId: '6f1d8f0e-3c55-4a63-9d2a-0b5f7c1e2d34',
    };
    expect(signatureHeaders(key, request)).toEqual({
      'x-vipp-key': '21fe31dfa154a261',
      'x-vipp-time': request.time,
      'x-vipp-request': request.requestId,
      'x-vipp-signature': '20hIjUBnsQSmgd6F9C8k8_0bzJq3NbXGXE2E8dBxeGq3bdq_lEC-RsY0uJUQRWI0cIxme9K7GkC0ue9UZIX0Dw',
    });
  });

  it('makes keys that it can read again', () => {
    const { pem: fresh, publicKey, keyId } = makeKey();
    expect(readKey(fresh)).toMatchObject({ publicKey, keyId });
  });

  it('takes no key of another kind', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
    expect(() => readKey(rsa)).toThrow('it is a key of type rsa, not ed25519');
  });
});
