import { isPastThreshold, verdictOf } from './health-verdict';
import type { HealthCounts } from './version-health';

type Counted = { renders?: number; pages?: number; load?: number; render?: number; browser?: number };

/** The number of pages is that of renders, unless the page cache sent more. */
function counted({ renders = 0, pages = renders, load = 0, render = 0, browser = 0 }: Counted): HealthCounts {
  const failed = load + render + browser;
  return {
    renders,
    pages,
    failures: { load, render, browser },
    failed,
    errorRate: failed === 0 ? 0 : failed / (renders + failed),
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
