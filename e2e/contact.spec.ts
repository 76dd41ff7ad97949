/** The contact form: filled in by keyboard, corrected and sent; sent by the browser alone before its scripts. */
import type { Locator, Page } from '@playwright/test';
import {
  button,
  contactValues,
  errorBox,
  expectValues,
  field,
  fillIn,
  blockScripts,
  newEmail,
  recordPosts,
  installClock,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
  stopClock,
} from './support/forms';
import { notificationTo, SALES_RECIPIENTS } from './support/mailbox';
import { openPage, untilHydrated } from './support/open-page';
import { storedRows } from './support/operator-command';
import { expect, test } from './support/test';

const INCORRECT = 'L’un des champs que vous avez renseignés est incorrect';
const LABELS = Object.keys(contactValues());

test.use({ expectedFaults: /net::ERR_|status of (422|50\d)/, isReturning: true });

const card = (page: Page) => page.locator('#ecrire');
const send = (page: Page) => button(card(page), 'Envoyer').click();
const panel = (page: Page) =>
  card(page).getByRole('status').filter({ hasText: 'Vos informations ont bien été envoyées' });

async function expectSummary(form: Locator, messages: readonly (string | RegExp)[]): Promise<void> {
  await expect(errorBox(form)).toContainText(INCORRECT);
  await expect(errorBox(form).getByRole('link')).toHaveText([...messages]);
}

test('a visitor fills in the form by keyboard, corrects it, and sends it', async ({ page, checkState }) => {
  const email = newEmail();
  const sent = recordPosts(page);
  const form = card(page);
  await installClock(page);
  await openPage(page, '/contact');
  await test.step('an empty form is reported at each field and in the error box, which takes the focus', async () => {
    // The box is shown for some seconds.
    await stopClock(page);
    await send(page);
    await expect(errorBox(form)).toBeFocused();
    await expect(errorBox(form).getByRole('link')).toHaveCount(LABELS.length);
    await expect(page).toHaveTitle(/^Erreur.: Contact/);
    await checkState('contact form, refused');
    await errorBox(form).getByRole('link', { name: 'Indiquez votre entreprise.' }).click();
    await expect(field(form, 'Entreprise')).toBeFocused();
    await expect(page).toHaveURL('/contact');
    expect(sent).toEqual([]);
    await page.clock.resume();
  });
  await test.step('the keyboard goes from field to field, and from the error to its field', async () => {
    await field(form, 'Nom').focus();
    const values = Object.entries({ ...contactValues(email), Prénom: '', Message: 'Bonjour.' });
    for (const box of await form.getByRole('textbox').or(form.getByRole('spinbutton')).all()) {
      await expect(box).toBeFocused();
      const label = await box.evaluate((one: HTMLInputElement) => one.labels?.[0]?.textContent ?? '');
      await page.keyboard.type(values.find(([name]) => label.startsWith(name))?.[1] ?? '');
      await page.keyboard.press('Tab');
    }
    await passMinimumTime(page);
    await expect(form.getByRole('link', { name: /politique/i })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(form, 'Envoyer')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(errorBox(form)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(form, 'Prénom')).toBeFocused();
    await page.keyboard.type('Kofi');
    // The thanks are shown for some seconds.
    await stopClock(page);
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeFocused();
    await checkState('contact form, sent');
  });
  expect(await storedRows('contacts', email)).toMatchObject([
    { nom: 'Ahouansou', prenom: 'Kofi', message: 'Bonjour.' },
  ]);
  for (const recipient of SALES_RECIPIENTS.contact) await notificationTo(recipient, email);
});

test('the browser alone sends the form before its scripts have come, and nothing typed is lost when they come', async ({
  page,
}) => {
  const email = newEmail();
  const release = await blockScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = card(page);
  const wrong = { ...contactValues(email), Nom: ' ' };
  await fillIn(form, wrong);
  await passMinimumTimeWithoutScripts(form);
  await send(page);
  await expectSummary(form, ['Indiquez votre nom.']);
  await expect(page).toHaveTitle(/^Erreur.: Contact/);
  await field(form, 'Entreprise').fill('Harmattan');
  release();
  await untilHydrated(page);
  await expectSummary(form, ['Indiquez votre nom.']);
  await expectValues(form, { ...wrong, Entreprise: 'Harmattan' });
  await field(form, 'Nom').fill('Ahouansou');
  await send(page);
  await expect(panel(page)).toBeVisible();
  expect(await storedRows('contacts', email)).toMatchObject([{ entreprise: 'Harmattan' }]);
});
