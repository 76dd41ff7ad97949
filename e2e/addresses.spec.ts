import { openPage } from './support/open-page';
import { expect, test } from './support/test';

const heading = { level: 1 } as const;

test.describe('an address that leads nowhere', () => {
  test.use({ expectedFaults: /status of 404/ });

  test('is the page that says so, with header, footer and links that work', async ({ page }) => {
    // Scripts cannot decode it either.
    expect((await openPage(page, '/actualite/%E0%A4%A')).status()).toBe(404);
    await expect(page).toHaveTitle('Page non trouvée | VIPP');
    await expect(page.getByRole('heading', heading)).toHaveText('Page non trouvée');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page).toHaveURL('/mentionslegales');
    await page.goBack();
    await page.getByRole('link', { name: 'Revenir sur la page d’accueil' }).click();
    await expect(page.getByRole('heading', heading)).toHaveText('Vipp, The African BPO & CX leader');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: /status of 413/ });

  test('a message that is too long is answered with a page that says what to do', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await main.locator('textarea').fill('à'.repeat(60_000));
    await main
      .locator('form')
      .filter({ has: page.locator('textarea') })
      .evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByRole('heading', heading)).toHaveText('Message trop long');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: 'Ouvrir la page' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
