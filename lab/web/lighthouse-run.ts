/** One run of Lighthouse, in a browser of its own, and the part of its report that is used. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Config, type Result } from 'lighthouse';
import { chromiumOptions } from '../../e2e/support/chromium';
import type { Throttling } from './goals';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A browser on a machine that is busy sometimes paints nothing within Lighthouse's timeout. */
const ATTEMPTS = 3;

export type LighthouseRun = {
  /** In ms, as `tbt`. */
  lcp: number;
  tbt: number;
  cls: number;
  /** By category, out of 100. */
  scores: Record<string, number>;
  /** Audits of other categories than performance that did not pass. */
  failed: string[];
};

/** The performance score is made for simulated throttling; under the other the figures themselves are goals. */
function toRun({ categories, audits }: Result, throttling: Throttling): LighthouseRun {
  const figure = (id: string): number => audits[id]?.numericValue ?? NaN;
  const others = Object.entries(categories).filter(([name]) => name !== 'performance');
  const scored = throttling === 'simulate' ? Object.entries(categories) : others;
  const weighed = others.flatMap(([, { auditRefs }]) => auditRefs).filter(({ weight }) => weight > 0);
  return {
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scores: Object.fromEntries(scored.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
    failed: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
  };
}

async function attempt(url: string, settings: Config.Settings | Record<string, unknown>): Promise<Result> {
  const chrome = await launch({
    chromePath: chromiumOptions.executablePath,
    chromeFlags: ['--headless=new', ...chromiumOptions.args],
    logLevel: 'silent',
  });
  try {
    const flags = { port: chrome.port, logLevel: 'silent', output: 'json' } as const;
    const result = await lighthouse(url, flags, { extends: 'lighthouse:default', settings });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

type RunOptions = { throttling: Throttling; categories: readonly string[]; skipAudits: readonly string[] };

/** @throws {Error} when the page could not be measured in three attempts */
export async function runLighthouse(
  url: string,
  { throttling, categories, skipAudits }: RunOptions,
): Promise<LighthouseRun> {
  const settings = { throttlingMethod: throttling, onlyCategories: [...categories], skipAudits: [...skipAudits] };
  for (let number = 1; ; number += 1) {
    const result = await attempt(url, settings);
    if (!result.runtimeError) return toRun(result, throttling);
    if (number === ATTEMPTS)
      throw new Error(`${url} could not be measured (${result.runtimeError.code}). End what else uses the processor`);
  }
}
