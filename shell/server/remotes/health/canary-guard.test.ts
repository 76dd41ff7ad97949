import { collectedLog } from '../../testing/collected-log';
import { formsChanges } from '../../testing/registry-changes';
import { createMemoryStore } from '../registry/local-store';
import { openRegistry } from '../registry/registry';
import { remoteOf } from '../registry/registry-state';
import { createCanaryGuard } from './canary-guard';
import { createVersionHealth, type FailureKind } from './version-health';

const REMOTE = 'mf-forms';

/** A site with `old` for all visitors, and the canary `new` for 10 % of them. */
async function watchedSite() {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  const registry = await openRegistry(createMemoryStore());
  const health = createVersionHealth({ now: () => clock.now });
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

it.each<[string, FailureKind, renders: number, failures: number, string]>([
  ['in the gateway', 'render', 75, 5, '5 of 80 requests failed, 0 networks reported failures in 75 pages'],
  ['in browsers', 'browser', 20, 10, '0 of 20 requests failed, 10 networks reported failures in 20 pages'],
])('a canary that fails %s is ended, and the history says why', async (_, kind, renders, failures, counts) => {
  const { health, fail, share, halts, lines } = await watchedSite();
  for (let one = 0; one < renders; one += 1) {
    health.rendered(REMOTE, 'new', 5);
    health.served(REMOTE, 'new');
  }
  await fail('new', failures - 1, kind);
  expect(share()).toBe(10);
  await fail('new', 1, kind);
  expect(share()).toBe(0);
  const why = `${counts} within 5 minutes, last: ${kind} error TypeError at /contact`;
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
