/** The attacked pages in a real browser, where an attack would run by itself: alive, scrolled, and gone to by a link. */
import { chromium } from '@playwright/test';

/** One page for each kind of page, and details of each attack. */
const pagesOf = (attacks) => [
  '/',
  '/le-groupe',
  '/prestations',
  '/vous-accompagner',
  '/rse',
  '/politique',
  '/recrutements',
  '/actualite',
  '/actualite?page=2',
  '/etude-de-cas',
  '/etude-de-cas/all',
  ...attacks.flatMap((_, index) =>
    index % 4 === 0 ? [`/actualite/a-${index + 1}`] : index % 4 === 2 ? [`/etude_de_cas/a-${index + 1}`] : [],
  ),
];

async function harmAt(context, origin, path) {
  const page = await context.newPage();
  const faults = [];
  page.on('dialog', (dialog) => {
    faults.push(`${path}: a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  try {
    await page.goto(origin + path, { waitUntil: 'load', timeout: 20_000 });
    // Alive: what the page was made of on the server is now made again by scripts.
    await page.waitForFunction(() => globalThis.history.scrollRestoration === 'manual', undefined, { timeout: 10_000 });
    if (new URL(page.url()).origin !== origin) faults.push(`${path}: led to ${page.url()}`);
    const ran = await page.evaluate(() => 'hacked' in globalThis);
    if (ran) faults.push(`${path}: an attack ran`);
  } catch (error) {
    faults.push(`${path}: ${error.message.split('\n')[0]}`);
  } finally {
    await page.close();
  }
  return faults;
}

/** @param {string} origin @param {string[]} attacks */
export async function attackBrowser(origin, attacks) {
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args });
  try {
    const context = await browser.newContext({ locale: 'fr-FR' });
    // Nothing but the site itself is asked.
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const paths = pagesOf(attacks);
    const faults = [];
    for (const path of paths) faults.push(...(await harmAt(context, origin, path)));
    return { tried: paths.length, faults };
  } finally {
    await browser.close();
  }
}
