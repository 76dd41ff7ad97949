/** Contact sheets: pages of HTML that show the pictures side by side, drawn by the browser that took them. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHEET } from './shots.mjs';
import { fileOf } from './take-shots.mjs';

/** Most that the committed sheet may weigh, in bytes. */
const SITE_SHEET_BYTES = 400_000;
const COLUMNS = 8;

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

const html = (style, items) => `<!doctype html><html lang="fr"><meta charset="utf-8"><title>VIPP</title><style>${style}</style><ul>${items.join('')}</ul></html>`;

/** Writes a page beside the pictures, and opens it with all of them decoded. */
async function open(browser, { file, content, width }) {
  writeFileSync(file, content);
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => Promise.all([...globalThis.document.images].map((image) => image.decode())));
  return page;
}

/**
 * One sheet for each width and theme, as HTML and as a picture.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ folder: string, shots: readonly { name: string }[], widths: number[], themes: string[] }} options
 */
export async function drawSheets(browser, { folder, shots, widths, themes }) {
  for (const theme of themes) {
    for (const width of widths) {
      const group = `${theme}-${width}`;
      const taken = shots.filter(({ name }) => existsSync(fileOf({ folder, name, theme, width })));
      const items = taken.map(({ name }) => `<li><figure><a class="strip" href="${group}/${name}.jpg"><img src="${group}/${name}.jpg" alt=""></a><figcaption>${name}</figcaption></figure></li>`);
      const page = await open(browser, { file: path.join(folder, `${group}.html`), content: html(STYLE, items), width: 1800 });
      await page.screenshot({ path: path.join(folder, `${group}.jpg`), type: 'jpeg', quality: 75, fullPage: true });
      await page.close();
    }
  }
}

/** The sheet of README: a window in the light theme, a phone in the dark one. */
export async function drawSiteSheet(browser, { folder, file }) {
  const items = SHEET.map((name) => `<li><div class="strip"><img src="light-1280/${name}.jpg" alt=""></div><div class="phone"><img src="dark-360/${name}.jpg" alt=""></div></li>`);
  const page = await open(browser, { file: path.join(folder, 'site.html'), content: html(SITE_STYLE, items), width: 1760 });
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const clip = { ...cssContentSize, scale: 1 };
  for (const quality of [80, 70, 60, 50, 40]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip, captureBeyondViewport: true });
    const bytes = Buffer.from(data, 'base64');
    writeFileSync(file, bytes);
    if (bytes.length <= SITE_SHEET_BYTES) break;
  }
  await page.close();
}
