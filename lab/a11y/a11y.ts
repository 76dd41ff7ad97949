/**
 * `npm run lab -- a11y`: axe, overflow, text spacing and the keyboard on every page, and axe and overflow in the states that the
 * browser tests reach, in every variant. Starts the built site, or checks the one at BASE_URL, whose data is in DATA_DIR. With
 * `--pictures`, a whole run also draws the picture of README.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from 'tooling/user-error';
import type { Browser } from '../../e2e/support/playwright';
import { HTML_ARTICLE, MISSING_PATH, STUDY } from '../../e2e/support/site-pages';
import { defineCheck } from '../support/check';
import { pictureFile } from './all-variants';

/** Pages of the picture of README. */
const SHEET = [
  '/',
  '/le-groupe',
  '/prestations',
  '/vous-accompagner',
  '/rse',
  '/actualite',
  HTML_ARTICLE,
  STUDY,
  '/contact',
  '/recrutements',
  '/recrutements/candidature',
  MISSING_PATH,
];

const STYLE = `
  body { margin: 0; padding: 24px; background: #ece3d4; }
  ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 44px 36px; margin: 0; padding: 0; list-style: none; }
  li { position: relative; block-size: 300px; }
  .window { position: absolute; inset: 0 24px 0 0; overflow: hidden; background: #fff; box-shadow: 0 1px 6px #0004; }
  img { display: block; inline-size: 100%; }
  .phone { position: absolute; inset: auto 0 -14px auto; inline-size: 92px; block-size: 190px; overflow: hidden; border: 3px solid #1e1b3a; border-radius: 9px; }`;

/** Each page in a window in the light theme, and on a phone in the dark one. */
async function drawContactSheet(browser: Browser, pictures: string): Promise<void> {
  const items = SHEET.map((address) => {
    const image = (name: string, theme: 'light' | 'dark') =>
      `<img src="${encodeURI(pictureFile({ name, theme }, address))}" alt="">`;
    return `<li><div class="window">${image('1280 px', 'light')}</div><div class="phone">${image('320 px', 'dark')}</div>`;
  });
  const sheet = path.join(pictures, 'contact-sheet.html');
  writeFileSync(sheet, `<!doctype html><title>VIPP</title><style>${STYLE}</style><ul>${items.join('')}</ul>`);
  const page = await browser.newPage({ viewport: { width: 1800, height: 1036 } });
  await page.goto(pathToFileURL(sheet).href);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const devtools = await page.context().newCDPSession(page);
  const picture = { format: 'webp', quality: 60, captureBeyondViewport: true } as const;
  const { data } = await devtools.send('Page.captureScreenshot', picture);
  writeFileSync(path.resolve(e2e, '../docs/images/contact-sheet.webp'), Buffer.from(data, 'base64'));
}

const e2e = path.resolve(import.meta.dirname, '../../e2e');
/** The one copy of Playwright is that of the browser tests. */
const program = createRequire(path.join(e2e, 'package.json')).resolve('@playwright/test/cli');

export const check = defineCheck({
  options: {
    only: { text: '', help: '/contact: pages whose address has this text, and no forms' },
    pictures: { text: '', help: 'FOLDER: pictures of every page in every variant' },
  },
  needs: ['chromium'],
  run: async (lab, { only, pictures }) => {
    const args = [
      'test',
      '--config',
      '../lab/lab.config.ts',
      '--reporter',
      'list',
      ...(only ? ['--project', 'pages'] : []),
    ];
    const chosen = { ALL_VARIANTS: '1', ONLY: only, PICTURES: pictures && path.resolve(pictures) };
    const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', ...chosen };
    const [code] = await once(
      spawn(process.execPath, [program, ...args], { cwd: e2e, env, stdio: 'inherit' }),
      'close',
    );
    // Its reporter has printed what failed.
    if (code !== 0) throw new UserError();
    if (pictures && only === '') await drawContactSheet(await lab.browser(), path.resolve(pictures));
  },
});
