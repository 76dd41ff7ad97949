/** One run of Lighthouse, in a browser of its own, and the part of its report that is used. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Config, type Result } from 'lighthouse';
import { chromiumOptions } from '../../../e2e/support/chromium';
import type { Throttling } from './goals';

export const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;

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

const failedAudits = ({ categories, audits }: Result): string[] =>
  Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

function toRun(result: Result): LighthouseRun {
  const figure = (id: string): number => result.audits[id]?.numericValue ?? NaN;
  const scores = Object.entries(result.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
  return {
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scores: Object.fromEntries(scores),
    failed: failedAudits(result),
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
    if (!result) throw new Error(`bench:web: Lighthouse has no result for ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

type RunOptions = { throttling: Throttling; categories: readonly string[]; skipAudits?: readonly string[] };

/** @throws {Error} when the page could not be measured in three attempts */
export async function runLighthouse(
  url: string,
  { throttling, categories, skipAudits = [] }: RunOptions,
): Promise<LighthouseRun> {
  const settings = { throttlingMethod: throttling, onlyCategories: [...categories], skipAudits: [...skipAudits] };
  let reason: string | undefined;
  for (let number = 0; number < ATTEMPTS; number += 1) {
    const result = await attempt(url, settings);
    if (!result.runtimeError) return toRun(result);
    reason = result.runtimeError.code;
  }
  throw new Error(
    `bench:web: ${url} could not be measured (${reason}). End what else uses the processor and try again`,
  );
}
