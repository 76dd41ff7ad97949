/** Measurements of pages in a browser: the cost of a page by the EcoIndex, and when a form works on a slow phone. */
import { untilHydrated } from '../../e2e/support/open-page';
import type { Browser } from '../../e2e/support/playwright';
import { totalOf, watchTransfers } from '../../e2e/support/transfer';
import { newVisitor } from '../support/launch-chromium';
import type { PageCost } from './ecoindex';

/** As the measuring tool of ecoindex.fr has it. */
const DESKTOP = { viewport: { width: 1920, height: 1080 } };
const SLOW_PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
/** Of Lighthouse's mobile preset. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
export const CPU_SLOWDOWN = 4;

/** An empty cache, and the whole page scrolled. */
export async function measureCost(browser: Browser, url: string): Promise<PageCost> {
  const visitor = await newVisitor(browser, DESKTOP);
  try {
    const page = await visitor.newPage();
    const transfers = watchTransfers(page);
    await page.goto(url);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const all = await transfers();
    // The formula leaves out what is inside drawings: https://github.com/cnumr/ecoindex_reference
    const elements = await page.evaluate(
      () => document.querySelectorAll('*').length - document.querySelectorAll('svg *').length,
    );
    return { elements, requests: all.length, kilobytes: totalOf(all) / 1000 };
  } finally {
    await visitor.close();
  }
}

type TimedWindow = Window & { usableAt?: number };

/** Runs in the page: records when the note about the draft is shown, which it is once the form is hydrated. */
function recordUsable(): void {
  const check = (): void => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Effacer mes réponses');
    if (button?.checkVisibility({ visibilityProperty: true })) (window as TimedWindow).usableAt = performance.now();
    else requestAnimationFrame(check);
  };
  check();
}

/** @returns the ms from the end of the page's HTML until the application works with scripts; without them it works from there on */
export async function measureUsable(browser: Browser, url: string): Promise<number> {
  const visitor = await newVisitor(browser, SLOW_PHONE);
  try {
    const page = await visitor.newPage();
    page.setDefaultTimeout(300_000);
    const devtools = await visitor.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(recordUsable);
    await page.goto(url);
    await page.waitForFunction(() => (window as TimedWindow).usableAt);
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return Math.round(((window as TimedWindow).usableAt ?? 0) - (navigation?.responseEnd ?? 0));
    });
  } finally {
    await visitor.close();
  }
}
