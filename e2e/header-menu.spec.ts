import type { Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });

const LINKS = ['Le groupe', 'Prestations', 'Vous accompagner', 'RSE', 'Contact', 'Recrutements'];

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

test('the menu opens and closes with the keyboard, and gives the focus back', async ({ page }) => {
  await openPage(page, '/');
  await expect(menu(page)).toBeHidden();
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link')).toHaveText(LINKS);
  await page.keyboard.press('Tab');
  await expect(menu(page).locator(':focus')).toHaveText('Le groupe');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('a link of the menu leads to its page and closes the menu', async ({ page }) => {
  await openPage(page, '/');
  await toggle(page).click();
  await menu(page).getByRole('link', { name: 'RSE' }).click();
  await expect(page).toHaveURL('/rse');
  await expect(menu(page)).toBeHidden();
});

test('the menu closes by its button too', async ({ page }) => {
  await openPage(page, '/');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, leads to a page and closes', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await expect(menu(page).getByRole('link')).toHaveText(LINKS);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Vous accompagner' }).click();
    await expect(page).toHaveURL('/vous-accompagner');
  });
});
