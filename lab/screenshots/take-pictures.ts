/** Takes the pictures of one state: every width, in each theme. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Journey, State } from '../../e2e/states/journey';
import { settle } from '../../e2e/support/variants';
import { pictureFile, pictureName, type ScreenshotOptions } from './screenshot-options';

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };
const QUALITY = 82;

/** Runs in the page: pictures below the fold are requested, as by a visitor who scrolls. */
async function loadImages(): Promise<void> {
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => undefined))]);
}

/** What lies over the page is shown as the window shows it, everything else as a whole page from its top. */
const isOverPage = async (page: Page, state: State): Promise<boolean> =>
  Boolean(state.isOverPage) || (await page.locator('dialog[open]').count()) > 0;

async function prepare(page: Page, state: State): Promise<{ fullPage: boolean }> {
  await state.again?.(page);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  const fullPage = !(await isOverPage(page, state));
  if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(loadImages);
  await settle(page);
  return { fullPage };
}

/** No theme was chosen, so the page follows the system's, at once and without another load. */
export async function takePictures(
  page: Page,
  journey: Journey,
  state: State,
  { folder, widths, themes }: ScreenshotOptions,
): Promise<void> {
  // Widest first: what a page draws once is then drawn large enough.
  for (const width of widths.toSorted((a, b) => b - a)) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const { fullPage } = await prepare(page, state);
      const file = pictureFile(folder, theme, width, pictureName(journey.name, state.name));
      mkdirSync(path.dirname(file), { recursive: true });
      await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY, fullPage, animations: 'allow' });
    }
  }
}
