import { ecoIndex } from './ecoindex';
import { shortfalls, summarise } from './goals';
import type { LighthouseRun } from './lighthouse-run';

const run = (lcp: number, more: Partial<LighthouseRun> = {}): LighthouseRun => ({
  lcp,
  tbt: 10,
  cls: 0,
  scores: { performance: 100 },
  failed: [],
  ...more,
});

describe('the figures of a route', () => {
  it('have no ratio to what was not measured, and that is no shortfall', () => {
    expect(shortfalls('devtools', summarise({ a: [run(100)], b: [], c: [] }))).toEqual([]);
  });

  it('fall short of each goal that their medians miss', () => {
    const more = { tbt: 65, cls: 0.02, scores: { performance: 99 }, failed: ['image-alt'] };
    const bad = summarise({ a: [run(120, more), run(900, more), run(130, more)], b: [run(100)], c: [run(300)] });
    expect(shortfalls('devtools', bad)).toEqual([
      'LCP 1.30 × the limit, goal 1.2',
      'LCP 0.43 × that of SSR=off, goal 0.33',
      'TBT 65 ms, goal 64',
      'CLS 0.020, goal 0.01',
      'performance 99, goal 100',
      'audits: image-alt',
    ]);
  });

  it('fall short where a figure could not be measured', () => {
    expect(shortfalls('devtools', summarise({ a: [run(100, { tbt: NaN })], b: [], c: [] }))).toEqual([
      'TBT NaN ms, goal 64',
    ]);
  });

  it('are not compared between sites under simulated throttling', () => {
    expect(shortfalls('simulate', summarise({ a: [run(900)], b: [run(100)], c: [run(100)] }))).toEqual([]);
  });
});

it('the EcoIndex is that of the reference implementation', () => {
  expect(ecoIndex({ elements: 0, requests: 0, kilobytes: 0 })).toBe(100);
  expect(ecoIndex({ elements: 100, requests: 100, kilobytes: 100 })).toBeCloseTo(72, 0);
});
