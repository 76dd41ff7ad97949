import type { Locator } from '@playwright/test';
import { choice, choicesOf, disclosureOf, panel, searchBox } from './support/list-page';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

test.use({ isReturning: true });

const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** The height of a disclosure right after a press on its summary: unchanged, because it changes in steps. */
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

test('on a phone the filters open, and a search without a result says so', async ({ page, checkState }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/actualite');
  await page.getByLabel('Afficher les filtres').check();
  await page.getByText('Afficher plus').first().click();
  await choice(page, 'Vie du groupe').check();
  await expect(page.getByRole('link', { name: 'Effacer les filtres' })).toBeVisible();
  await checkState('filters open');
  await searchBox(page).fill('xyzzy');
  await expect(page.getByText('Aucun article ne correspond au mot clé entré')).toBeVisible();
  await checkState('nothing found');
});
