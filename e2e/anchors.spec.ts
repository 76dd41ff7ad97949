/** First loads of addresses with an anchor, at the widths of a phone and a desk. */
import type { Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

/** Pages whose parts differ most in height from their estimate. */
const UNEVEN = ['/', '/le-groupe', '/politique', '/recrutements'];
const TOLERANCE = 2;

/** Ids of the main part in the HTML of a page, the last one first. */
async function anchorsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<(?!path|g|pattern)\w+[^>]* id="([^"]+)"/g)].map(([, id = '']) => id).reverse();
}

/** Opens a page at the last of these anchors that is seen on it, in one place. @returns undefined where none is */
async function openAtAnchor(page: Page, path: string, ids: readonly string[]): Promise<string | undefined> {
  const [last] = ids;
  if (last === undefined) return undefined;
  // Another document in between: an address that differs in its anchor alone is the same one.
  await page.goto('about:blank');
  await openPage(page, `${path}#${encodeURIComponent(last)}`);
  const seen = await page.evaluate((all) => {
    // The place of a sticky title depends on the position that the page was scrolled to before.
    const isSticky = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement));
    return all.findIndex((id) => {
      const anchor = document.getElementById(id);
      return anchor?.checkVisibility() && !isSticky(anchor);
    });
  }, ids);
  return seen === 0 ? last : openAtAnchor(page, path, seen < 0 ? [] : ids.slice(seen));
}

/** Distance in px between an anchor and its place after scrolling, in a still page. */
const distanceOf = (page: Page, id: string): Promise<number> =>
  page.locator(`[id="${id}"]`).evaluate(async (anchor) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let [still, last] = [0, -1]; still < 10; still = window.scrollY === last ? still + 1 : 0) {
      last = window.scrollY;
      await frame();
    }
    const { top } = anchor.getBoundingClientRect();
    anchor.scrollIntoView({ behavior: 'instant' });
    return Math.round(Math.abs(top - anchor.getBoundingClientRect().top));
  });

test('a first load of the last anchor of a page lays out all above it, and shows it in place', async ({ page }) => {
  const wrong: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of UNEVEN) {
      const id = (await openAtAnchor(page, path, await anchorsOf(page, path))) ?? 'no anchor';
      const distance = await distanceOf(page, id);
      if (distance > TOLERANCE) wrong.push(`${path}#${id} at ${width} px: ${distance} px`);
    }
  }
  expect(wrong).toEqual([]);
});
