import { brotliDecompressSync } from 'node:zlib';
import { compressPage } from '../routes/html-reply';
import { entityTag } from '../http/entity-tag';
import { createPageCache, type SharedHtml } from './page-cache';

const TTL_MS = 1_000;

function cacheAt({ ttlMs = TTL_MS, maxBytes }: { ttlMs?: number; maxBytes?: number } = {}) {
  const clock = { now: 5_000 };
  const errors: unknown[] = [];
  const seen = { renderings: 0 };
  const { share, bytes, clear } = createPageCache({
    compress: compressPage,
    ttlMs,
    maxBytes,
    onError: (error) => errors.push(error),
    now: () => clock.now,
  });
  /** Requests `key`, and returns whether the cached page was sent. */
  const visit = async (key = '/', render: () => Promise<SharedHtml | undefined> = async () => shared()) => {
    const answer = await share(key, async () => {
      seen.renderings += 1;
      return { rendered: key, shared: await render() };
    });
    return answer && 'cached' in answer ? 'cached' : 'own';
  };
  const cachedPage = async () => {
    const answer = await share('/', async () => ({ rendered: 'own', shared: undefined }));
    return answer && 'cached' in answer ? answer.cached : undefined;
  };
  return { clock, errors, seen, cachedPage, bytes, clear, visit };
}

const POLICY = "script-src 'sha256-x'";

const shared = (text = 'Bonjour', fields: Partial<SharedHtml> = {}): SharedHtml => ({
  html: Buffer.from(`<p>${text}</p>`),
  policy: POLICY,
  status: 200,
  isCacheable: true,
  ...fields,
});

/** A rendering that ends when `finish` is called. */
function slowRendering() {
  let finish: (html: SharedHtml | undefined) => void = () => undefined;
  const html = new Promise<SharedHtml | undefined>((resolve) => {
    finish = resolve;
  });
  return { render: () => html, finish };
}

it('forgets all pages when it is cleared', async () => {
  const { visit, clear, bytes } = cacheAt();
  await visit();
  await visit();
  expect([await visit(), bytes() > 0]).toEqual(['cached', true]);
  clear();
  expect([bytes(), await visit()]).toEqual([0, 'own']);
});

it('forgets the pages that are being rendered when it is cleared: who asks later gets the next rendering', async () => {
  const { visit, clear, cachedPage, seen } = cacheAt();
  const { render, finish } = slowRendering();
  const before = [visit('/', render), visit('/', render)];
  clear();
  const later = [visit('/', async () => shared('Bonsoir')), visit()];
  expect(await Promise.all(later)).toEqual(['cached', 'cached']);
  finish(shared('Bonjour'));
  expect([await Promise.all(before), seen.renderings]).toEqual([['cached', 'cached'], 2]);
  expect((await cachedPage())?.text.toString()).toBe('<p>Bonsoir</p>');
});

describe('a page that many visitors request', () => {
  it('is cached from the second request on, with its policy and entity tag, as text and in Brotli', async () => {
    const { visit, cachedPage, seen } = cacheAt();
    expect([await visit(), await visit(), await visit()]).toEqual(['own', 'cached', 'cached']);
    expect(seen.renderings).toBe(2);
    const cached = await cachedPage();
    if (!cached) throw new Error('nothing was cached');
    const { html } = shared();
    expect([cached.policy, cached.entityTag]).toEqual([POLICY, entityTag(html)]);
    expect(cached.text).toEqual(html);
    expect(brotliDecompressSync(cached.compressed)).toEqual(html);
  });

  it('is rendered once for simultaneous requests', async () => {
    const { visit, seen } = cacheAt();
    const { render, finish } = slowRendering();
    const visits = [1, 2, 3, 4].map(() => visit('/', render));
    finish(shared());
    expect([await Promise.all(visits), seen.renderings]).toEqual([['cached', 'cached', 'cached', 'cached'], 1]);
  });

  it('is rendered again by one request once it is stale, while the others get the cached page for at most another TTL', async () => {
    const { visit, clock, seen } = cacheAt();
    await Promise.all([visit(), visit()]);
    clock.now += TTL_MS;
    const { render, finish } = slowRendering();
    const renewing = visit('/', render);
    expect(await visit()).toBe('cached');
    expect(seen.renderings).toBe(2);
    clock.now += TTL_MS;
    const waiting = visit();
    finish(shared('Bonsoir'));
    expect([await renewing, await waiting, seen.renderings]).toEqual(['cached', 'cached', 2]);
  });

  it('is removed some time after it expired, and releases its memory', async () => {
    const { visit, clock, bytes } = cacheAt();
    const render = async () => shared('mot '.repeat(250));
    await Promise.all([visit('/earlier', render), visit('/earlier', render)]);
    const before = bytes();
    clock.now += 2 * TTL_MS;
    await Promise.all([visit('/later', render), visit('/later', render)]);
    expect(Math.abs(bytes() - before)).toBeLessThan(50);
    expect(await visit('/earlier', render)).toBe('own');
  });

  it('is evicted when there are too many', async () => {
    const { visit } = cacheAt({ maxBytes: 4_000 });
    const render = async () => shared('mot '.repeat(250));
    const pages = [1, 2, 3, 4].map((number) => `/?q=${number}`);
    for (const key of pages) await Promise.all([visit(key, render), visit(key, render)]);
    const answers: string[] = [];
    for (const key of pages.toReversed()) answers.push(await visit(key, render));
    expect(answers).toEqual(['cached', 'cached', 'own', 'own']);
  });

  it('is not cached where the cache is off', async () => {
    const { visit, seen } = cacheAt({ ttlMs: 0 });
    expect([await visit(), await visit(), seen.renderings]).toEqual(['own', 'own', 0]);
  });
});

describe('a page of one visitor', () => {
  it('is never sent to another visitor; later visitors do not wait for each other', async () => {
    const { visit, seen } = cacheAt();
    const { render, finish } = slowRendering();
    const visits = [visit('/contact', render), visit('/contact', render)];
    finish(undefined);
    expect(await Promise.all(visits)).toEqual(['own', 'own']);
    expect([await visit('/contact'), seen.renderings]).toEqual(['own', 1]);
  });
});

describe('a page that fails while a hundred visitors wait for it', () => {
  const CROWD = Array.from({ length: 100 });

  it('is rendered once when its content is unavailable, and cached with its status', async () => {
    const { visit, cachedPage, seen, clock } = cacheAt();
    const { render, finish } = slowRendering();
    const visits = CROWD.map(() => visit('/', render));
    finish(shared('Indisponible', { status: 503 }));
    expect(new Set(await Promise.all(visits))).toEqual(new Set(['cached']));
    for (const _ of CROWD) await visit();
    expect(seen.renderings).toBe(1);
    expect(await cachedPage()).toMatchObject({ status: 503 });
    clock.now += 2 * TTL_MS;
    await Promise.all([visit(), visit()]);
    expect([seen.renderings, await cachedPage()]).toMatchObject([2, { status: 200 }]);
  });

  it('is sent to all of them and rendered again for the next visitor, where it must not be cached', async () => {
    const { visit, seen, bytes } = cacheAt();
    const { render, finish } = slowRendering();
    const visits = CROWD.map(() => visit('/', render));
    finish(shared('Erreur', { status: 503, isCacheable: false }));
    expect(new Set(await Promise.all(visits))).toEqual(new Set(['cached']));
    expect([seen.renderings, bytes()]).toEqual([1, 0]);
    expect([await visit('/', async () => shared('Erreur', { isCacheable: false })), seen.renderings, bytes()]).toEqual([
      'own',
      2,
      0,
    ]);
  });

  it('fails for all of them when its rendering throws, and is rendered again for the next visitor', async () => {
    const { visit, seen } = cacheAt();
    const failing = slowRendering();
    const visits = CROWD.map(() =>
      visit('/', async () => {
        await failing.render();
        throw new Error('broken');
      }),
    );
    failing.finish(undefined);
    const results = await Promise.allSettled(visits);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(100);
    expect(seen.renderings).toBe(1);
    expect([await visit(), seen.renderings]).toEqual(['own', 2]);
  });
});
