import { expect, test } from '@playwright/test';
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

test('a section whose remote is not part of the site says that it opens later, and is kept from search engines', async ({ request }) => {
  const { parts } = (await (await request.get('/readyz')).json()) as { parts: Record<string, unknown> };
  for (const { path, remote } of remoteSections) {
    const html = await (await request.get(path)).text();
    const comesLater = !(remote in parts);
    expect(html.includes(COMING_TEXT), path).toBe(comesLater);
    if (comesLater) expect(html, path).toContain('<meta name="robots" content="noindex, follow">');
  }
});

test('the trial of the services page is kept from search engines', async ({ request }) => {
  expect(await (await request.get('/prestationstest')).text()).toMatch(/<meta name="robots" content="noindex/);
});

test('the site tells whether it can serve pages, and which part is not ready', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  const readiness = await request.get('/readyz');
  expect(readiness.status()).toBe(200);
  expect(await readiness.json()).toMatchObject({ ready: true, parts: { backend: { ready: true } } });
});
