import { advertisedFigures } from './advertised-figures';
import { countAt, COUNT_UP_MS } from './count-up';

const targets = advertisedFigures.map(({ value }) => value);

describe('countAt', () => {
  it.each(targets)('increases every 10 000 ms / %d', (target) => {
    const step = 10_000 / target;
    expect(countAt(target, 0)).toBe(0);
    expect(countAt(target, step * 2.5)).toBe(2);
    expect(countAt(target, 5_000)).toBe(Math.floor(target / 2));
  });

  it.each(targets)('is %d after 8 s', (target) => {
    expect(countAt(target, COUNT_UP_MS - 1)).toBeLessThan(target);
    expect(countAt(target, COUNT_UP_MS)).toBe(target);
    expect(countAt(target, COUNT_UP_MS * 10)).toBe(target);
  });

  it('is never negative, for any clock', () => {
    expect(countAt(3000, -16)).toBe(0);
  });
});
