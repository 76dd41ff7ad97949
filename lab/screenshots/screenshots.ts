/**
 * `npm run lab -- screenshots`: the built site, every page and state, at four widths in both themes, into `screenshots/`. Takes
 * those of the site at BASE_URL where it is set. A whole run also draws docs/images/contact-sheet.webp.
 */
import path from 'node:path';
import { THEMES, type ColourTheme } from '../../e2e/support/visitor';
import { defineCheck } from '../support/check';
import { runPlaywright } from '../support/run-playwright';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { HTML_ARTICLE, MISSING_PATH, STUDY } from '../../e2e/support/site-pages';
import type { Browser } from '../../e2e/support/playwright';

// The contact sheet of README: a page of HTML that shows the pictures side by side, drawn by the browser.

const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'home';

/** Name of the pictures of a state: `content-pages.rse`. */
export const pictureName = (journey: string, state: string): string => `${toSlug(journey)}.${toSlug(state)}`;

/** States that the committed sheet shows, most important first. */
const SITE_SHEET = [
  ...['/', '/le-groupe', '/prestations', '/vous-accompagner', '/rse'].map((page) => ['pages of mf-content', page]),
  ...['/actualite', HTML_ARTICLE, STUDY].map((page) => ['pages of mf-news-studies', page]),
  ['pages of mf-forms', '/contact'],
  ['pages of mf-recruitment', '/recrutements'],
  ['application', 'step 2'],
  ['pages of the shell', MISSING_PATH],
].map(([journey = '', state = '']) => pictureName(journey, state));

const STYLE = `
  body { margin: 0; padding: 24px; background: #ece3d4; }
  ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 44px 36px; margin: 0; padding: 0; list-style: none; }
  li { position: relative; block-size: 300px; }
  .window { position: absolute; inset: 0 24px 0 0; overflow: hidden; background: #fff; box-shadow: 0 1px 6px #0004; }
  img { display: block; inline-size: 100%; }
  .phone { position: absolute; inset: auto 0 -14px auto; inline-size: 92px; block-size: 190px; overflow: hidden; border: 3px solid #1e1b3a; border-radius: 9px; }`;

/** A window in the light theme, a phone in the dark one. */
async function drawContactSheet(browser: Browser, folder: string, file: string): Promise<void> {
  const image = (group: string, name: string): string => `<img src="${group}/${name}.jpg" alt="">`;
  const items = SITE_SHEET.map(
    (name) =>
      `<li><div class="window">${image('light-1280', name)}</div><div class="phone">${image('dark-360', name)}</div>`,
  );
  const sheet = path.join(folder, 'site.html');
  writeFileSync(
    sheet,
    `<!doctype html><html lang="fr"><meta charset="utf-8"><title>VIPP</title><style>${STYLE}</style><ul>${items.join('')}</ul></html>`,
  );
  const page = await browser.newPage({ viewport: { width: 1800, height: 800 } });
  await page.goto(pathToFileURL(sheet).href);
  await page.evaluate(() => Promise.all([...document.images].map((one) => one.decode())));
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const clip = { ...cssContentSize, scale: 1 };
  const options = { format: 'webp', quality: 60, clip, captureBeyondViewport: true } as const;
  writeFileSync(file, Buffer.from((await devtools.send('Page.captureScreenshot', options)).data, 'base64'));
  await page.close();
}

export type ScreenshotOptions = { only: string; widths: string[]; themes: ColourTheme[]; folder: string };

const root = path.resolve(import.meta.dirname, '../..');
const WIDTHS = ['360', '768', '1280', '1920'];

export const check = defineCheck({
  options: {
    only: { text: '', help: 'rse, or "contact: sent": states whose journey or name matches' },
    widths: { of: WIDTHS, help: 'in CSS pixels' },
    themes: { of: THEMES, help: 'colour schemes of the system' },
    out: { text: path.join(root, 'screenshots'), help: 'folder of the pictures' },
  },
  needs: ['chromium'],
  async run(lab, { only, widths, themes, out }) {
    const options: ScreenshotOptions = { only, widths, themes, folder: path.resolve(out) };
    await runPlaywright('screenshots.check.ts', { SCREENSHOTS: JSON.stringify(options) });
    if (only === '' && widths.length === WIDTHS.length && themes.length === THEMES.length)
      await drawContactSheet(await lab.browser(), options.folder, path.join(root, 'docs/images/contact-sheet.webp'));
    console.log(`The pictures are in ${options.folder}`);
  },
});
