import { isSameDocument, markDocument, untilHydrated } from './support/open-page';
import { startSiteInstance, type SiteInstance } from './support/site-instance';
import { expect, test as base } from './support/test';

const HEADING = 'Prestations';
/** Scripts, then the page's module, then its data. */
const RENDERED_MS = 15_000;

/** The site with server rendering off: what is also shown when the shell's own rendering breaks. */
const test = base.extend<object, { site: SiteInstance }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, use) => {
      const site = await startSiteInstance(undefined, { SSR: 'off' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.describe.configure({ mode: 'serial' });

test('with server rendering off the browser makes the whole page, and the visit goes on as ever', async ({
  page,
  request,
  site,
}) => {
  const html = await (await request.get(`${site.url}/prestations`)).text();
  expect(html).toContain(`<title>${HEADING} | VIPP</title>`);
  expect(html).not.toContain('id="soutien"');

  await page.goto(`${site.url}/prestations`);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING, { timeout: RENDERED_MS });
  await expect(page.locator('#soutien')).toBeVisible();
  await expect(page).toHaveTitle('Nos prestations | VIPP');
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'RSE' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSE');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('when its scripts do not arrive', () => {
  test.use({ expectedFaults: /net::ERR_FAILED|did not load|503/ });

  test('a page says that it is unavailable instead of asking the server for ever', async ({ page, site }) => {
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.resourceType() === 'document')));
    await page.route(/\/_mf\/mf-content\//, (route) => route.abort());
    await page.goto(`${site.url}/prestations`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page momentanément indisponible', {
      timeout: RENDERED_MS,
    });
    expect(asked).toBe(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('such a page says in French what it lacks, and where to go', async ({ page, site }) => {
    await page.goto(`${site.url}/prestations`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prestations | VIPP');
    const notice = page.getByRole('main').getByRole('paragraph').first();
    await expect(notice).toContainText('qui est désactivé dans votre navigateur');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/');
  });
});
