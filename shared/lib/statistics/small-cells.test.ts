import { FEWEST, hideSmallCells, showCount, sumSince } from './small-cells';

const cells = (...counts: number[]) => counts.map((count, name) => ({ name, count }));
const shown = (...counts: number[]) => hideSmallCells(cells(...counts)).map(({ count }) => count ?? 'hidden');

describe('small cells', () => {
  it('of fewer than five people are hidden', () => {
    expect([0, 4, 5, 6].map(showCount)).toEqual([undefined, undefined, 5, 6]);
    expect(shown(9, 3, 4, 8)).toEqual([9, 'hidden', 'hidden', 8]);
  });

  it('that are alone take the next smallest with them, because the total would reveal them', () => {
    expect(shown(9, 3, 8, 20)).toEqual([9, 'hidden', 'hidden', 20]);
  });

  it('that are together fewer than five people take the next smallest with them', () => {
    expect(shown(9, 1, 1, 8)).toEqual([9, 'hidden', 'hidden', 'hidden']);
  });

  it('without people are left out, and hide nothing', () => {
    expect(shown(9, 0, 8)).toEqual([9, 8]);
    expect(shown()).toEqual([]);
  });

  it('are never the difference of a total and what is shown, for any cells', () => {
    for (let one = 0; one < 12; one += 1)
      for (let two = 0; two < 12; two += 1)
        for (let three = 0; three < 12; three += 1) {
          const total = one + two + three;
          const hidden = hideSmallCells(cells(one, two, three)).filter(({ count }) => count === undefined);
          const rest = hideSmallCells(cells(one, two, three)).reduce((left, { count = 0 }) => left - count, total);
          if (total < FEWEST) continue;
          expect(rest === 0 || rest >= FEWEST).toBe(true);
          expect(hidden).not.toHaveLength(1);
        }
  });
});

describe('sumSince', () => {
  const days = [3, 1, 2, 7, 1, 1].map((count, index) => ({ day: `2026-11-0${index + 1}`, count }));

  it('is exact for all days', () => {
    expect(sumSince(days)).toBe(15);
    expect(sumSince([])).toBe(0);
    expect(sumSince([{ day: '2026-11-01', count: 3 }])).toBe(3);
  });

  it('never differs by fewer than five people between two first days', () => {
    const sums = days.map(({ day }) => sumSince(days, day));
    expect(sums).toEqual([15, 9, 9, 9, 0, 0]);
  });
});
