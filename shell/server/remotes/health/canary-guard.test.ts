import { createMemoryStore } from '../registry/local-store';
import { openRegistry } from '../registry/registry';
import type { Change } from '../registry/remote-document';
import { createCanaryGuard } from './canary-guard';
import { minimalBuild } from '../../testing/registry-changes';
import { remoteOf } from '../registry/registry-state';
import { createVersionHealth, type FailureKind } from './version-health';

const START = Date.parse('2026-11-20T12:00:00Z');
const REMOTE = 'mf-forms';

async function watchedSite() {
  const clock = { now: START };
  const registry = await openRegistry(createMemoryStore());
  const common = () => ({ at: new Date(clock.now).toISOString(), by: 'team', remote: REMOTE }) as const;
  const add = (event: Change) => registry.change(() => event);
  const health = createVersionHealth({ now: () => clock.now });
  const log: string[] = [];
  createCanaryGuard({
    health,
    registry,
    logger: {
      error: (...args: unknown[]) => log.push(String(args[1])),
      warn: (...args: unknown[]) => log.push(String(args[1])),
    },
  });
  for (const version of ['old', 'new'])
    await add({ ...common(), type: 'adopted', version, manifest: JSON.stringify(minimalBuild(REMOTE, version)) });
  await add({ ...common(), type: 'promoted', version: 'old' });
  const canary = (percent: number) => add({ ...common(), type: 'canary', version: 'new', percent });
  await canary(10);
  return {
    clock,
    registry,
    log,
    canary,
    render: (version: string, times: number) => {
      for (let one = 0; one < times; one += 1) {
        health.rendered(REMOTE, version, 5);
        health.served(REMOTE, version);
      }
    },
    fail: async (version: string, times: number, kind: FailureKind = 'render') => {
      for (let one = 0; one < times; one += 1) health.failed(REMOTE, version, kind, 'TypeError at /contact');
      // The event is stored in the background, which takes several microtasks.
      await new Promise(setImmediate);
    },
    halts: () => remoteOf(registry.state(), REMOTE).changes.filter(({ type }) => type === 'halted'),
    share: () => remoteOf(registry.state(), REMOTE).canary?.percent ?? 0,
  };
}

describe('the guard of canaries', () => {
  it.each<[string, number, number, number, string]>([
    [
      'in the gateway',
      75,
      5,
      0,
      '5 of 80 requests failed, 0 networks reported failures in 75 loads within 5 minutes, last: render',
    ],
    [
      'in browsers',
      20,
      0,
      10,
      '0 of 20 requests failed, 10 networks reported failures in 20 loads within 5 minutes, last: browser',
    ],
  ])('ends a canary that fails %s, and records why', async (_, renders, own, reported, why) => {
    const site = await watchedSite();
    site.render('new', renders);
    await site.fail('new', Math.max(own, reported) - 1, own > 0 ? 'render' : 'browser');
    expect(site.share()).toBe(10);
    await site.fail('new', 1, own > 0 ? 'render' : 'browser');
    expect(site.share()).toBe(0);
    expect(site.halts()).toMatchObject([{ by: 'gateway', version: 'new', why: `${why} error TypeError at /contact` }]);
    expect(site.log).toEqual(['a canary was halted']);
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
    expect([site.share(), site.log.length]).toEqual([10, 1]);
    await site.fail('new', 1);
    expect(site.share()).toBe(0);
  });
});
