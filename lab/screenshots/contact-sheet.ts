/** Contact sheets: pages of HTML that show the pictures side by side, drawn by the browser. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { HTML_ARTICLE, MISSING_PATH, STUDY } from '../../e2e/support/site-pages';
import { groupOf, pictureName, type ScreenshotOptions } from './screenshot-options';

/** Most that the committed sheet may weigh. */
const SITE_SHEET_BYTES = 400_000;
const COLUMNS = 8;

/** States that the committed sheet shows, most important first. */
const SITE_SHEET = [
  ...['/', '/le-groupe', '/prestations', '/vous-accompagner', '/rse'].map((path) =>
    pictureName('pages of mf-content', path),
  ),
  ...['/actualite', HTML_ARTICLE, STUDY].map((path) => pictureName('pages of mf-news-studies', path)),
  pictureName('pages of mf-forms', '/contact'),
  pictureName('pages of mf-recruitment', '/recrutements'),
  pictureName('application', 'step 2'),
  pictureName('pages of the shell', MISSING_PATH),
];

const STYLE = `
  body { margin: 0; padding: 24px; font: 600 15px/1.3 system-ui, sans-serif; background: #ece3d4; color: #1e1b3a; }
  ul { display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); gap: 24px 18px; margin: 0; padding: 0; list-style: none; align-items: start; }
  figure { margin: 0; display: grid; gap: 6px; }
  .strip { display: block; block-size: 520px; overflow: hidden; background: #fff; box-shadow: 0 1px 6px #0004; }
  .strip img { display: block; inline-size: 100%; }`;

const SITE_STYLE = `
  body { margin: 0; padding: 48px; background: #ece3d4; }
  ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 44px 36px; margin: 0; padding: 0; list-style: none; }
  li { position: relative; block-size: 300px; }
  .strip { position: absolute; inset: 0 24px 0 0; overflow: hidden; border-radius: 4px; box-shadow: 0 2px 12px #1e1b3a33; }
  .phone { position: absolute; inset: auto 0 -14px auto; inline-size: 92px; block-size: 190px; overflow: hidden; border: 3px solid #1e1b3a; border-radius: 9px; box-shadow: 0 3px 14px #1e1b3a55; }
  img { display: block; inline-size: 100%; }`;

const html = (style: string, items: readonly string[]): string =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><title>VIPP</title><style>${style}</style><ul>${items.join('')}</ul></html>`;

/** Writes a page beside the pictures, and opens it with all of them decoded. */
async function openSheet(browser: Browser, file: string, content: string, width: number): Promise<Page> {
  writeFileSync(file, content);
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return page;
}

const sheetItem = (group: string, name: string): string =>
  `<li><figure><a class="strip" href="${group}/${name}.jpg"><img src="${group}/${name}.jpg" alt=""></a><figcaption>${name}</figcaption></figure></li>`;

/**
 * One sheet for each width and theme, as HTML and as a picture.
 *
 * @returns how many pictures they show
 */
export async function drawSheets(browser: Browser, { folder, widths, themes }: ScreenshotOptions): Promise<number> {
  const groups = themes.flatMap((theme) => widths.map((width) => groupOf(theme, width)));
  let count = 0;
  for (const group of groups.filter((name) => existsSync(path.join(folder, name)))) {
    const names = readdirSync(path.join(folder, group)).map((file) => path.basename(file, '.jpg'));
    count += names.length;
    const items = names.sort().map((name) => sheetItem(group, name));
    const page = await openSheet(browser, path.join(folder, `${group}.html`), html(STYLE, items), 1800);
    await page.screenshot({ path: path.join(folder, `${group}.jpg`), type: 'jpeg', quality: 75, fullPage: true });
    await page.close();
  }
  return count;
}

/** The sheet of README: a window in the light theme, a phone in the dark one. */
export async function drawSiteSheet(browser: Browser, folder: string, file: string): Promise<void> {
  const items = SITE_SHEET.map(
    (name) =>
      `<li><div class="strip"><img src="light-1280/${name}.jpg" alt=""></div><div class="phone"><img src="dark-360/${name}.jpg" alt=""></div></li>`,
  );
  const page = await openSheet(browser, path.join(folder, 'site.html'), html(SITE_STYLE, items), 1760);
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  for (const quality of [80, 70, 60, 50, 40]) {
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { ...cssContentSize, scale: 1 },
      captureBeyondViewport: true,
    });
    const bytes = Buffer.from(data, 'base64');
    writeFileSync(file, bytes);
    if (bytes.length <= SITE_SHEET_BYTES) break;
  }
  await page.close();
}
