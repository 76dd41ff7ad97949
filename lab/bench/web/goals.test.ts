import { median } from '../../support/figures';
import { shortfalls, summarise } from './goals';
import type { LighthouseRun } from './lighthouse-run';
import { withoutScripts } from './limit-server';

const run = (lcp: number, more: Partial<LighthouseRun> = {}): LighthouseRun => ({
  lcp,
  tbt: 10,
  cls: 0,
  scores: { performance: 100 },
  failed: [],
  ...more,
});

describe('the figures of a route', () => {
  it('are medians, and ratios of medians', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([1, 2])).toBe(1.5);
    const { lcp, overLimit, overBrowser } = summarise({
      a: [run(110), run(300), run(100)],
      b: [run(100)],
      c: [run(440)],
    });
    expect([lcp.a, overLimit, overBrowser]).toEqual([110, 1.1, 0.25]);
  });

  it('have no ratio to what was not measured, and that is no shortfall', () => {
    const summary = summarise({ a: [run(100)], b: [], c: [] });
    expect(summary.overLimit).toBeUndefined();
    expect(shortfalls('devtools', summary)).toEqual([]);
  });

  it('fall short of each goal that they miss', () => {
    const bad = summarise({
      a: [run(130, { tbt: 65, cls: 0.02, scores: { performance: 99 }, failed: ['image-alt'] })],
      b: [run(100)],
      c: [run(300)],
    });
    expect(shortfalls('devtools', bad)).toEqual([
      'LCP 1.30 × the limit, goal 1.2',
      'LCP 0.43 × that of SSR=off, goal 0.33',
      'TBT 65 ms, goal 64',
      'CLS 0.020, goal 0.01',
      'performance 99, goal 100',
      'audits: image-alt',
    ]);
  });

  it('are not compared between sites under simulated throttling', () => {
    expect(shortfalls('simulate', summarise({ a: [run(900)], b: [run(100)], c: [run(100)] }))).toEqual([]);
  });
});

it('the limit is the page without any script', () => {
  const html =
    '<head><style nonce="x">a{}</style><script defer src="/a.js"></script></head><body><p>Bonjour</p><script type="application/json">{"a":1}</script></body>';
  expect(withoutScripts(html)).toBe('<head><style nonce="x">a{}</style></head><body><p>Bonjour</p></body>');
});
