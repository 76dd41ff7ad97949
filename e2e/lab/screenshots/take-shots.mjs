/** Takes the pictures: a state is reached once, then shown in both themes and at every width. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { settle, untilAlive } from './settle.mjs';

const HEIGHTS = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };
const sizeOf = (width) => ({ width, height: HEIGHTS[width] ?? 900 });

/** Two at a time: what one waits for, the other computes. */
const AT_ONCE = 2;
/** For a page or state, with all its pictures. */
const LIMIT_MS = 90_000;

/** @param {{ folder: string, name: string, theme: string, width: number }} picture */
export const fileOf = ({ folder, name, theme, width }) => path.join(folder, `${theme}-${width}`, `${name}.jpg`);

/** No theme was chosen, so the page follows the system's, at once and without another load. */
async function takeAll(page, shot, { folder, widths, themes }) {
  for (const width of widths) {
    await page.setViewportSize(sizeOf(width));
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page, { fromTop: !shot.window });
      const file = fileOf({ folder, name: shot.name, theme, width });
      await page.screenshot({ path: file, type: 'jpeg', quality: 82, fullPage: !shot.window, animations: 'allow' });
    }
  }
}

/** @param {import('@playwright/test').BrowserContext} context closed when its time is over, so that nothing waits for ever */
async function withinLimit(context, work) {
  const limit = setTimeout(() => void context.close(), LIMIT_MS);
  try {
    await work();
  } finally {
    clearTimeout(limit);
    await context.close();
  }
}

async function visit(browser, shot, options) {
  const widths = options.widths.filter((width) => !shot.widths || shot.widths.includes(width));
  if (widths.length === 0) return;
  const origin = options.sites[shot.site ?? 'whole'];
  const context = await browser.newContext({ viewport: sizeOf(widths[0]), locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce', colorScheme: options.themes[0] });
  await withinLimit(context, async () => {
    if (!shot.undecided) await context.addCookies([{ name: 'its_cookies', value: 'accepted', url: origin }]);
    const page = await context.newPage();
    // The browser's own viewer shows nothing in a picture: documents are drawn as on phones, which have none.
    await page.addInitScript(() => Object.defineProperty(globalThis.navigator, 'pdfViewerEnabled', { value: false }));
    if (shot.reach) await page.clock.install();
    await page.goto(new URL(shot.path, origin).href);
    await untilAlive(page);
    await shot.reach?.(page);
    await untilAlive(page);
    await takeAll(page, shot, { ...options, widths });
  });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly import('./shots.mjs').Shot[]} shots
 * @param {{ sites: { whole: string, partial: string }, folder: string, widths: number[], themes: string[] }} options
 * @returns {Promise<string[]>} which could not be taken, and why
 */
export async function takeShots(browser, shots, options) {
  for (const theme of options.themes) for (const width of options.widths) mkdirSync(path.join(options.folder, `${theme}-${width}`), { recursive: true });
  // Widest first: what a page draws once is then drawn large enough.
  const widths = [...options.widths].sort((a, b) => b - a);
  const failures = [];
  const waiting = [...shots];
  const work = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const { name } = shot;
      await visit(browser, shot, { ...options, widths }).catch((error) => failures.push(`${name}: ${error.message.split('\n').slice(0, 3).join(' ')}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failures;
}
