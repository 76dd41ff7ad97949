import type { Page } from '@playwright/test';
import { delayRequests } from './support/forms';
import { isSameDocument, markDocument, openPage } from './support/open-page';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const RSE_DATA = /\/_data\/content\/6$/;
const RSE_SCRIPT = /\/rse-page[^/]*\.js$/;

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name });
const skeleton = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement de la page…' });

test('the scripts of a page are compiled while they come', async ({ request }) => {
  const html = await (await request.get('/contact')).text();
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address = '']) => address);
  expect(scripts.length).toBeGreaterThan(4);
  for (const address of scripts)
    expect(await (await request.get(address)).text(), address).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('while the data of a page is slow its outline shows, then the page', async ({ page }) => {
  const release = await delayRequests(page, RSE_DATA);
  await openPage(page, '/');
  await markDocument(page);
  await menuLink(page, 'RSE').click();
  await expect(skeleton(page)).toBeAttached();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  // Its style sheet is not in the HTML of a page.
  await expect(page.getByRole('main').locator('[aria-hidden="true"]').first()).toHaveCSS('display', 'grid');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSE');
  await expect(skeleton(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(await isSameDocument(page)).toBe(true);
});

test('back returns to where the visitor was, though the skeleton shown in between was shorter', async ({
  page,
  context,
}) => {
  await acceptCookies(context);
  const release = await delayRequests(page, RSE_DATA);
  await openPage(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Notre démarche RSE' });
  // Read in the click itself: parts of the page above get their real heights whenever the browser is idle.
  const clicked = await page.evaluateHandle(() => {
    const place = { top: 0 };
    document.addEventListener('click', () => void (place.top = window.scrollY), { capture: true, once: true });
    return place;
  });
  await link.click();
  await expect(skeleton(page)).toBeAttached();
  const left = await clicked.evaluate(({ top }) => top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(left);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSE');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

for (const [act, reach] of [
  ['pointing at', (page: Page) => menuLink(page, 'RSE').hover()],
  ['focusing', (page: Page) => menuLink(page, 'RSE').focus()],
] as const) {
  test(`${act} a link loads its page ahead, and following it asks for nothing more`, async ({ page }) => {
    await openPage(page, '/');
    const ahead = Promise.all([page.waitForResponse(RSE_DATA), page.waitForResponse(RSE_SCRIPT)]);
    await reach(page);
    await ahead;
    await expect(page).toHaveURL('/');

    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'script', 'document'].includes(request.resourceType())) asked.push(request.url());
    });
    await menuLink(page, 'RSE').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSE');
    expect(asked).toEqual([]);
  });
}
