import { openPage } from './support/open-page';
import { startSiteInstance, type SiteInstance } from './support/site-instance';
import { expect, test as base } from './support/test';

/** Each test has a site of its own, which starts while its content service cannot be reached. */
const test = base.extend<{ site: SiteInstance }>({
  site: async ({ context }, use) => {
    const site = await startSiteInstance(undefined, {}, false);
    await use(site);
    await context.close();
    await site.stop();
  },
});

test.use({ expectedFaults: /status of 50\d|could not be loaded/ });

test('without the content service pages say 503, until it is back; what was seen then goes on answering', async ({
  page,
  site,
  request,
}) => {
  const unseen = await page.goto(`${site.url}/rse`);
  expect(unseen?.status()).toBe(503);
  expect(unseen?.headers()['retry-after']).toBe('10');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page momentanément indisponible');
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')).toHaveCount(6);
  await page.getByRole('main').getByRole('link', { name: 'Plan du site' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan du site');

  await site.content.start();
  await expect.poll(async () => (await request.get(`${site.url}/rse`)).status()).toBe(200);
  await site.content.stop();
  const seen = await openPage(page, `${site.url}/rse`);
  expect(seen.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSE');
});

test('a page that cannot be had on a navigation says so inside the site, and is there when asked again', async ({
  page,
  site,
}) => {
  await openPage(page, `${site.url}/plan`);
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

test('the site reports that its content service is not ready, and continues to serve pages', async ({
  request,
  site,
}) => {
  const readiness = await request.get(`${site.url}/readyz`);
  expect(readiness.status()).toBe(503);
  expect(await readiness.json()).toMatchObject({ ready: false, parts: { backend: { ready: false } } });
  expect((await request.get(`${site.url}/healthz`)).status()).toBe(200);
  expect((await request.get(`${site.url}/plan`)).status()).toBe(200);
});
