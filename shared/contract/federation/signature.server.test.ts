import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import {
  isPublicKey,
  isSignedBy,
  createKey,
  readClaim,
  readKey,
  requestText,
  signatureHeaders,
} from './signature.server';

// RFC 8032, 7.1, test 1.
const SEED = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
const PUBLIC_KEY = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
const KEY_ID = '21fe31dfa154a261';
const SIGNATURE = '20hIjUBnsQSmgd6F9C8k8_0bzJq3NbXGXE2E8dBxeGq3bdq_lEC-RsY0uJUQRWI0cIxme9K7GkC0ue9UZIX0Dw';
const REQUEST = {
  method: 'POST',
  path: '/federation/api/promote?x=1',
  body: Buffer.from('{"remote":"mf-forms","version":"v1"}'),
  time: '2026-11-20T10:00:00.000Z',
  requestId: '6f1d8f0e-3c55-4a63-9d2a-0b5f7c1e2d34',
};

const der = Buffer.from(`302e020100300506032b657004220420${SEED}`, 'hex');
const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));

describe('signing', () => {
  it('signs a request as the site verifies it', () => {
    expect(readKey(pem)).toMatchObject({ publicKey: PUBLIC_KEY, keyId: KEY_ID });
    expect(isSignedBy(PUBLIC_KEY, requestText(REQUEST), SIGNATURE)).toBe(true);
    expect(signatureHeaders(readKey(pem), REQUEST)).toEqual({
      'x-vipp-key': KEY_ID,
      'x-vipp-time': REQUEST.time,
      'x-vipp-request': REQUEST.requestId,
      'x-vipp-signature': SIGNATURE,
    });
  });

  it('makes keys that no command line takes for an option', () => {
    const keys = Array.from({ length: 600 }, () => createKey().publicKey);
    expect(keys.filter((key) => key.startsWith('-'))).toEqual([]);
  });

  it('refuses keys of other types', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const rsa = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => readKey(rsa)).toThrow('it is a key of type rsa, not ed25519');
  });
});

describe('verifying', () => {
  it.each([
    { method: 'PUT' },
    { path: '/federation/api/canary?x=1' },
    { path: '/federation/api/promote?x=2' },
    { body: Buffer.from('{"remote":"mf-forms","version":"v2"}') },
    { time: '2026-11-20T10:00:01.000Z' },
    { requestId: '7f1d8f0e-3c55-4a63-9d2a-0b5f7c1e2d34' },
  ])('refuses the signature of another request: %o', (changes) => {
    expect(isSignedBy(PUBLIC_KEY, requestText({ ...REQUEST, ...changes }), SIGNATURE)).toBe(false);
  });

  it('refuses the signature of another key, and a malformed signature or key without an exception', () => {
    const isValid = (key: string, signature = SIGNATURE) => isSignedBy(key, requestText(REQUEST), signature);
    expect([isValid(createKey().publicKey), isValid(PUBLIC_KEY, 'short'), isValid('no key')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(['AAAA', PUBLIC_KEY].map(isPublicKey)).toEqual([false, true]);
  });

  it('treats a request as unsigned when one of the four headers is missing', () => {
    const headers = signatureHeaders(readKey(createKey().pem), REQUEST);
    expect(readClaim(headers)).toMatchObject({ time: REQUEST.time });
    for (const name of Object.keys(headers)) expect(readClaim({ ...headers, [name]: undefined })).toBeUndefined();
  });
});
