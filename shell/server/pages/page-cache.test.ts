import { brotliDecompressSync } from 'node:zlib';
import { createPageCache, type SentPage } from './page-cache';

const TTL_MS = 1_000;

function cacheAt({ ttlMs = TTL_MS, maxBytes }: { ttlMs?: number; maxBytes?: number } = {}) {
  const clock = { now: 5_000 };
  const seen = { renderings: 0 };
  const { share, clear } = createPageCache({ ttlMs, maxBytes, now: () => clock.now });
  /** Requests `key`, and returns whether the cached page was sent. */
  const visit = async (key = '/', render: () => Promise<SentPage> = async () => shared()) => {
    const answer = await share(key, () => {
      seen.renderings += 1;
      return render();
    });
    return answer?.compressed ? 'cached' : 'own';
  };
  return { clock, seen, cachedPage: () => share('/', async () => personal), clear, visit };
}

const shared = (text = 'Bonjour', fields: Partial<SentPage> = {}): SentPage => ({
  html: Buffer.from(`<p>${text}</p>`),
  headers: { 'content-security-policy': "script-src 'sha256-x'" },
  status: 200,
  audience: 'all',
  ...fields,
});
const personal = shared('Bonjour Awa', { audience: 'visitor' });

/** A rendering that ends at a call of `finish`. */
function slowRendering() {
  let finish: (page: SentPage) => void = () => undefined;
  const page = new Promise<SentPage>((resolve) => (finish = resolve));
  return { render: () => page, finish };
}

it('the page cache forgets running renderings when cleared: later visitors get the next one', async () => {
  const { visit, clear, cachedPage, seen } = cacheAt();
  const { render, finish } = slowRendering();
  const before = [visit('/', render), visit('/', render)];
  clear();
  expect(await Promise.all([visit('/', async () => shared('Bonsoir')), visit()])).toEqual(['cached', 'cached']);
  finish(shared('Bonjour'));
  expect([await Promise.all(before), seen.renderings]).toEqual([['cached', 'cached'], 2]);
  expect(String((await cachedPage())?.html)).toBe('<p>Bonsoir</p>');
});

it('a page that many visitors request is cached with its headers, as text and in Brotli', async () => {
  const { visit, cachedPage, seen } = cacheAt();
  expect([await visit(), await visit(), seen.renderings]).toEqual(['cached', 'cached', 1]);
  const { compressed = Buffer.of(), ...page } = (await cachedPage()) ?? personal;
  expect([page, brotliDecompressSync(compressed)]).toEqual([shared(), page.html]);
});

it('a page that many visitors request is rendered again by one request once it is stale, for which the others wait', async () => {
  const { visit, clock, cachedPage, seen } = cacheAt();
  await visit();
  clock.now += TTL_MS + 1;
  const { render, finish } = slowRendering();
  const visits = [visit('/', render), visit()];
  finish(shared('Bonsoir'));
  expect([await Promise.all(visits), seen.renderings]).toEqual([['cached', 'cached'], 2]);
  expect(String((await cachedPage())?.html)).toBe('<p>Bonsoir</p>');
});

it('a page that many visitors request is evicted when there are too many', async () => {
  const { visit, seen } = cacheAt({ maxBytes: 4_000 });
  const render = async () => shared('mot '.repeat(250));
  const pages = [1, 2, 3, 4].map((number) => `/?q=${number}`);
  for (const key of [...pages, ...pages.slice(2)]) await visit(key, render);
  expect(seen.renderings).toBe(4);
  await visit(pages[0], render);
  expect(seen.renderings).toBe(5);
});

it('a page that many visitors request is not cached where the cache is off', async () => {
  const { visit, seen } = cacheAt({ ttlMs: 0 });
  expect([await visit(), await visit(), seen.renderings]).toEqual(['own', 'own', 0]);
});

it('a page of one visitor is never sent to another visitor; later visitors do not wait for each other', async () => {
  const { visit, seen } = cacheAt();
  const { render, finish } = slowRendering();
  const visits = [visit('/contact', render), visit('/contact', render)];
  finish(personal);
  expect([await Promise.all(visits), await visit('/contact'), seen.renderings]).toEqual([['own', 'own'], 'own', 1]);
});

const CROWD = Array.from({ length: 100 });

it('a page that a hundred visitors wait for is sent to all of them and rendered again for the next, where it must not be cached', async () => {
  const { visit, seen } = cacheAt();
  const { render, finish } = slowRendering();
  const visits = CROWD.map(() => visit('/', render));
  finish(shared('Erreur', { status: 503, audience: 'waiting' }));
  expect(new Set(await Promise.all(visits))).toEqual(new Set(['cached']));
  await visit('/', async () => shared('Erreur', { audience: 'waiting' }));
  await visit();
  expect(seen.renderings).toBe(3);
});

it('a page that a hundred visitors wait for fails for all of them when its rendering throws, and is rendered again for the next', async () => {
  const { visit, seen } = cacheAt();
  const { render, finish } = slowRendering();
  const visits = CROWD.map(() => visit('/', () => render().then(() => Promise.reject(new Error('broken')))));
  finish(personal);
  const results = await Promise.allSettled(visits);
  expect([results.filter(({ status }) => status === 'rejected').length, seen.renderings]).toEqual([100, 1]);
  expect([await visit(), seen.renderings]).toEqual(['cached', 2]);
});
