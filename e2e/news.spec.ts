import type { Locator, Page } from '@playwright/test';
import { ATTACK, expectNoHarm } from './support/attack';
import {
  cards,
  cardTitles,
  choice,
  choicesOf,
  disclosureOf,
  pagination,
  panel,
  resultCount,
  searchBox,
} from './support/list-page';
import { recordScrolls } from './support/motion';
import { isSameDocument, markDocument, openPage } from './support/open-page';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

test.beforeEach(({ context }) => acceptCookies(context));

const robots = (page: Page): Locator => page.locator('meta[name="robots"]');

test('the news are filtered, searched and paged without a reload; their address holds the choice for every visitor', async ({
  page,
  context,
}) => {
  const scrolls = await recordScrolls(page);
  await openPage(page, '/actualite');
  await markDocument(page);
  const all = (await resultCount(page).textContent()) ?? '';
  expect(all).toMatch(/^\d+ articles, page 1 sur \d+$/);
  await expect(robots(page)).toHaveCount(0);

  await test.step('filters narrow the list', async () => {
    await choice(page, 'Vie du groupe').check();
    await choice(page, '2024').check();
    await expect(page).toHaveURL('/actualite?categorie=vie-du-groupe&annee=2024');
    for (const day of await cards(page).locator('time').all()) await expect(day).toHaveText(/-2024$/);
    await expect(robots(page)).toHaveAttribute('content', 'noindex, follow');
    await page.goBack();
    await expect(choice(page, '2024')).not.toBeChecked();
    await choice(page, 'Vie du groupe').uncheck();
    await expect(resultCount(page)).toHaveText(all);
    await expect(page).toHaveURL('/actualite');
    await expect(robots(page)).toHaveCount(0);
  });

  await test.step('the search keeps the focus, and the address shows the same to another visitor', async () => {
    await searchBox(page).fill('  ECOLE DE CODAGE ');
    await expect(page).toHaveURL('/actualite?q=ECOLE+DE+CODAGE');
    await expect(cards(page).locator('mark').first()).toHaveText('École de codage');
    await expect(searchBox(page)).toBeFocused();
    await choice(page, '2025').check();
    await expect(page).toHaveURL('/actualite?q=ECOLE+DE+CODAGE&annee=2025');
    const other = await context.newPage();
    await openPage(other, page.url());
    await expect(choice(other, '2025')).toBeChecked();
    // The other page is complete at once, while this one may still show the answer before.
    await expect(cardTitles(page)).toHaveText(await cardTitles(other).allTextContents());
    await other.close();
    await choice(page, '2025').uncheck();
  });

  await test.step('an attack is only a text that is not found', async () => {
    await searchBox(page).fill(ATTACK);
    await expect(resultCount(page)).toHaveText('0 article');
    await expectNoHarm(page);
    await searchBox(page).fill('   ');
    await expect(resultCount(page)).toHaveText(all);
  });

  await test.step('pages turn, and scroll smoothly to the list', async () => {
    const scrolled = (await scrolls()).length;
    await pagination(page).getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL('/actualite?page=2');
    await expect(resultCount(page)).toHaveText(all.replace('page 1', 'page 2'));
    await expect(page).toHaveTitle('L’actualité du groupe Vipp – page 2 | VIPP');
    expect((await scrolls()).slice(scrolled)).toEqual(['smooth']);
  });
  expect(await isSameDocument(page)).toBe(true);
});

const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** The height of a disclosure right after its summary was pressed: the same, because it changes in steps. */
const heightAfterPress = (fold: Locator): Promise<number> =>
  fold.evaluate((element) => {
    element.querySelector('summary')?.click();
    return element.getBoundingClientRect().height;
  });

test('filters close and long ones unfold in steps, also by keyboard, and at once for visitors who want no motion', async ({
  page,
}) => {
  await openPage(page, '/actualite?annee=2025');
  const long = panel(page, 'Catégories').locator('details details');
  const folded = await long.evaluate(heightOf);
  await expect(choice(page, 'Événements')).toBeHidden();
  expect(await heightAfterPress(long)).toBe(folded);
  await expect.poll(() => long.evaluate(heightOf)).toBeGreaterThan(folded + 100);
  await expect(choice(page, 'Événements')).toBeVisible();
  await panel(page, 'Catégories').getByText('Afficher moins').click();
  await expect(choice(page, 'Événements')).toBeHidden();

  const year = disclosureOf(page, 'Année');
  const toggle = year.locator('> summary');
  await toggle.scrollIntoViewIfNeeded();
  const open = await year.evaluate(heightOf);
  expect(await heightAfterPress(year)).toBe(open);
  await expect.poll(() => year.evaluate(heightOf)).toBeLessThan(open - 100);
  await expect(choicesOf(page, 'Année').first()).toBeHidden();
  await expect(toggle).toContainText('1 choix coché');
  await toggle.press('Enter');
  await expect(choicesOf(page, 'Année').first()).toBeVisible();
  await expect.poll(() => year.evaluate(heightOf)).toBe(open);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await heightAfterPress(year)).toBeLessThan(open - 100);
});
