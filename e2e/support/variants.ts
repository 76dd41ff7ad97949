/** The variants for checks of a page, all after a single load. */
import type { Page } from '@playwright/test';
import { THEMES, type ColourTheme } from './visitor';

type Media = { forcedColors?: 'active'; reducedMotion?: 'reduce' };
export type Variant = { name: string; theme: ColourTheme; width: number; height: number; media: Media };

export const NARROW = { width: 320, height: 640 };
export const WIDE = { width: 1280, height: 800 };

/** For the tests: each theme and each width once, nothing in motion. */
export const quickVariants: readonly Variant[] = [
  { name: 'narrow', theme: 'light', ...NARROW, media: { reducedMotion: 'reduce' } },
  { name: 'wide', theme: 'dark', ...WIDE, media: { reducedMotion: 'reduce' } },
];

const kinds: readonly Omit<Variant, 'theme'>[] = [
  { name: '320 px', ...NARROW, media: {} },
  { name: '1280 px', ...WIDE, media: {} },
  // A window of 1280 × 800 that is enlarged twice has this many CSS pixels.
  { name: 'zoom 200 %', width: WIDE.width / 2, height: WIDE.height / 2, media: {} },
  { name: 'forced colours', ...WIDE, media: { forcedColors: 'active' } },
  { name: 'reduced motion', ...WIDE, media: { reducedMotion: 'reduce' } },
];

/** For `npm run lab -- a11y`. */
export const allVariants: readonly Variant[] = THEMES.flatMap((theme) => kinds.map((kind) => ({ ...kind, theme })));

/**
 * Waits for two frames of the browser, and for the end of short animations; timers of some seconds, like a toast’s, are not
 * awaited. Observers count frames: a test may have stopped the page's clock and animation frames.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    await drawn();
    await drawn();
    const isShort = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) < 3_000;
    const running = document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && isShort(animation));
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/**
 * Applies a variant to the page. Every part of it is laid out, as in idle time: the content of a skipped part reaches beyond
 * its place. Here and not by waiting, as a test may have stopped the page's clock.
 */
export async function applyVariant(page: Page, { theme, width, height, media }: Variant): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    colorScheme: theme,
    forcedColors: media.forcedColors ?? 'none',
    reducedMotion: media.reducedMotion ?? 'no-preference',
  });
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) part.style.contentVisibility = 'visible';
  }, theme);
  await settle(page);
}
