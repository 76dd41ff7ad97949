import { openPage } from './support/open-page';
import { startSiteInstance, type SiteInstance } from './support/site-instance';
import { expect, test as base } from './support/test';

/** Each test stops the content service of a site of its own. */
const test = base.extend<{ site: SiteInstance }>({
  site: async ({ context }, use) => {
    const site = await startSiteInstance();
    await use(site);
    await context.close();
    await site.stop();
  },
});

test.use({ expectedFaults: /status of 50\d|could not be loaded/ });

test('without the content service, pages seen before go on answering and others say 503, until it is back', async ({ page, site, request }) => {
  expect((await request.get(`${site.url}/prestations`)).status()).toBe(200);
  await site.content.stop();

  const seen = await openPage(page, `${site.url}/prestations`);
  expect(seen.status()).toBe(200);
  await expect(page.locator('#soutien')).toBeAttached();

  const unseen = await page.goto(`${site.url}/rse`);
  expect(unseen?.status()).toBe(503);
  expect(unseen?.headers()['retry-after']).toBe('10');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page momentanément indisponible');
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')).toHaveCount(6);
  await page.getByRole('main').getByRole('link', { name: 'Prestations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prestations');

  await site.content.start();
  await expect.poll(async () => (await request.get(`${site.url}/rse`)).status()).toBe(200);
  await page.goto(`${site.url}/rse`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSE');
});

test('a page that cannot be had on a navigation says so inside the site, and is there when asked again', async ({ page, site }) => {
  await openPage(page, `${site.url}/plan`);
  await site.content.stop();
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'RSE' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page momentanément indisponible');
  await expect(page).toHaveTitle(/page momentanément indisponible \| VIPP$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await site.content.start();
  await expect(async () => {
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSE', { timeout: 1_000 });
  }).toPass();
});

test('the site tells that its content service is not ready, and goes on serving', async ({ request, site }) => {
  await site.content.stop();
  const readiness = await request.get(`${site.url}/readyz`);
  expect(readiness.status()).toBe(503);
  expect(await readiness.json()).toMatchObject({ ready: false, parts: { backend: { ready: false } } });
  expect((await request.get(`${site.url}/healthz`)).status()).toBe(200);
  expect((await request.get(`${site.url}/plan`)).status()).toBe(200);
});
