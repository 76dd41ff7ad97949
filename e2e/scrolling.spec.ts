import type { Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

const button = (page: Page) => page.getByRole('link', { name: 'Revenir en haut de la page' });
const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('the way back to the top shows once the visitor has gone down, and leads up', async ({ page }) => {
  await openPage(page, '/rse');
  await expect(button(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
  await expect(button(page)).toBeVisible();
  const place = await button(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(place?.x).toBeGreaterThan(width * 0.9);
  expect(place?.y).toBeGreaterThan(height * 0.8);
  await button(page).click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(button(page)).toBeHidden();
});

test('what lies below the window rises into view when it is reached', async ({ page }) => {
  await openPage(page, '/');
  const news = page
    .getByRole('heading', { name: 'Actualités', exact: true })
    .locator('xpath=ancestor::section')
    .getByRole('list')
    .first();
  const shown = () => news.evaluate((element) => element.checkVisibility({ opacityProperty: true }));
  expect(await shown()).toBe(false);
  await news.scrollIntoViewIfNeeded();
  await expect.poll(shown).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await shown()).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the way back to the top is always there', async ({ page }) => {
    await page.goto('/rse#valeurs');
    await expect(page.locator('#valeurs')).toBeInViewport();
    await button(page).click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });
});
