/** When a page is at rest: known from the page's own events, never by a delay. */

/** Waits until the scripts have taken the page over. @param {import('@playwright/test').Page} page */
export const untilAlive = (page) => page.waitForFunction(() => globalThis.history.scrollRestoration === 'manual');

/** Runs in the page. Pictures below the fold are asked for, as by a visitor who scrolls. */
async function atRest(fromTop) {
  const { document, IntersectionObserver } = globalThis;
  // The next frame, known from what a page's stopped clock does not hold back.
  const frame = () => new Promise((resolve) => {
    new IntersectionObserver((_entries, observer) => resolve(observer.disconnect())).observe(document.documentElement);
  });
  // A whole page is shown from its start: what is fixed to the window then lies where it does there.
  if (fromTop) globalThis.scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => undefined))]);
  // What repeats for ever is at rest as it is.
  const endless = (animation) => animation.effect?.getComputedTiming().endTime === Infinity;
  await Promise.all(document.getAnimations().filter((animation) => !endless(animation)).map(({ finished }) => finished.catch(() => undefined)));
  await frame();
}

/**
 * Fonts, pictures, documents and movements.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ fromTop?: boolean }} [options]
 */
export async function settle(page, { fromTop = false } = {}) {
  await page.waitForFunction(() => !globalThis.document.querySelector('[aria-busy="true"]'));
  await page.evaluate(atRest, fromTop);
}
