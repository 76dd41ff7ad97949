/** What is asked of each route, and where its figures fall short. */
export const GOALS = { overLimit: 1.2, overBrowser: 1 / 3, tbt: 64, cls: 0.01, score: 100 };

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return undefined;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const medianOf = (runs, figure) => median(runs.map((run) => run[figure]));

/**
 * @param {Record<'a' | 'b' | 'c', object[]>} runs of one route under one throttling
 * @returns the medians, and the ratios of the largest paint where both sides were measured
 */
export function summarise({ a, b, c }) {
  const lcp = { a: medianOf(a, 'lcp'), b: medianOf(b, 'lcp'), c: medianOf(c, 'lcp') };
  const ratio = (below) => (lcp.a !== undefined && below !== undefined ? lcp.a / below : undefined);
  const scored = a.flatMap(({ scores }) => Object.entries(scores));
  const names = [...new Set(scored.map(([name]) => name))];
  return {
    lcp,
    overLimit: ratio(lcp.b),
    overBrowser: ratio(lcp.c),
    tbt: medianOf(a, 'tbt'),
    tbtOfLimit: medianOf(b, 'tbt'),
    cls: medianOf(a, 'cls'),
    scores: Object.fromEntries(
      names.map((name) => [name, median(scored.filter(([of]) => of === name).map(([, score]) => score))]),
    ),
    failed: [...new Set(a.flatMap(({ failed }) => failed))],
  };
}

/** The ratios are goals under devtools throttling only: the simulated one hides the waterfall of client-side federation. */
export function shortfalls(throttling, { overLimit, overBrowser, tbt, cls, scores, failed }) {
  const real = throttling === 'devtools';
  return [
    real && overLimit > GOALS.overLimit && `LCP ${overLimit.toFixed(2)} × the limit, goal ${GOALS.overLimit}`,
    real &&
      overBrowser > GOALS.overBrowser &&
      `LCP ${overBrowser.toFixed(2)} × that of SSR=off, goal ${GOALS.overBrowser.toFixed(2)}`,
    tbt > GOALS.tbt && `TBT ${Math.round(tbt)} ms, goal ${GOALS.tbt}`,
    cls > GOALS.cls && `CLS ${cls.toFixed(3)}, goal ${GOALS.cls}`,
    ...Object.entries(scores).map(([name, score]) => score < GOALS.score && `${name} ${score}, goal ${GOALS.score}`),
    failed.length > 0 && `audits: ${failed.join(', ')}`,
  ].filter(Boolean);
}
