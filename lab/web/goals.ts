/** What is asked of each route under Lighthouse, and where its figures fall short. */
import { median } from '../support/figures';
import type { LighthouseRun } from './lighthouse-run';

/** `a`: the site, `b`: its HTML without scripts, `c`: the site with SSR=off. */
export const SITES = ['a', 'b', 'c'] as const;
export type SiteName = (typeof SITES)[number];

export const THROTTLINGS = ['simulate', 'devtools'] as const;
export type Throttling = (typeof THROTTLINGS)[number];

const GOALS = { overLimit: 1.2, overBrowser: 1 / 3, tbt: 64, cls: 0.01, score: 100 };

const medianOf = (runs: readonly LighthouseRun[], figure: 'lcp' | 'tbt' | 'cls'): number | undefined =>
  median(runs.map((run) => run[figure]));

/** The medians of one route under one throttling, and the ratios of its largest paint to those of b and c. */
export function summarise({ a, b, c }: Record<SiteName, readonly LighthouseRun[]>) {
  const lcp = { a: medianOf(a, 'lcp'), b: medianOf(b, 'lcp'), c: medianOf(c, 'lcp') };
  const overA = (below: number | undefined): number | undefined =>
    lcp.a !== undefined && below !== undefined ? lcp.a / below : undefined;
  const scored = a.flatMap(({ scores }) => Object.entries(scores));
  const scoreOf = (name: string): number =>
    median(scored.filter(([of]) => of === name).map(([, score]) => score)) ?? NaN;
  return {
    lcp,
    overLimit: overA(lcp.b),
    overBrowser: overA(lcp.c),
    tbt: medianOf(a, 'tbt'),
    tbtOfLimit: medianOf(b, 'tbt'),
    cls: medianOf(a, 'cls'),
    scores: Object.fromEntries(scored.map(([name]) => [name, scoreOf(name)])),
    failed: [...new Set(a.flatMap(({ failed }) => failed))],
  };
}

export type Summary = ReturnType<typeof summarise>;

/** The ratios are goals under devtools throttling only: the simulated one hides the waterfall of client-side federation. */
export function shortfalls(throttling: Throttling, summary: Summary): string[] {
  const { tbt = 0, cls = 0, scores, failed, overLimit = 0, overBrowser = 0 } = summary;
  const isReal = throttling === 'devtools';
  // A figure that could not be measured, NaN, is not within its goal.
  const found = [
    isReal && overLimit > GOALS.overLimit && `LCP ${overLimit.toFixed(2)} × the limit, goal ${GOALS.overLimit}`,
    isReal &&
      overBrowser > GOALS.overBrowser &&
      `LCP ${overBrowser.toFixed(2)} × that of SSR=off, goal ${GOALS.overBrowser.toFixed(2)}`,
    !(tbt <= GOALS.tbt) && `TBT ${Math.round(tbt)} ms, goal ${GOALS.tbt}`,
    !(cls <= GOALS.cls) && `CLS ${cls.toFixed(3)}, goal ${GOALS.cls}`,
    ...Object.entries(scores).map(([name, score]) => score < GOALS.score && `${name} ${score}, goal ${GOALS.score}`),
    failed.length > 0 && `audits: ${failed.join(', ')}`,
  ];
  return found.filter((line) => line !== false);
}
