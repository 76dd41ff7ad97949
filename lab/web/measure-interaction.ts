/** The Interaction to Next Paint of one scripted visit on a slow phone, out of the browser's Event Timing API. */
import { setTimeout as elapsed } from 'node:timers/promises';
import { untilHydrated } from '../../e2e/support/open-page';
import type { Browser, Locator, Page } from '../../e2e/support/playwright';
import { newVisitor } from '../support/launch-chromium';
import type { Interaction, Step } from './interactions';
import { CPU_SLOWDOWN } from './measure-page';

/** A phone of Lighthouse's preset. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** How long a finger rests on the glass in a short tap. Playwright's own tap lifts it in the moment it lands, which no finger can. */
const TOUCH_MS = 80;

type Timing = { interactionId: number; duration: number; name: string };
type MeasuredWindow = Window & { answered?: Promise<unknown>; lists?: PerformanceObserverEntryList[] };

/**
 * Runs in the page: takes the lists of events, which are read at the end, because it is called between a finger's landing and its
 * lifting, on the thread that answers. 16 ms is the shortest that browsers report.
 */
function recordInteractions(): void {
  const lists: PerformanceObserverEntryList[] = ((window as MeasuredWindow).lists = []);
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => lists.push(list)).observe(options);
}

/** Runs in the page: records when the next click was answered, two frames after it. */
function recordAnswer(): void {
  const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const clicked = new Promise((resolve) => window.addEventListener('click', resolve, { capture: true, once: true }));
  (window as MeasuredWindow).answered = clicked.then(nextFrame).then(nextFrame);
}

/** Runs in the page: where to press an element, once it is in view, the page is idle and the element no longer moves. */
async function pointToPress(element: Element): Promise<{ x: number; y: number }> {
  const STILL_FRAMES = 20;
  const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));
  let box = element.getBoundingClientRect();
  for (let still = 0; still < STILL_FRAMES; still += 1) {
    await nextFrame();
    await idle();
    const before = box;
    box = element.getBoundingClientRect();
    const isInView = box.top > innerHeight / 4 && box.bottom < innerHeight;
    if (box.left !== before.left || box.top !== before.top) still = 0;
    else if (still === STILL_FRAMES / 2 && !isInView) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** A touch, and nothing beside it until it is answered: a locator searches and checks the page on the main thread. */
async function press(page: Page, locator: Locator): Promise<void> {
  const point = await locator.evaluate(pointToPress);
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(recordAnswer);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await elapsed(TOUCH_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.evaluate(() => (window as MeasuredWindow).answered);
  await devtools.detach();
}

async function take(page: Page, step: Step): Promise<void> {
  if ('press' in step) await press(page, page.locator(step.press));
  else {
    await press(page, page.locator(step.into));
    await page.locator(step.into).pressSequentially(step.type, { delay: 120 });
  }
  await page.locator(step.shown).first().waitFor({ state: 'visible' });
}

/** @returns the ms, and the event that took longest */
export async function measureInteraction(browser: Browser, site: string, { address, steps }: Interaction) {
  const context = await newVisitor(browser, PHONE);
  try {
    // The banner would cover what is tapped.
    await context.addCookies([{ name: 'its_cookies', value: 'rejected', url: site }]);
    const page = await context.newPage();
    page.setDefaultTimeout(300_000);
    await page.addInitScript(recordInteractions);
    await page.goto(new URL(address, site).href);
    await untilHydrated(page);
    // Visitors read before they act: what the page still loads after its start is no part of an interaction.
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    for (const step of steps) await take(page, step);
    // Two frames after the last interaction its own entry is available.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const events = await page.evaluate(() => {
      const entries = ((window as MeasuredWindow).lists ?? []).flatMap((list) => list.getEntries());
      return entries.map((entry): Timing => {
        const { interactionId, duration, name } = entry as unknown as Timing;
        return { interactionId, duration, name };
      });
    });
    // Of so few interactions the INP is the longest.
    const [slowest] = events
      .filter(({ interactionId }) => interactionId > 0)
      .toSorted((a, b) => b.duration - a.duration);
    return { inp: slowest?.duration ?? 0, slowest: slowest?.name };
  } finally {
    await context.close();
  }
}
