import { brotliDecompressSync } from 'node:zlib';
import type { PageRequest } from '../render/page-request';
import { createNonce } from '../http/security-headers';
import { fillTemplate } from './compressed-template';
import { createPageCache, pageKey } from './page-cache';

const TTL_MS = 1_000;

function cacheAt(maxBytes?: number) {
  const clock = { now: 5_000 };
  return { clock, cache: createPageCache({ ttlMs: TTL_MS, maxBytes, now: () => clock.now }) };
}

const page = (nonce: string, text = 'Bonjour') => `<script nonce="${nonce}"></script><p>${text}</p>`;

describe('a kept page', () => {
  it('is sent again with a nonce of its own, as text and in Brotli', async () => {
    const { cache } = cacheAt();
    const [first, second] = [createNonce(), createNonce()];
    await cache.put('/', page(first), first);
    const kept = cache.get('/');
    expect(fillTemplate(kept?.text ?? [], second).toString()).toBe(page(second));
    expect(brotliDecompressSync(fillTemplate(kept?.compressed ?? [], second)).toString()).toBe(page(second));
  });

  it('is rendered anew for one visitor once it is old, while the others get it as it was', async () => {
    const { cache, clock } = cacheAt();
    const nonce = createNonce();
    await cache.put('/', page(nonce), nonce);
    clock.now += TTL_MS;
    expect([cache.get('/'), cache.get('/'), cache.get('/')].map(Boolean)).toEqual([false, true, true]);
    clock.now += TTL_MS;
    expect(cache.get('/')).toBeUndefined();
  });

  it('gives way when there are too many', async () => {
    const { cache } = cacheAt(3_000);
    const nonce = createNonce();
    for (const number of [1, 2, 3, 4]) await cache.put(`/?q=${number}`, page(nonce, 'mot '.repeat(250)), nonce);
    expect([1, 2, 3, 4].map((number) => cache.get(`/?q=${number}`) !== undefined)).toEqual([false, false, true, true]);
  });

  it('is not kept where nothing is', async () => {
    const cache = createPageCache({ ttlMs: 0 });
    const nonce = createNonce();
    await cache.put('/', page(nonce), nonce);
    expect(cache.get('/')).toBeUndefined();
  });
});

describe('the key of a page', () => {
  const build = (name: string, version: string) => ({ name, version, container: '', client: { files: {}, groups: {} }, server: { files: {} } });
  const request = (changes: Partial<PageRequest> & { version?: string; preview?: ['mf-forms'] } = {}) => ({
    url: new URL('http://site.invalid/actualite?page=2'), theme: null, consent: null, consentReopened: false,
    release: { remotes: new Map([['mf-forms', build('mf-forms', changes.version ?? 'a')]]), canary: [], preview: changes.preview ?? [] },
    ...changes,
  }) as unknown as PageRequest;

  it('tells apart all that makes pages differ', () => {
    const keys = [
      request(), request({ theme: 'dark' }), request({ theme: 'light' }), request({ consent: 'rejected' }), request({ version: 'b' }),
      request({ url: new URL('http://site.invalid/actualite') }),
    ].map(pageKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is none for a preview and for a banner that was asked for again', () => {
    expect([request({ preview: ['mf-forms'] }), request({ consentReopened: true })].map(pageKey)).toEqual([undefined, undefined]);
  });
});
