import { createTeamKey } from '../../testing/team-key';
import { isPublicKey, isSignedBy, keyIdOf, readClaim, requestText } from './signatures';

// RFC 8032, 7.1, test 1; shared/contract/federation/signature.server.test.ts signs the same request and expects the same signature.
const PUBLIC_KEY = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
const SIGNATURE = '20hIjUBnsQSmgd6F9C8k8_0bzJq3NbXGXE2E8dBxeGq3bdq_lEC-RsY0uJUQRWI0cIxme9K7GkC0ue9UZIX0Dw';
const REQUEST = {
  method: 'POST',
  path: '/federation/api/promote?x=1',
  body: Buffer.from('{"remote":"mf-forms","version":"v1"}'),
  time: '2026-11-20T10:00:00.000Z',
  requestId: '6f1d8f0e-3c55-4a63-9d2a-0b5f7c1e2d34',
};

describe('signatures', () => {
  it('are understood as the command line makes them', () => {
    expect(keyIdOf(PUBLIC_KEY)).toBe('21fe31dfa154a261');
    expect(isSignedBy(PUBLIC_KEY, requestText(REQUEST), SIGNATURE)).toBe(true);
  });

  it.each([
    ['method', { ...REQUEST, method: 'PUT' }],
    ['path', { ...REQUEST, path: '/federation/api/canary?x=1' }],
    ['query', { ...REQUEST, path: '/federation/api/promote?x=2' }],
    ['body', { ...REQUEST, body: Buffer.from('{"remote":"mf-forms","version":"v2"}') }],
    ['time', { ...REQUEST, time: '2026-11-20T10:00:01.000Z' }],
    ['id', { ...REQUEST, requestId: '7f1d8f0e-3c55-4a63-9d2a-0b5f7c1e2d34' }],
  ])('hold for no other %s', (_what, request) => {
    expect(isSignedBy(PUBLIC_KEY, requestText(request), SIGNATURE)).toBe(false);
  });

  it('of another key are not taken for it', () => {
    expect(isSignedBy(createTeamKey().publicKey, requestText(REQUEST), SIGNATURE)).toBe(false);
  });

  it('are refused without a throw when they, or the key, are nonsense', () => {
    expect(isSignedBy(PUBLIC_KEY, 'x', 'short')).toBe(false);
    expect(isSignedBy('no key', 'x', SIGNATURE)).toBe(false);
    expect(isPublicKey('AAAA')).toBe(false);
    expect(isPublicKey(PUBLIC_KEY)).toBe(true);
  });

  it('need all four headers', () => {
    const headers = createTeamKey().headers(REQUEST);
    expect(readClaim(headers)).toMatchObject({ time: REQUEST.time });
    for (const name of Object.keys(headers)) expect(readClaim({ ...headers, [name]: undefined })).toBeUndefined();
  });
});
