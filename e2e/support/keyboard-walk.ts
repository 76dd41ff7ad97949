/** Goes through a page with Tab alone, from its top to its end. */
import type { Locator, Page } from '@playwright/test';
import { probeFocus, type FocusStop } from './focus-probe';
import { settle } from './variants';

/** More tab stops than any page has: a longer walk is a loop. */
const MOST_STOPS = 400;
const MOST_PRESSES = 80;
/** The browser's own buttons within a film or a document: the page sees one element for all of them. */
const MOST_WITHIN = 40;
/** The browser may need this to move the focus out of a frame: its document is in another process. */
const HAND_OVER_MS = 15_000;

/** The elements of the tab order, radio buttons of one name once; frames are included once they have loaded. */
const stopsThere = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex], video[controls]',
      ),
    ];
    const reachable = all.filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled, [type="hidden"]') &&
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest('[inert]'),
    );
    const names = reachable.map((one, index) =>
      one instanceof HTMLInputElement && one.type === 'radio' ? `radio ${one.name}` : String(index),
    );
    return new Set(names).size;
  });

/** The focused element; after a frame there may be none for a moment. */
async function nextStop(page: Page): Promise<FocusStop> {
  const stop = await page.evaluate(probeFocus);
  if (stop.element !== undefined || (await page.locator('iframe').count()) === 0) return stop;
  await page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: HAND_OVER_MS })
    .catch(() => undefined);
  return page.evaluate(probeFocus);
}

/** One line for each invisible stop, for a walk without an end, and for a missed element. */
export async function walkByTab(page: Page): Promise<string[]> {
  // Tab starts at the last focus, even after `blur`: here at the page itself, so it leads to the first stop.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const found: string[] = [];
  const keys: number[] = [];
  let within = 0;
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    await settle(page);
    const { element, key, hasOwnStops, problems } = await nextStop(page);
    if (element === undefined || key === keys[0]) {
      const there = await stopsThere(page);
      return keys.length < there ? [...found, `keyboard: ${keys.length} stops of ${there}`] : found;
    }
    if (key === keys.at(-1)) {
      within += 1;
      if (hasOwnStops && within < MOST_WITHIN) continue;
      return [...found, `keyboard: Tab does not lead on from ${element}`];
    }
    within = 0;
    keys.push(key);
    found.push(...problems.map((problem) => `keyboard: ${element} ${problem}`));
  }
  return [...found, `keyboard: no end after ${MOST_STOPS} stops`];
}

/** Presses Tab until the focus is there, as a visitor without a mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < MOST_PRESSES; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}
