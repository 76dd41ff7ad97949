/** What only the keyboard does: Tab through whole pages. */
import type { Locator, Page } from '@playwright/test';
import { button } from './support/forms';
import { tabTo, walkByTab } from './support/keyboard-walk';
import { openPage } from './support/open-page';
import { STUDY } from './support/site-pages';
import { expect, test } from './support/test';

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
  // Resets come before the styles of components.
  await expect(submit).toHaveCSS('font-weight', '700');
  await expect(submit).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await press(page, button(banner(page), 'Refuser les cookies'));
  const icon = page.getByRole('button', { name: 'Revoir mon choix de cookies' });
  await expect(icon).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(banner(page), 'Accepter les cookies')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(icon).toBeFocused();

  for (const path of ['/rse', '/contact', STUDY]) {
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
