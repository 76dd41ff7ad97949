/** One run of Lighthouse, in a browser of its own, and the part of its report that is used. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

const FLAGS = [
  '--headless=new',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
/** A browser on a machine that is busy sometimes paints nothing within Lighthouse's timeout. */
const ATTEMPTS = 3;

const failedAudits = ({ categories, audits }) =>
  Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => id),
    );

/** Of everything that Lighthouse reports, the figures with a goal. */
function toRun({ categories, audits }) {
  const figure = (id) => audits[id].numericValue;
  return {
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
    failed: failedAudits({ categories, audits }),
  };
}

async function attempt(url, settings) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    chromeFlags: FLAGS,
    logLevel: 'silent',
  });
  try {
    const { lhr } = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'silent', output: 'json' },
      { extends: 'lighthouse:default', settings },
    );
    return lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * @param {string} url
 * @param {{ throttling: 'simulate' | 'devtools', categories: string[], skipAudits?: string[] }} options
 * @throws {Error} when the page could not be measured in three attempts
 */
export async function runLighthouse(url, { throttling, categories, skipAudits = [] }) {
  const settings = { throttlingMethod: throttling, onlyCategories: categories, skipAudits };
  let reason;
  for (let number = 0; number < ATTEMPTS; number += 1) {
    const report = await attempt(url, settings);
    if (!report.runtimeError) return toRun(report);
    reason = report.runtimeError.code;
  }
  throw new Error(
    `bench:web: ${url} could not be measured (${reason}). End what else uses the processor and try again`,
  );
}
