/** Visitors who save data get no script before their first touch, on pages without need of one. */
import type { Page } from '@playwright/test';
import { untilHydrated } from './support/open-page';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Longer than the scripts of a page wait for its paint. */
async function openQuietly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('main')).toBeVisible();
}

test('a visitor who saves data gets no script, data or film before a touch; the touch hydrates the page and has its effect', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$|^\/_data\/|\.mp4$/.test(pathname)) asked.push(pathname);
  });
  for (const path of ['/', '/le-groupe', '/mentionslegales']) {
    await openQuietly(page, path);
    expect(asked, path).toEqual([]);
  }
  await openQuietly(page, '/prestations');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const link = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'RSE' });
  await expect(link).toBeVisible();
  await untilHydrated(page);
  await expect(link).toBeVisible();
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);

  await openQuietly(page, '/rse');
  await page.getByRole('button', { name: 'Changer de thème, clair ou sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await untilHydrated(page);
  // A hover loads nothing ahead.
  const before = asked.length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Actualités', exact: true }).hover();
  await page.waitForLoadState('networkidle');
  expect(asked.slice(before)).toEqual([]);
});
