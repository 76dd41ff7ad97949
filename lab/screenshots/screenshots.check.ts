/** Takes the pictures of every state of the site. Runs as `npm run lab -- screenshots`; SCREENSHOTS has its options. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { settle } from '../../e2e/support/variants';
import { test } from '../../e2e/support/test';
import { testStates } from '../support/state-tests';
import type { ScreenshotOptions } from './screenshots';
import { pictureName } from './screenshots';

const { only, widths, themes, folder } = JSON.parse(process.env['SCREENSHOTS'] ?? '{}') as ScreenshotOptions;
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

/** Runs in the page: pictures below the fold are requested, as by a visitor who scrolls. */
async function loadImages(): Promise<void> {
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => undefined))]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ context }) =>
  // Documents are drawn as on phones, which have no viewer of their own: the browser's shows nothing in a picture.
  context.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false })),
);

/** No theme was chosen, so the page follows the system's, at once and without another load. */
testStates(only, async (page, journey, state) => {
  // Widest first: what a page draws once is then drawn large enough.
  for (const width of widths.map(Number).toSorted((a, b) => b - a)) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await state.again?.(page);
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      // What lies over the page is shown as the window shows it, everything else as a whole page from its top.
      const fullPage = !state.isOverPage && (await page.locator('dialog[open]').count()) === 0;
      if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.evaluate(loadImages);
      await settle(page);
      const file = path.join(folder, `${theme}-${width}`, `${pictureName(journey.name, state.name)}.jpg`);
      mkdirSync(path.dirname(file), { recursive: true });
      await page.screenshot({ path: file, type: 'jpeg', quality: 82, fullPage, animations: 'allow' });
    }
  }
});
