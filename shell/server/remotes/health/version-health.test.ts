import { createVersionHealth, isPastThreshold, verdictOf, type HealthCounts } from './version-health';

const REMOTE = 'mf-forms';
const START = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;

function setUp() {
  const clock = { now: START };
  return { clock, health: createVersionHealth({ now: () => clock.now }) };
}

describe('the health of a version', () => {
  it('counts renders and failures of each kind', () => {
    const { health } = setUp();
    for (let render = 0; render < 6; render += 1) health.rendered(REMOTE, 'a', 10);
    health.failed(REMOTE, 'a', 'load', 'timeout');
    health.failed(REMOTE, 'a', 'browser', '(load) at /contact');
    expect(health.counts(REMOTE, 'a')).toMatchObject({
      renders: 6,
      failed: 2,
      failures: { load: 1, render: 0, browser: 1 },
      last: { kind: 'browser', reason: '(load) at /contact' },
    });
    for (const [remote, version] of [
      [REMOTE, 'b'],
      ['mf-content', 'a'],
    ] as const)
      expect(health.counts(remote, version)).toMatchObject({ renders: 0, failed: 0 });
  });

  it('drops counts and reason after five minutes', () => {
    const { clock, health } = setUp();
    health.failed(REMOTE, 'a', 'render', 'x');
    clock.now += 5 * MINUTE - 1;
    expect(health.counts(REMOTE, 'a').failed).toBe(1);
    clock.now += 6_000;
    expect(health.counts(REMOTE, 'a')).toMatchObject({ failed: 0, last: undefined });
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
});

type Counted = { renders?: number; pages?: number; load?: number; render?: number; browser?: number };

/** As many pages as renders, unless the page cache sent more. */
function counted({ renders = 0, pages = renders, load = 0, render = 0, browser = 0 }: Counted): HealthCounts {
  const failed = load + render + browser;
  return {
    renders,
    pages,
    failures: { load, render, browser },
    failed,
    last: undefined,
  };
}

describe('a version is bad', () => {
  it.each<[string, Counted, boolean]>([
    ['five failures of the gateway’s own, 5 % of all', { renders: 95, render: 5 }, true],
    ['four', { renders: 1, render: 4 }, false],
    ['fewer than 5 %', { renders: 96, render: 5 }, false],
    ['two load errors', { renders: 1_000, load: 2 }, true],
    ['three failures, and four networks that confirm them', { renders: 20, render: 3, browser: 4 }, true],
    ['three failures, and three networks', { renders: 20, render: 3, browser: 3 }, false],
    [
      'two failures, however many networks report more, on a site that serves a thousand pages',
      { renders: 1_000, render: 2, browser: 90 },
      false,
    ],
    ['reports of nine networks only', { pages: 20, browser: 9 }, false],
    ['reports of ten networks about 100 pages', { pages: 100, browser: 10 }, true],
    ['reports of ten networks about more pages', { pages: 101, browser: 10 }, false],
    ['reports about a version that was hardly served', { pages: 19, browser: 500 }, false],
  ])('with %s: %o is %s', (_what, counts, isBad) => {
    expect(isPastThreshold(counted(counts))).toBe(isBad);
  });

  it('on the status page by the same rule, and marked before that', () => {
    expect([
      verdictOf(counted({ pages: 100, browser: 10 }), undefined),
      verdictOf(counted({ pages: 100, browser: 9 }), undefined),
    ]).toEqual(['bad', 'watch']);
  });
});
