/** A site with server rendering off: what is also shown when the shell's own rendering breaks. */
import { isSameDocument, markDocument, untilHydrated } from './support/open-page';
import { startSiteInstance } from './support/site-instance';
import { expect, test } from './support/test';

test.use({ expectedFaults: /net::ERR_FAILED|did not load|503/ });

test('with server rendering off the browser makes the whole page, says so when it cannot, and without JavaScript the page says what it lacks', async ({
  page,
  browser,
  request,
}) => {
  const site = await startSiteInstance(undefined, { SSR: 'off' });
  const heading = page.getByRole('heading', { level: 1 });
  try {
    // The gateway has the content of both pages: a first answer that takes too long is a page that is unavailable.
    for (const content of ['/_data/content/8', '/_data/content/6'])
      await expect.poll(async () => (await request.get(site.url + content)).status(), { timeout: 60_000 }).toBe(200);
    const answer = await page.goto(`${site.url}/prestations`);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('<title>Prestations | VIPP</title>');
    expect(html).not.toContain('id="soutien"');
    await untilHydrated(page);
    await expect(heading).toHaveText('Prestations');
    await expect(page.locator('#soutien')).toBeVisible();
    await expect(page).toHaveTitle('Nos prestations | VIPP');
    await markDocument(page);
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'RSE' }).click();
    await expect(heading).toHaveText('RSE');
    expect(await isSameDocument(page)).toBe(true);

    // It does not ask the server for ever.
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.resourceType() === 'document')));
    await page.route(/\/_mf\/mf-content\//, (route) => route.abort());
    await page.goto(`${site.url}/prestations`);
    await expect(heading).toHaveText('Page momentanément indisponible');
    expect(asked).toBe(1);

    const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
    await withoutScripts.goto(`${site.url}/prestations`);
    await expect(withoutScripts.getByRole('heading', { level: 1 })).toHaveText('Prestations | VIPP');
    const notice = withoutScripts.getByRole('main').getByRole('paragraph').first();
    await expect(notice).toContainText('qui est désactivé dans votre navigateur');
    await expect(notice).toBeVisible();
    await expect(withoutScripts.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/');
    await withoutScripts.close();
  } finally {
    await page.close();
    await site.stop();
  }
});
