/** Visitors who save data or have a slow line get no script before their first touch, on pages that need none. */
import type { Page } from '@playwright/test';
import { untilHydrated } from './support/open-page';
import { expect, test } from './support/test';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Requests for scripts, data of pages and films, which the page makes from now on. */
async function visitWith(page: Page, connection: Connection): Promise<string[]> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { configurable: true, value }),
    connection,
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$|^\/_data\/|\.mp4$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Longer than the scripts of a page wait for its paint. */
const untilQuiet = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main')).toBeVisible();
};

const theme = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: 'Changer de thème, clair ou sombre' });
const PAGES = [
  '/',
  '/le-groupe',
  '/prestations',
  '/vous-accompagner',
  '/rse',
  '/plan',
  '/mentionslegales',
  '/politique',
];

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test.describe(`with ${JSON.stringify(connection)}`, () => {
    test('pages of content ask for no script, data or film', async ({ page }) => {
      const asked = await visitWith(page, connection);
      for (const path of PAGES) {
        await page.goto(path);
        await untilQuiet(page);
        expect(asked, path).toEqual([]);
      }
    });

    test('the first press hydrates the page, and does what it was for', async ({ page }) => {
      const asked = await visitWith(page, connection);
      await page.goto('/rse');
      await untilQuiet(page);
      await toggle(page).click();
      await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
      await untilHydrated(page);
      expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);
      await toggle(page).click();
      await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    });
  });
}

test.describe('with saveData', () => {
  test('a press of a key counts as a touch, and a hover asks for nothing', async ({ page }) => {
    const asked = await visitWith(page, { saveData: true });
    await page.goto('/rse');
    await untilQuiet(page);
    await page.keyboard.press('Tab');
    await untilHydrated(page);
    const before = asked.length;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Actualités', exact: true }).hover();
    await untilQuiet(page);
    expect(asked.slice(before)).toEqual([]);
  });

  test('links lead to their pages without a script', async ({ page }) => {
    await visitWith(page, { saveData: true });
    await page.goto('/rse');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
  });

  test('pages with a form, and documents, have their scripts at once', async ({ page }) => {
    await visitWith(page, { saveData: true });
    for (const path of ['/contact', '/signalements', '/recrutements/candidature', '/actualite']) {
      await page.goto(path);
      await untilHydrated(page);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on the menu opens it, and the page hydrates', async ({ page }) => {
    const asked = await visitWith(page, { saveData: true });
    await page.goto('/prestations');
    await untilQuiet(page);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu.getByRole('link', { name: 'RSE' })).toBeVisible();
    await untilHydrated(page);
    await expect(menu.getByRole('link', { name: 'RSE' })).toBeVisible();
  });
});
