import { createVersionHealth } from './version-health';

const REMOTE = 'mf-forms';
const START = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;

function setUp() {
  const clock = { now: START };
  return { clock, health: createVersionHealth({ now: () => clock.now }) };
}

describe('the health of a version', () => {
  it('counts renders and failures of each kind, and the share of failures among all of them', () => {
    const { health } = setUp();
    for (let render = 0; render < 6; render += 1) health.rendered(REMOTE, 'a', 10);
    health.failed(REMOTE, 'a', 'load', 'timeout');
    health.failed(REMOTE, 'a', 'browser', '(load) at /contact');
    expect(health.counts(REMOTE, 'a')).toMatchObject({
      renders: 6,
      failed: 2,
      errorRate: 0.25,
      failures: { load: 1, render: 0, browser: 1 },
      last: { kind: 'browser', reason: '(load) at /contact' },
    });
  });

  it('counts each version of each remote separately', () => {
    const { health } = setUp();
    health.failed(REMOTE, 'a', 'render', 'x');
    expect(health.counts(REMOTE, 'b').failed).toBe(0);
    expect(health.counts('mf-content', 'a').failed).toBe(0);
  });

  it('drops counts and reason after five minutes', () => {
    const { clock, health } = setUp();
    health.failed(REMOTE, 'a', 'render', 'x');
    clock.now += 5 * MINUTE - 1;
    expect(health.counts(REMOTE, 'a').failed).toBe(1);
    clock.now += 6_000;
    expect(health.counts(REMOTE, 'a')).toMatchObject({ failed: 0, errorRate: 0, last: undefined });
  });

  it('excludes counts before a given time', () => {
    const { clock, health } = setUp();
    health.failed(REMOTE, 'a', 'render', 'before');
    clock.now += 20_000;
    health.failed(REMOTE, 'a', 'render', 'after');
    expect(health.counts(REMOTE, 'a', START + 10_000)).toMatchObject({ failed: 1, last: { reason: 'after' } });
  });

  it('stores a limited number of versions, and evicts the least recently reported one', () => {
    const { health } = setUp();
    for (let version = 0; version < 60; version += 1) {
      health.rendered(REMOTE, String(version), 1);
      health.rendered(REMOTE, 'busy', 1);
    }
    expect(health.counts(REMOTE, '0').renders).toBe(0);
    expect(health.counts(REMOTE, '59').renders).toBe(1);
    expect(health.counts(REMOTE, 'busy').renders).toBe(60);
  });

  it('notifies listeners, after the count', () => {
    const { health } = setUp();
    const notified: unknown[] = [];
    health.listen({
      rendered: (...args) => notified.push(args),
      failed: (remote, version, kind) => notified.push([kind, health.counts(remote, version).failed]),
    });
    health.rendered(REMOTE, 'a', 7);
    health.failed(REMOTE, 'a', 'load', 'x');
    expect(notified).toEqual([
      [REMOTE, 'a', 7],
      ['load', 1],
    ]);
  });
});
