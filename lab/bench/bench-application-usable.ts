/**
 * `npm run bench:application-usable`: how long a candidate on a slow phone waits for each step of the application to work
 * with scripts. `-- --runs 5 --url http://localhost:3000`.
 *
 * A phone four times slower than this machine, on the slow 4G of Lighthouse's mobile preset (150 ms, 1.6 Mbit/s), with
 * an empty cache. Prints the milliseconds from the end of the page's HTML until the note about the draft is shown,
 * which it is once the form is hydrated. Until then the form works without scripts.
 */
import type { Browser } from '@playwright/test';
import { machineLoad, median } from '../support/figures';
import { launchChromium, newVisitor } from '../support/launch-chromium';
import { parseNumber, parseOptions } from '../support/parse-options';
import { printRows, type Row } from '../support/print-rows';
import { withSite } from '../support/with-site';

const STEPS = { 'step 1': '/recrutements/candidature', 'step 2': '/recrutements/candidature/step2' };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
const HELP = `npm run bench:application-usable -- [options]
  --runs 5    runs of each step
  --url URL   a site that runs (default: the built site)`;

type Times = { html: number; usable: number };
type TimedWindow = Window & { usableAt?: number };

/** Runs in the page: records when the button of the note is shown. */
function recordUsable(): void {
  const check = (): void => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Effacer mes réponses',
    );
    if (button?.checkVisibility({ visibilityProperty: true })) (window as TimedWindow).usableAt = performance.now();
    else requestAnimationFrame(check);
  };
  check();
}

async function measureStep(browser: Browser, site: string, path: string): Promise<Times> {
  const context = await newVisitor(browser, PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(recordUsable);
    await page.goto(new URL(path, site).href);
    await page.waitForFunction(() => (window as TimedWindow).usableAt);
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { responseEnd = 0 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
      return {
        html: Math.round(responseEnd),
        usable: Math.round(((window as TimedWindow).usableAt ?? 0) - responseEnd),
      };
    });
  } finally {
    await context.close();
  }
}

async function measureSite(site: string, runs: number): Promise<Row[]> {
  const browser = await launchChromium();
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(STEPS)) {
      const times: Times[] = [];
      while (times.length < runs) times.push(await measureStep(browser, site, path));
      const usable = times.map((time) => time.usable);
      rows.push({
        name,
        'HTML arrived, ms': times[0]?.html,
        'usable after it, best': Math.min(...usable),
        median: median(usable),
        worst: Math.max(...usable),
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

export async function main(args: string[]): Promise<void> {
  const options = { runs: { type: 'string', default: '5' }, url: { type: 'string' } } as const;
  const { runs, url } = parseOptions(args, options, HELP);
  const count = parseNumber('runs', runs, [1, 100]);
  const rows = url
    ? await measureSite(url, count)
    : await withSite('application-usable', async ({ startGateway }) =>
        measureSite((await startGateway('gateway')).url, count),
      );
  console.log(`load of the machine: ${machineLoad()}`);
  printRows(rows);
}
