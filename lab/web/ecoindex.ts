/**
 * The EcoIndex of a page by its public formula: https://www.ecoindex.fr/comment-ca-marche, quantiles as
 * https://github.com/cnumr/GreenIT-Analysis publishes them.
 */

/** What the formula takes; `kilobytes` are those that were transferred. */
export type PageCost = { elements: number; requests: number; kilobytes: number };

/** Limits of twenty classes of pages, from the HTTP Archive. */
const QUANTILES = {
  elements: [
    0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801, 2479, 594_601,
  ],
  requests: [0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3_920],
  kilobytes: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27, 1876.08, 2142.06,
    2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223_212.26,
  ],
} as const;

/** Lowest score of the grade A. */
export const GRADE_A = 76;

/** Place of a value among the classes, from 0 to 20. */
function placeIn(limits: readonly number[], value: number): number {
  const above = limits.findIndex((limit) => value < limit);
  if (above < 0) return limits.length - 1;
  const [lower = 0, upper = 1] = limits.slice(Math.max(0, above - 1), above + 1);
  return above - 1 + (value - lower) / (upper - lower);
}

/** Elements count three times, requests twice, bytes once; from 0 to 100. */
export function ecoIndex({ elements, requests, kilobytes }: PageCost): number {
  const sum =
    3 * placeIn(QUANTILES.elements, elements) +
    2 * placeIn(QUANTILES.requests, requests) +
    placeIn(QUANTILES.kilobytes, kilobytes);
  return 100 - (5 * sum) / 6;
}
