/** Intervals of shares, for comparing two versions of a form. */

/** Quantile of the normal distribution for 95 %. */
const Z = 1.959963984540054;

export type Share = { count: number; of: number };
export type Interval = { low: number; high: number };

/**
 * 95 % interval of a share after Wilson, without continuity correction (E. B. Wilson, Journal of the American Statistical
 * Association 22, 1927).
 */
export function wilsonInterval({ count, of }: Share): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = count / of;
  const middle = share + (Z * Z) / (2 * of);
  const half = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
}

export type Difference = Interval & { difference: number };

/**
 * Difference of two shares with its 95 % interval (R. G. Newcombe, Statistics in Medicine 17, 1998, method 10: the hybrid score
 * interval, which holds for small numbers and for shares near 0 and 1).
 */
export function differenceOfShares(one: Share, other: Share): Difference {
  if (one.of === 0 || other.of === 0) return { difference: 0, low: -1, high: 1 };
  const [a, b] = [wilsonInterval(one), wilsonInterval(other)];
  const [shareA, shareB] = [one.count / one.of, other.count / other.of];
  const difference = shareA - shareB;
  return {
    difference,
    low: difference - Math.hypot(shareA - a.low, b.high - shareB),
    high: difference + Math.hypot(a.high - shareA, shareB - b.low),
  };
}
