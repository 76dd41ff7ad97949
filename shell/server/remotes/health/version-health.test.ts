import { collectedLog } from '../../testing/collected-log';
import { formsChanges } from '../../testing/registry-changes';
import { createMemoryStore } from '../registry/local-store';
import { openRegistry } from '../registry/registry';
import { remoteOf } from '../registry/registry-state';
import { createCanaryGuard, createVersionHealth, isPastThreshold, verdictOf, type FailureKind } from './version-health';

const REMOTE = 'mf-forms';

function setUp() {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  return { clock, health: createVersionHealth({ now: () => clock.now }) };
}

const NONE = { renders: 0, pages: 0, failures: { load: 0, render: 0, browser: 0 }, failed: 0, last: undefined };

it('the health of a version counts renders, pages and failures of each kind of five minutes', () => {
  const { clock, health } = setUp();
  for (let render = 0; render < 6; render += 1) health.rendered(REMOTE, 'a', 10);
  health.served(REMOTE, 'a');
  health.failed(REMOTE, 'a', 'load', 'timeout');
  health.failed(REMOTE, 'a', 'browser', '(load) at /contact');
  clock.now += 5 * 60_000 - 1;
  const failures = { load: 1, render: 0, browser: 1 };
  const last = { kind: 'browser', reason: '(load) at /contact' };
  expect(health.counts(REMOTE, 'a')).toEqual({ renders: 6, pages: 1, failures, failed: 2, last });
  expect([health.counts(REMOTE, 'b'), health.counts('mf-content', 'a')]).toEqual([NONE, NONE]);
  clock.now += 6_000;
  expect(health.counts(REMOTE, 'a')).toEqual(NONE);
});

it('the health of a version is of a limited number of versions, and that of the least recently reported one is evicted', () => {
  const { health } = setUp();
  for (let version = 0; version < 60; version += 1)
    for (const reported of [String(version), 'busy']) health.rendered(REMOTE, reported, 1);
  expect(['0', '59', 'busy'].map((version) => health.counts(REMOTE, version).renders)).toEqual([0, 1, 60]);
});

type Counted = { renders?: number; pages?: number; load?: number; render?: number; browser?: number };

/** As many pages as renders, unless the page cache sent more. */
function counted({ renders = 0, pages = renders, load = 0, render = 0, browser = 0 }: Counted) {
  return { renders, pages, failures: { load, render, browser }, failed: load + render + browser, last: undefined };
}

it.each<[string, Counted, boolean]>([
  ['five failures of the gateway’s own, 5 % of all', { renders: 95, render: 5 }, true],
  ['four', { renders: 1, render: 4 }, false],
  ['fewer than 5 %', { renders: 96, render: 5 }, false],
  ['two load errors', { renders: 1_000, load: 2 }, true],
  ['three failures, and four networks that confirm them', { renders: 20, render: 3, browser: 4 }, true],
  ['three failures, and three networks', { renders: 20, render: 3, browser: 3 }, false],
  ['two failures in 1,000 pages, however many networks report', { renders: 1_000, render: 2, browser: 90 }, false],
  ['reports of nine networks only', { pages: 20, browser: 9 }, false],
  ['reports of ten networks about 100 pages', { pages: 100, browser: 10 }, true],
  ['reports of ten networks about more pages', { pages: 101, browser: 10 }, false],
  ['reports about a version that was hardly served', { pages: 19, browser: 500 }, false],
])('a version is bad with %s: %o is %s, and marked before', (_what, counts, isBad) => {
  expect(isPastThreshold(counted(counts))).toBe(isBad);
  expect(verdictOf(counted(counts), undefined)).toBe(isBad ? 'bad' : 'watch');
});

/** A site with `old` for all visitors, and the canary `new` for 10 % of them. */
async function watchedSite() {
  const registry = await openRegistry(createMemoryStore());
  const { clock, health } = setUp();
  const { logger, lines } = collectedLog();
  createCanaryGuard({ health, registry, logger });
  const canary = (percent: number) =>
    registry.change(() => ({ ...formsChanges.canary('new', percent), at: new Date(clock.now).toISOString() }));
  await registry.change(() => formsChanges.promoted('old'));
  await canary(10);
  const forms = () => remoteOf(registry.state(), REMOTE);
  const site = { clock, registry, health, canary, lines };
  return {
    ...site,
    fail: async (version: string, times: number, kind: FailureKind = 'render') => {
      for (let one = 0; one < times; one += 1) health.failed(REMOTE, version, kind, 'TypeError at /contact');
      // The change is stored in the background, which takes several microtasks.
      await new Promise(setImmediate);
    },
    halts: () => forms().changes.filter(({ type }) => type === 'halted'),
    share: () => forms().canary?.percent ?? 0,
  };
}

it.each<[string, FailureKind, renders: number, failures: number, requests: string, networks: number]>([
  ['in the gateway', 'render', 75, 5, '5 of 80', 0],
  ['in browsers', 'browser', 20, 10, '0 of 20', 10],
])('a canary that fails %s is ended, with its reason', async (_, kind, renders, failures, requests, networks) => {
  const { health, fail, share, halts, lines } = await watchedSite();
  for (let one = 0; one < renders; one += 1) {
    health.rendered(REMOTE, 'new', 5);
    health.served(REMOTE, 'new');
  }
  await fail('new', failures - 1, kind);
  expect(share()).toBe(10);
  await fail('new', 1, kind);
  expect(share()).toBe(0);
  const inGateway = `${requests} requests failed in the gateway`;
  const counts = `${inGateway}, and browsers of ${networks} networks reported failures in ${renders} pages`;
  const why = `within 5 minutes ${counts}; the latest (${kind}): TypeError at /contact`;
  expect(halts()).toMatchObject([{ by: 'gateway', version: 'new', why }]);
  expect(lines).toMatchObject([{ message: 'a canary was halted' }]);
});

it('a default version is never halted', async () => {
  const { fail, halts } = await watchedSite();
  await fail('old', 50, 'load');
  expect(halts()).toEqual([]);
});

it('a repeated canary is judged only by failures after its new start, also when its percentage grows', async () => {
  const { clock, canary, fail, share, halts } = await watchedSite();
  await fail('new', 5);
  clock.now += 30_000;
  await canary(5);
  await fail('new', 4);
  expect(share()).toBe(5);
  await canary(50);
  await fail('new', 1);
  expect(halts()).toHaveLength(2);
});

it('a canary that could not be halted is logged, and halted at the next failure', async () => {
  const { registry, fail, share, lines } = await watchedSite();
  const { change } = registry;
  registry.change = () => Promise.reject(new Error('no database'));
  await fail('new', 5);
  expect([share(), lines]).toMatchObject([10, [{ reason: 'no database' }]]);
  registry.change = change;
  await fail('new', 1);
  expect(share()).toBe(0);
});
