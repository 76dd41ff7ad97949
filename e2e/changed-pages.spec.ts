/** Pages with changes by others: a password manager, a visitor before hydration. */
import type { Page } from '@playwright/test';
import { blockScripts, first } from './support/forms';
import { openPage, untilHydrated } from './support/open-page';
import { STUDY } from './support/site-pages';
import { expect, test } from './support/test';

test.use({ isReturning: true });

/** `choice` is a radio button that shows the field. */
const FORMS: readonly { path: string; field: string; choice?: string }[] = [
  { path: '/contact', field: '#contact-email' },
  { path: '/contact#newsletter', field: '#newsletter-email' },
  { path: '/signalements', choice: '#identite-identifie', field: '#report-email' },
  { path: '/recrutements/candidature', field: '#candidature-email' },
  {
    path: '/recrutements/candidature/step2',
    field: 'main form :is(textarea, input[type="text"]:not([tabindex="-1"]))',
  },
  { path: `${STUDY}#demande`, field: '#demande input[type="email"]' },
  { path: '/actualite', field: 'input[name="q"]' },
  { path: '/forget-password/verification-e-mail', field: 'main form input:not([type="hidden"], [tabindex="-1"])' },
];

/** The changes of password managers and other extensions to each field before hydration. */
function changeFields(): void {
  for (const field of document.querySelectorAll('input[type="email"], input[type="tel"], textarea, main input')) {
    field.setAttribute('data-manager', 'yes');
    field.after(document.createElement('manager-button'));
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

async function typeAcross(page: Page, { path, field, choice }: (typeof FORMS)[number]): Promise<void> {
  const release = await blockScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // The browser takes the focus from a field at the first display of an address's target: a visitor types later.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  if (choice) await page.locator(choice).check();
  const input = page.locator(field).first();
  await input.focus();
  await page.keyboard.type(LETTERS);
  // Hydration begins while the visitor types.
  const typing = page.keyboard.type(LETTERS.repeat(2), { delay: 15 });
  release();
  await Promise.all([typing, untilHydrated(page)]);
  await page.keyboard.type('fin');
  await expect(input, path).toHaveValue(`${LETTERS.repeat(3)}fin`);
  await expect(input, path).toBeFocused();
}

test.describe('a form whose scripts come while a visitor types loses no letter and not the focus', () => {
  test.use({ expectedFaults: /hydration: recovered/ });

  test('in a page as it was sent', async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.text().includes('hydration') && faults.push(message.text()));
    for (const form of FORMS) await typeAcross(page, form);
    expect(faults).toEqual([]);
  });

  test('in a page that an extension has changed', async ({ page }) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${changeFields.toString()})`);
    // One page of each remote with forms: its scripts recover in the same way.
    for (const path of ['/contact', '/recrutements/candidature', '/actualite'])
      await typeAcross(page, first(FORMS.filter((form) => form.path === path)));
  });
});

test('the browser restores typed values of a form without storage after a visit to another page', async ({ page }) => {
  for (const { path, field } of FORMS.filter(({ path }) => /newsletter|demande|verification/.test(path))) {
    await openPage(page, path);
    await page.locator(field).first().fill('awa@vipp.example');
    await openPage(page, '/plan');
    await page.goBack();
    await untilHydrated(page);
    await expect(page.locator(field).first(), path).toHaveValue('awa@vipp.example');
  }
});
