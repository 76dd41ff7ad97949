/** Contact sheets: pages of HTML that show the pictures side by side, drawn by the browser. */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HTML_ARTICLE, MISSING_PATH, STUDY } from '../../e2e/support/site-pages';
import type { Browser, Page } from '../../e2e/support/playwright';

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
  body { margin: 0; padding: 24px; font: 600 15px/1.3 system-ui, sans-serif; background: #ece3d4; color: #1e1b3a; }
  ul { display: grid; grid-template-columns: repeat(8, 1fr); gap: 24px 18px; margin: 0; padding: 0; list-style: none; }
  .strip { display: block; block-size: 520px; overflow: hidden; background: #fff; box-shadow: 0 1px 6px #0004; }
  img { display: block; inline-size: 100%; }
  .site { grid-template-columns: repeat(4, 1fr); gap: 44px 36px; }
  .site li { position: relative; block-size: 300px; }
  .site .strip { position: absolute; inset: 0 24px 0 0; block-size: auto; }
  .phone { position: absolute; inset: auto 0 -14px auto; inline-size: 92px; block-size: 190px; overflow: hidden; border: 3px solid #1e1b3a; border-radius: 9px; }`;

/** Writes a page beside the pictures, and opens it with all of them decoded. */
async function openSheet(browser: Browser, file: string, list: string): Promise<Page> {
  writeFileSync(
    file,
    `<!doctype html><html lang="fr"><meta charset="utf-8"><title>VIPP</title><style>${STYLE}</style>${list}</html>`,
  );
  const page = await browser.newPage({ viewport: { width: 1800, height: 800 } });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return page;
}

const image = (group: string, name: string): string => `<img src="${group}/${name}.jpg" alt="">`;

/**
 * One sheet for each width and theme, as HTML and as a picture.
 *
 * @returns how many pictures they show
 */
export async function drawSheets(browser: Browser, folder: string): Promise<number> {
  const groups = readdirSync(folder).filter((name) => statSync(path.join(folder, name)).isDirectory());
  let count = 0;
  for (const group of groups) {
    const names = readdirSync(path.join(folder, group)).map((file) => path.basename(file, '.jpg'));
    count += names.length;
    const items = names
      .toSorted()
      .map((name) => `<li><a class="strip" href="${group}/${name}.jpg">${image(group, name)}</a>${name}`);
    const page = await openSheet(browser, path.join(folder, `${group}.html`), `<ul>${items.join('')}</ul>`);
    await page.screenshot({ path: path.join(folder, `${group}.jpg`), type: 'jpeg', quality: 75, fullPage: true });
    await page.close();
  }
  return count;
}

/** The sheet of README: a window in the light theme, a phone in the dark one. */
export async function drawSiteSheet(browser: Browser, folder: string, file: string): Promise<void> {
  const items = SITE_SHEET.map(
    (name) =>
      `<li><div class="strip">${image('light-1280', name)}</div><div class="phone">${image('dark-360', name)}</div>`,
  );
  const page = await openSheet(browser, path.join(folder, 'site.html'), `<ul class="site">${items.join('')}</ul>`);
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const clip = { ...cssContentSize, scale: 1 };
  const options = { format: 'webp', quality: 60, clip, captureBeyondViewport: true } as const;
  writeFileSync(file, Buffer.from((await devtools.send('Page.captureScreenshot', options)).data, 'base64'));
  await page.close();
}
