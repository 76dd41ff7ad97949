import { isSameDocument, markDocument, openPage } from './support/open-page';
import { contentPages } from './support/site-pages';
import { expect, test } from './support/test';

const REMOTE_SCRIPTS = /\/_mf\/mf-content\/.*\.js$/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows all of its sections', async ({ page }) => {
    for (const { path, heading } of contentPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const hidden = await page.locator('main :is(h1, h2, h3, p, li, dd)').evaluateAll((all) => {
        const isSeen = (element: Element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent.trim());
        const seen = new Set(texts(all.filter(isSeen)));
        // A country's panel opens without a script.
        const lost = all.filter((element) => !isSeen(element) && !element.closest('details:not([open])'));
        return texts(lost).filter((text) => !seen.has(text));
      });
      expect(hidden, path).toEqual([]);
    }
  });

  test('pages are reached by their links', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Prestations' }).click();
    await expect(page).toHaveURL('/prestations');
    await expect(page.locator('#soutien')).toBeVisible();
  });
});

test.describe('when the scripts of a remote do not arrive', () => {
  test.use({ expectedFaults: /net::ERR_FAILED|did not load/ });

  test('its page stays readable while the site around it works', async ({ page, request }) => {
    const text = await (await request.get('/prestations')).text();
    await page.route(REMOTE_SCRIPTS, (route) => route.abort());
    await openPage(page, '/prestations');
    for (const anchor of ['Relation_clients', 'soutien', 'commercial', 'it', 'etude_de_cas']) {
      expect(text).toContain(`id="${anchor}"`);
      await expect(page.locator(`#${anchor}`)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Changer de thème, clair ou sombre' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'RSE' }).click();
    await expect(page).toHaveURL('/rse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSE');
  });

  test('a page whose script fails on a navigation is asked of the server', async ({ page }) => {
    await openPage(page, '/');
    await markDocument(page);
    await page.route(/\/rse-page[^/]*\.js$/, (route) => route.abort());
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'RSE' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSE');
    expect(await isSameDocument(page)).toBe(false);
    await expect(page.locator('#valeurs')).toBeVisible();
  });
});
