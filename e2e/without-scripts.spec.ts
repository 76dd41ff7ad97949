import type { Page } from '@playwright/test';
import { cards, cardTitles, choice, disclosureOf, pagination, resultCount, searchBox } from './support/list-page';
import { isSameDocument, markDocument, openPage } from './support/open-page';
import { contentPages, PDF_ARTICLE } from './support/site-pages';
import { expect, test } from './support/test';

test.use({ isReturning: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

/** The plain form of the list of news. */
async function useForm(page: Page): Promise<void> {
  await choice(page, '2025').check();
  await searchBox(page).fill('lomé');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(`/actualite?q=${encodeURIComponent('lomé')}&annee=2025`);
  await expect(choice(page, '2025')).toBeChecked();
  await expect(searchBox(page)).toHaveValue('lomé');
  await expect(cards(page).locator('mark').first()).toHaveText('Lomé');
  await choice(page, '2025').uncheck();
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(page).toHaveURL(`/actualite?q=${encodeURIComponent('lomé')}`);
  await pagination(page).getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(`/actualite?q=${encodeURIComponent('lomé')}&page=2`);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of content shows all of its sections, the way up is there, and one country at a time is open', async ({
    page,
  }) => {
    for (const { path, heading: title } of contentPages) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
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
    await page.goto('/rse#valeurs');
    await expect(page.locator('#valeurs img').filter({ visible: true })).toHaveCount(10);
    await page.getByRole('link', { name: 'Revenir en haut de la page' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goto('/');
    const panels = page.locator('details[name="implantations"]');
    await panels.last().locator('summary').click();
    await expect(panels.and(page.locator('[open]'))).toHaveCount(1);
    await expect(panels.last().getByRole('list')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Togo, carte/ })).toBeVisible();
  });

  test('menu, lists, filters, search and details are links and plain forms', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await expect(menu(page)).toBeHidden();
    await toggle.click();
    await expect(menu(page).getByRole('link')).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await toggle.click();
    await menu(page).getByRole('link', { name: 'Prestations' }).click();
    await expect(page).toHaveURL('/prestations');

    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/actualite');
    await disclosureOf(page, 'Année').locator('> summary').click();
    await expect(choice(page, '2025')).toBeHidden();
    await disclosureOf(page, 'Année').locator('> summary').click();
    await useForm(page);

    await page.goto(PDF_ARTICLE);
    const { width, height } = (await page.locator('iframe').boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThan(400);
    const before = page.getByRole('navigation', { name: 'Autres articles' }).locator('[rel="prev"]');
    const target = (await before.getAttribute('href')) ?? '';
    await before.click();
    await expect(page).toHaveURL(target);
    await page.getByRole('link', { name: 'Revenir sur la page des articles' }).click();
    await expect(page).toHaveURL('/actualite');

    await page.goto('/etude-de-cas/group?theme=relations-client');
    await choice(page, 'Modération').check();
    await searchBox(page).fill('moder');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(heading(page)).toHaveText('Relations clients');
    await expect(choice(page, 'Modération')).toBeChecked();
    await expect(resultCount(page)).toHaveText(/^[1-9]\d* études? de cas/);
    await cardTitles(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/etude_de_cas\/[a-z0-9-]+$/);
  });
});

test.describe('when the scripts of a remote do not arrive', () => {
  test.use({ expectedFaults: /net::ERR_FAILED|did not load/ });

  test('its pages stay readable and usable as the server sent them, while the site around them works', async ({
    page,
  }) => {
    await page.route('**/_mf/mf-news-studies/**', (route) => route.abort());
    await openPage(page, '/actualite');
    await useForm(page);
    await page.route(/\/_mf\/mf-content\/.*\.js$/, (route) => route.abort());
    await openPage(page, '/prestations');
    for (const anchor of ['Relation_clients', 'soutien', 'commercial', 'it', 'etude_de_cas'])
      await expect(page.locator(`#${anchor}`)).toBeVisible();
    await page.getByRole('button', { name: 'Changer de thème, clair ou sombre' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menu(page).getByRole('link', { name: 'RSE' }).click();
    await expect(page).toHaveURL('/rse');
    await expect(heading(page)).toHaveText('RSE');
  });

  test('a page whose script fails on a navigation is asked of the server', async ({ page }) => {
    await openPage(page, '/');
    await markDocument(page);
    await page.route(/\/rse-page[^/]*\.js$/, (route) => route.abort());
    await menu(page).getByRole('link', { name: 'RSE' }).click();
    await expect(heading(page)).toHaveText('RSE');
    expect(await isSameDocument(page)).toBe(false);
    await expect(page.locator('#valeurs')).toBeVisible();
  });
});
