/** The Interaction to Next Paint of one scripted visit, out of the browser's Event Timing API. */

/** A phone of Lighthouse's preset. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
};
const CPU_SLOWDOWN = 4;
const ALIVE_MS = 60_000;

/**
 * Runs in the page: returns the longest event of each interaction. 16 ms is the shortest that browsers report.
 * Until then it only takes the lists: it is called between a finger's landing and its lifting, on the thread that answers.
 */
function noteInteractions() {
  const lists = [];
  const observer = new PerformanceObserver((list) => lists.push(list));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
  globalThis.readInteractions = () => {
    const longest = new Map();
    const entries = [...lists.flatMap((list) => list.getEntries()), ...observer.takeRecords()];
    for (const { interactionId, duration, name } of entries) {
      if (interactionId > 0 && duration > (longest.get(interactionId)?.duration ?? 0))
        longest.set(interactionId, { duration, name });
    }
    return [...longest.values()];
  };
}

/** As web-vitals counts: the longest, but for one of every fifty. */
export function interactionToNextPaint(durations) {
  const sorted = [...durations].sort((a, b) => b - a);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length / 50))] ?? 0;
}

/** Two frames after the last interaction its own entry is there. */
const untilPainted = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(() => setTimeout(resolve, 0))),
      ),
  );

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @param {{ address: string, act: (page: object) => Promise<void> }} interaction
 * @returns {Promise<{ inp: number, slowest: string | undefined, count: number }>} in ms; `count` of those that took 16 ms or more
 */
export async function measureInteraction(browser, site, { address, act }) {
  const context = await browser.newContext(PHONE);
  try {
    // The banner would cover what is tapped.
    await context.addCookies([{ name: 'its_cookies', value: 'rejected', url: site }]);
    const page = await context.newPage();
    await page.addInitScript(noteInteractions);
    await page.goto(new URL(address, site).href);
    await page.waitForFunction(() => globalThis.history.scrollRestoration === 'manual', undefined, {
      timeout: ALIVE_MS,
    });
    // Visitors read before they act: what the page still loads after its start is no part of an interaction.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => globalThis.requestIdleCallback(resolve)));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await act(page);
    await untilPainted(page);
    const seen = await page.evaluate(() => globalThis.readInteractions());
    const slowest = seen.toSorted((a, b) => b.duration - a.duration)[0]?.name;
    return { inp: interactionToNextPaint(seen.map(({ duration }) => duration)), slowest, count: seen.length };
  } finally {
    await context.close();
  }
}
