import { createContentCache, type ReadAnswer } from './content-cache';

type Source = (etag: string | undefined) => Promise<ReadAnswer>;

const TTL = 30_000;

/** A cache whose content comes from a source for each path. */
function cacheOfSources(options: Omit<Parameters<typeof createContentCache>[0], 'read'>) {
  const sources = new Map<string, Source>();
  const { get, refresh } = createContentCache({
    ...options,
    read: async (path, etag) => sources.get(path)?.(etag) ?? { kind: 'not-found' },
  });
  return {
    refresh,
    get: (path: string, source: Source) => {
      sources.set(path, source);
      return get(path, (raw) => raw);
    },
  };
}

function setUp() {
  const clock = { now: 1_000_000 };
  const errors: string[] = [];
  const changes = { count: 0 };
  const onError = (key: string) => errors.push(key);
  const onChange = () => (changes.count += 1);
  const cache = cacheOfSources({ ttlMs: TTL, onError, onChange, now: () => clock.now });
  return { clock, errors, changes, cache };
}

/** A source that returns these answers in order, and counts its calls. */
function scriptedSource(...answers: (ReadAnswer | Error)[]) {
  const etags: (string | undefined)[] = [];
  const source: Source = async (etag) => {
    const answer = answers[Math.min(etags.length, answers.length - 1)];
    etags.push(etag);
    if (answer instanceof Error || !answer) throw answer ?? new Error('no answer');
    return answer;
  };
  return { source, etags };
}

const content = (text: string, etag?: string): ReadAnswer => ({ kind: 'content', content: text, etag });

it('the content cache is not delayed by a clock that is set back', async () => {
  jest.useFakeTimers();
  // A process has run for some time.
  jest.advanceTimersByTime(1_000);
  const cache = cacheOfSources({ ttlMs: TTL, onError: () => undefined });
  const { source, etags } = scriptedSource(content('a'));
  await cache.get('k', source);
  jest.setSystemTime(Date.now() - 86_400_000);
  jest.advanceTimersByTime(TTL + 1);
  await cache.get('k', source);
  expect(etags).toHaveLength(2);
});

it('the content cache serves stale content while it requests newer content, then the newer content', async () => {
  const { cache, clock } = setUp();
  const { source } = scriptedSource(content('old', '"1"'), content('new'));
  await cache.get('k', source);
  clock.now += TTL + 1;
  expect(await cache.get('k', source)).toEqual({ ok: true, data: 'old' });
  await Promise.resolve();
  await Promise.resolve();
  expect(await cache.get('k', source)).toEqual({ ok: true, data: 'new' });
});

it('the content cache serves stale content for as long as the backend is down, with a pause between requests', async () => {
  const { cache, clock, errors } = setUp();
  const { source, etags } = scriptedSource(content('a'), new Error('down'));
  await cache.get('k', source);
  clock.now += 10 * TTL;
  await cache.get('k', source);
  await Promise.resolve();
  expect([await cache.get('k', source), etags.length, errors]).toEqual([{ ok: true, data: 'a' }, 2, ['k']]);
});

it('the content cache requests content once for a hundred visitors when the request fails, and pauses for a second', async () => {
  const { cache, clock } = setUp();
  const { source, etags } = scriptedSource(new Error('down'), new Error('still down'), content('back'));
  const crowd = () => Promise.all(Array.from({ length: 100 }, () => cache.get('k', source)));
  expect(await crowd()).toEqual(Array(100).fill({ ok: false, failure: 'unavailable' }));
  clock.now += 999;
  await crowd();
  expect(etags).toHaveLength(1);
  clock.now += 2;
  await crowd();
  expect(etags).toHaveLength(2);
  clock.now += 1_001;
  expect(await crowd()).toContainEqual({ ok: true, data: 'back' });
  expect(etags).toHaveLength(3);
});

it('a refresh of the content cache asks at once for content with an entity tag, and reports only what changed', async () => {
  const { cache, changes } = setUp();
  const later: ReadAnswer[] = [{ kind: 'unchanged' }, content('b', '"2"'), { kind: 'not-found' }];
  const { source, etags } = scriptedSource(content('a', '"1"'), ...later);
  await cache.get('k', source);
  expect(changes.count).toBe(0);
  await cache.refresh();
  expect([changes.count, etags]).toEqual([0, [undefined, '"1"']]);
  await cache.refresh();
  expect([changes.count, await cache.get('k', source)]).toEqual([1, { ok: true, data: 'b' }]);
  await cache.refresh();
  expect([changes.count, await cache.get('k', source)]).toEqual([2, { ok: false, failure: 'not-found' }]);
});

it('a refresh of the content cache asks again for what was being asked for when a change came', async () => {
  const { cache, changes } = setUp();
  const texts = ['first', 'before the change', 'after it'];
  let release = (): void => undefined;
  const source: Source = async () => {
    const text = texts.shift() ?? 'asked too often';
    if (text === 'before the change') await new Promise<void>((resolve) => (release = resolve));
    return content(text, text);
  };
  await cache.get('k', source);
  const refreshed = [cache.refresh(), cache.refresh()];
  release();
  await Promise.all(refreshed);
  expect([await cache.get('k', source), changes.count]).toEqual([{ ok: true, data: 'after it' }, 1]);
});

it('a refresh of the content cache reports the first content after a failure', async () => {
  const { cache, clock, changes } = setUp();
  const { source } = scriptedSource(new Error('down'), content('back', '"1"'));
  await cache.get('k', source);
  clock.now += 1_001;
  await cache.refresh();
  await cache.get('k', source);
  expect(changes.count).toBe(1);
});

it('a refresh of the content cache reports a failure once until an answer comes, and asks for everything else', async () => {
  const { cache, clock, errors } = setUp();
  const down = new Error('down');
  const first = scriptedSource(content('a', '"1"'), down, down, content('b', '"2"'), down);
  const second = scriptedSource(content('x', '"1"'));
  await cache.get('first', first.source);
  await cache.get('second', second.source);
  for (let round = 0; round < 4; round += 1) {
    await cache.refresh();
    clock.now += 1_001;
  }
  expect([errors, second.etags.length]).toEqual([['first', 'first'], 5]);
});
