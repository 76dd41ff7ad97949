/** The Interaction to Next Paint of one scripted visit, out of the browser's Event Timing API. */
import type { Browser, Page } from '../../e2e/support/playwright';
import { untilHydrated } from '../../e2e/support/open-page';
import { newVisitor } from '../support/launch-chromium';
import type { Interaction } from './interactions';
import { CPU_SLOWDOWN } from './measure-page';

/** A phone of Lighthouse's preset. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const HYDRATION_MS = 60_000;

/** Longest event of an interaction, in ms. */
type LongestEvent = { duration: number; name: string };
type MeasuredWindow = Window & { readInteractions?: () => LongestEvent[] };

/**
 * Runs in the page: returns the longest event of each interaction. 16 ms is the shortest that browsers report.
 * Until then it only takes the lists: it is called between a finger's landing and its lifting, on the thread that answers.
 */
function recordInteractions(): void {
  const lists: PerformanceObserverEntryList[] = [];
  const observer = new PerformanceObserver((list) => lists.push(list));
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  observer.observe(options);
  (window as MeasuredWindow).readInteractions = () => {
    const longest = new Map<number, LongestEvent>();
    const entries = [...lists.flatMap((list) => list.getEntries()), ...observer.takeRecords()];
    for (const { interactionId, duration, name } of entries as (PerformanceEventTiming & { interactionId: number })[]) {
      if (interactionId > 0 && duration > (longest.get(interactionId)?.duration ?? 0))
        longest.set(interactionId, { duration, name });
    }
    return [...longest.values()];
  };
}

/** As web-vitals counts: the longest, but for one of every fifty. */
function interactionToNextPaint(durations: readonly number[]): number {
  const sorted = durations.toSorted((a, b) => b - a);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length / 50))] ?? 0;
}

/** Two frames after the last interaction its own entry is available. */
const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)))),
  );

/** `slowest`: the event of the longest interaction. */
export type MeasuredInteraction = { inp: number; slowest: string | undefined };

/** @returns the INP in ms */
export async function measureInteraction(
  browser: Browser,
  site: string,
  { address, act }: Interaction,
): Promise<MeasuredInteraction> {
  const context = await newVisitor(browser, PHONE);
  try {
    // The banner would cover what is tapped.
    await context.addCookies([{ name: 'its_cookies', value: 'rejected', url: site }]);
    const page = await context.newPage();
    page.setDefaultTimeout(HYDRATION_MS);
    await page.addInitScript(recordInteractions);
    await page.goto(new URL(address, site).href);
    await untilHydrated(page);
    // Visitors read before they act: what the page still loads after its start is no part of an interaction.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await act(page);
    await untilPainted(page);
    const events = await page.evaluate(() => (window as MeasuredWindow).readInteractions?.() ?? []);
    const slowest = events.toSorted((a, b) => b.duration - a.duration)[0]?.name;
    return { inp: interactionToNextPaint(events.map(({ duration }) => duration)), slowest };
  } finally {
    await context.close();
  }
}
