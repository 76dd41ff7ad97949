/** Printing of the pages with long texts: articles, case studies and legal pages. */
import type { Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { HTML_ARTICLE, STUDY } from './support/site-pages';
import { expect, test } from './support/test';
import { chooseTheme } from './support/visitor';

// A link that opens nothing.
test.use({ expectedFaults: /status of 404/, isReturning: true });

const FOR_SCREENS = ['Menu principal', 'Rubriques du site', 'Autres articles', 'Autres études de cas'];

/** Colours of the texts of the page in print. */
const inks = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(h1, h2, h3, p, li, td)')
    .evaluateAll((all) => [
      ...new Set(all.filter((element) => element.checkVisibility()).map((element) => getComputedStyle(element).color)),
    ]);

test('pages print their text alone, dark on white, with the address they come from unless it is confidential', async ({
  page,
  context,
}) => {
  await chooseTheme(context, 'dark');
  await page.emulateMedia({ media: 'print' });
  for (const path of [HTML_ARTICLE, STUDY, '/politique', '/mentionslegales']) {
    await openPage(page, path);
    for (const name of FOR_SCREENS) await expect(page.getByRole('navigation', { name })).toBeHidden();
    await expect(page.getByRole('complementary')).toBeHidden();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByText(new URL(path, page.url()).href)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const ink of await inks(page)) expect(['rgb(0, 0, 0)', 'rgb(51, 51, 51)'], path).toContain(ink);
  }
  await openPage(page, '/actualite?annee=2025');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Catégories' })).toBeHidden();
  await openPage(page, '/recrutementdetails/abc');
  await expect(page.getByText('Ce lien n’ouvre aucune candidature.')).toBeVisible();
  await expect(page.getByText(/^Source/)).toHaveCount(0);
});
