import { differenceOfShares, wilsonInterval } from './proportions';

const rounded = (interval: { low: number; high: number }) => [interval.low, interval.high].map((one) => one.toFixed(4));

describe('wilsonInterval', () => {
  // R. G. Newcombe, Statistics in Medicine 17 (1998), 857–872, table I, method 3.
  it.each([
    [81, 263, '0.2553', '0.3662'],
    [15, 148, '0.0624', '0.1605'],
    [0, 20, '0.0000', '0.1611'],
    [1, 29, '0.0061', '0.1718'],
  ])('of %d in %d is that of the literature', (count, of, low, high) => {
    expect(rounded(wilsonInterval({ count, of }))).toEqual([low, high]);
  });

  it('of no people says nothing', () => {
    expect(wilsonInterval({ count: 0, of: 0 })).toEqual({ low: 0, high: 1 });
  });
});

describe('differenceOfShares', () => {
  // R. G. Newcombe, Statistics in Medicine 17 (1998), 873–890, table II, method 10.
  it.each([
    [56, 70, 48, 80, '0.0524', '0.3339'],
    [9, 10, 3, 10, '0.1705', '0.8090'],
    [10, 10, 0, 20, '0.6791', '1.0000'],
    [10, 10, 0, 10, '0.6075', '1.0000'],
  ])('of %d/%d and %d/%d has the interval of the literature', (count, of, otherCount, otherOf, low, high) => {
    const found = differenceOfShares({ count, of }, { count: otherCount, of: otherOf });
    expect(rounded(found)).toEqual([low, high]);
    expect(found.difference).toBeCloseTo(count / of - otherCount / otherOf, 12);
  });

  it('is that of the exchanged shares with the other sign', () => {
    const [one, other] = [
      { count: 41, of: 100 },
      { count: 55, of: 100 },
    ];
    const [there, back] = [differenceOfShares(one, other), differenceOfShares(other, one)];
    expect(there.low).toBeCloseTo(-back.high, 12);
    expect(there.high).toBeCloseTo(-back.low, 12);
  });

  it('of no people says nothing', () => {
    expect(differenceOfShares({ count: 1, of: 2 }, { count: 0, of: 0 })).toMatchObject({ low: -1, high: 1 });
  });
});
