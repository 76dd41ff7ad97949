import { collectedLog } from '../../testing/collected-log';
import { formsChanges } from '../../testing/registry-changes';
import { createMemoryStore } from '../registry/local-store';
import { openRegistry } from '../registry/registry';
import { remoteOf } from '../registry/registry-state';
import { createCanaryGuard } from './canary-guard';
import { createVersionHealth, type FailureKind } from './version-health';

const REMOTE = 'mf-forms';

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
  return {
    clock,
    registry,
    log: () => lines.map(({ message }) => message),
    canary,
    render: (times: number) => {
      for (let one = 0; one < times; one += 1) {
        health.rendered(REMOTE, 'new', 5);
        health.served(REMOTE, 'new');
      }
    },
    fail: async (version: string, times: number, kind: FailureKind = 'render') => {
      for (let one = 0; one < times; one += 1) health.failed(REMOTE, version, kind, 'TypeError at /contact');
      // The change is stored in the background, which takes several microtasks.
      await new Promise(setImmediate);
    },
    halts: () => forms().changes.filter(({ type }) => type === 'halted'),
    share: () => forms().canary?.percent ?? 0,
  };
}

describe('the guard of canaries', () => {
  it.each<[string, FailureKind, renders: number, failures: number, string]>([
    ['in the gateway', 'render', 75, 5, '5 of 80 requests failed, 0 networks reported failures in 75 pages'],
    ['in browsers', 'browser', 20, 10, '0 of 20 requests failed, 10 networks reported failures in 20 pages'],
  ])('ends a canary that fails %s, and records why', async (_, kind, renders, failures, counts) => {
    const site = await watchedSite();
    site.render(renders);
    await site.fail('new', failures - 1, kind);
    expect(site.share()).toBe(10);
    await site.fail('new', 1, kind);
    expect(site.share()).toBe(0);
    const why = `${counts} within 5 minutes, last: ${kind} error TypeError at /contact`;
    expect(site.halts()).toMatchObject([{ by: 'gateway', version: 'new', why }]);
    expect(site.log()).toEqual(['a canary was halted']);
  });

  it('never halts the default version', async () => {
    const site = await watchedSite();
    await site.fail('old', 50, 'load');
    expect(site.halts()).toEqual([]);
  });

  it('judges a repeated canary only by failures after its new start, also when its percentage grows', async () => {
    const site = await watchedSite();
    await site.fail('new', 5);
    site.clock.now += 30_000;
    await site.canary(5);
    await site.fail('new', 4);
    expect(site.share()).toBe(5);
    await site.canary(50);
    await site.fail('new', 1);
    expect(site.halts()).toHaveLength(2);
  });

  it('logs when the registry cannot be changed, and retries at the next failure', async () => {
    const site = await watchedSite();
    const { change } = site.registry;
    let refusals = 1;
    site.registry.change = (decide) => (refusals-- > 0 ? Promise.reject(new Error('no database')) : change(decide));
    await site.fail('new', 5);
    expect([site.share(), site.log().length]).toEqual([10, 1]);
    await site.fail('new', 1);
    expect(site.share()).toBe(0);
  });
});
