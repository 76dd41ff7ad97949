/** What only the keyboard does: Tab through whole pages, and the ways that no other test walks with it. */
import type { Locator, Page } from '@playwright/test';
import { button } from './support/forms';
import { tabTo, walkByTab } from './support/keyboard-walk';
import { openPage } from './support/open-page';
import { STUDY } from './support/site-pages';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: /status of 404/ });

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie Infos' });

test('Tab leads through whole pages and out of them: each stop is seen, none lies under the header, and banner and theme are used on the way', async ({
  page,
}) => {
  await openPage(page, '/contact');
  const submit = page.locator('#ecrire [type="submit"]');
  // What styles reset comes before what components look like.
  await expect(submit).toHaveCSS('font-weight', '700');
  await expect(submit).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await press(page, button(banner(page), 'Refuser les cookies'));
  const icon = page.getByRole('button', { name: 'Revoir mon choix de cookies' });
  await expect(icon).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(banner(page), 'Accepter les cookies')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(icon).toBeFocused();

  for (const path of ['/rse', '/contact']) {
    await openPage(page, path);
    expect.soft(await walkByTab(page), path).toEqual([]);
  }
  await openPage(page, '/plan');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await press(page, page.getByRole('button', { name: /thème/ }), 'Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openPage(page, '/plan');
  await press(page, skip);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('lists and dialogs are used by keyboard alone, and the focus stays where it is expected', async ({
  page,
  context,
}) => {
  await acceptCookies(context);
  await test.step('a list is searched and filtered', async () => {
    await openPage(page, '/actualite');
    await tabTo(page, page.getByRole('searchbox'));
    await page.keyboard.type('kigali');
    await expect(page).toHaveURL(/q=kigali/);
    await expect(page.getByRole('searchbox')).toBeFocused();
    const filter = page.getByRole('checkbox', { name: 'Vie du groupe' });
    await press(page, filter, 'Space');
    await expect(page).toHaveURL(/categorie=/);
    await expect(filter).toBeFocused();
    await press(page, page.getByRole('link', { name: 'Effacer les filtres' }));
    await expect(page).not.toHaveURL(/categorie=/);
  });

  await test.step('the request for a study holds the focus while it is open, and gives it back', async () => {
    await openPage(page, STUDY);
    const opener = page.getByRole('button', { name: 'Je souhaite récupérer cette étude de cas' });
    await press(page, opener);
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    for (let pressed = 0; pressed < 12; pressed += 1) {
      await page.keyboard.press('Tab');
      // Past the last stop browsers lead to their own bar, and never to the page behind.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});
