import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';
import { COMING_TEXT, remoteSections } from './support/site-pages';

test('the anchor of an older address survives its redirect', async ({ page }) => {
  await page.goto('/Prestations/#soutien');
  await expect(page).toHaveURL('/prestations#soutien');
  await expect(page.locator('#soutien')).toBeInViewport();
});

test('a canonical address is answered at once', async ({ request }) => {
  for (const path of ['/', '/rse', '/prestations?utm_source=lettre', '/actualite/Une-Annonce']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).not.toBe(308);
  }
});

test('a section whose remote is not part of the site says that it opens later, and has noindex', async ({
  request,
}) => {
  const { parts } = (await (await request.get('/readyz')).json()) as { parts: Record<string, unknown> };
  for (const { path, remote } of remoteSections) {
    const html = await (await request.get(path)).text();
    const comesLater = !(remote in parts);
    expect(html.includes(COMING_TEXT), path).toBe(comesLater);
    if (comesLater) expect(html, path).toContain('<meta name="robots" content="noindex, follow">');
  }
});

test('the trial version of the services page has noindex', async ({ request }) => {
  expect(await (await request.get('/prestationstest')).text()).toMatch(/<meta name="robots" content="noindex/);
});

test('the site reports whether it can serve pages, and which part is not ready', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  const readiness = await request.get('/readyz');
  expect(readiness.status()).toBe(200);
  expect(await readiness.json()).toMatchObject({ ready: true, parts: { backend: { ready: true } } });
});

test('an anchor that is malformed leaves the page whole, when it is opened and when a link leads there', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  for (const path of ['/rse#%', '/rse#50%', '/recrutements/candidature#%E0%A4%A']) {
    // From another document, or the browser only changes the anchor.
    await page.goto('about:blank');
    await openPage(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#75%';
    });
    await expect(page).toHaveURL(/#75%$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(faults).toEqual([]);
});

for (const path of ['/%E0%A4%A', '/actualite/%', '/nulle-part/50%', `/${'a'.repeat(3_000)}`]) {
  test(`an address that leads nowhere is the page that says so, with header and footer: ${path.slice(0, 20)}`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const response = await openPage(page, path);
    expect(response.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page non trouvée');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page).toHaveURL('/mentionslegales');
    expect(faults).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message that is too long is answered with a page that says what to do', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('main').locator('textarea').fill('à'.repeat(60_000));
    await page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.locator('textarea') })
      .evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message trop long');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: 'Ouvrir la page' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
