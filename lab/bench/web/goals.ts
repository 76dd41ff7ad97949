/** What is asked of each route, and where its figures fall short. */
import { median } from '../../support/figures';
import type { LighthouseRun } from './lighthouse-run';

/** `a`: the site, `b`: its HTML without scripts, `c`: the site with SSR=off. */
export const SITES = ['a', 'b', 'c'] as const;
export type SiteName = (typeof SITES)[number];

export const THROTTLINGS = ['simulate', 'devtools'] as const;
export type Throttling = (typeof THROTTLINGS)[number];

const GOALS = { overLimit: 1.2, overBrowser: 1 / 3, tbt: 64, cls: 0.01, score: 100 };

const medianOf = (runs: readonly LighthouseRun[], figure: 'lcp' | 'tbt' | 'cls'): number | undefined =>
  median(runs.map((run) => run[figure]));

export type Summary = {
  /** In ms; undefined of a site that was not measured, as are the ratios. */
  lcp: Record<SiteName, number | undefined>;
  overLimit: number | undefined;
  overBrowser: number | undefined;
  tbt: number | undefined;
  tbtOfLimit: number | undefined;
  cls: number | undefined;
  scores: Record<string, number>;
  failed: string[];
};

/** The medians of one route under one throttling, and the ratios of the largest paint. */
export function summarise({ a, b, c }: Record<SiteName, readonly LighthouseRun[]>): Summary {
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

/** The ratios are goals under devtools throttling only: the simulated one hides the waterfall of client-side federation. */
export function shortfalls(throttling: Throttling, summary: Summary): string[] {
  const { tbt = 0, cls = 0, scores, failed } = summary;
  const isReal = throttling === 'devtools';
  const overLimit = isReal ? (summary.overLimit ?? 0) : 0;
  const overBrowser = isReal ? (summary.overBrowser ?? 0) : 0;
  const found = [
    overLimit > GOALS.overLimit && `LCP ${overLimit.toFixed(2)} × the limit, goal ${GOALS.overLimit}`,
    overBrowser > GOALS.overBrowser &&
      `LCP ${overBrowser.toFixed(2)} × that of SSR=off, goal ${GOALS.overBrowser.toFixed(2)}`,
    tbt > GOALS.tbt && `TBT ${Math.round(tbt)} ms, goal ${GOALS.tbt}`,
    cls > GOALS.cls && `CLS ${cls.toFixed(3)}, goal ${GOALS.cls}`,
    ...Object.entries(scores).map(([name, score]) => score < GOALS.score && `${name} ${score}, goal ${GOALS.score}`),
    failed.length > 0 && `audits: ${failed.join(', ')}`,
  ];
  return found.filter((line) => line !== false);
}
