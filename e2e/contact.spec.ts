/** The contact form: filled in by keyboard, corrected, sent once, and sent again when something fails. */
import type { Locator, Page } from '@playwright/test';
import {
  button,
  contactValues,
  errorBox,
  expectValues,
  field,
  fillIn,
  blockScripts,
  dropFirstAnswer,
  newEmail,
  recordPosts,
  installClock,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
} from './support/forms';
import { mailTo, notificationTo, SALES_RECIPIENTS } from './support/mailbox';
import { openPage, untilHydrated } from './support/open-page';
import { storedRows } from './support/operator-command';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const SENT = /^Vos informations ont bien été envoyées.!$/;
const INCORRECT = 'L’un des champs que vous avez renseignés est incorrect';
const NOT_YET = 'Votre envoi n’est pas encore parti.';
const WRONG_NUMBER =
  /Indiquez un numéro de téléphone valide.: .*01.99.00.12.34.*l’indicatif du pays.*\+228.90.12.34.56\)\.$/;
const LABELS = Object.keys(contactValues());

test.use({ expectedFaults: /net::ERR_|status of (422|50\d)/ });
test.beforeEach(({ context }) => acceptCookies(context));

const card = (page: Page) => page.locator('#ecrire');
const send = (page: Page) => button(card(page), 'Envoyer').click();
/** What shows, besides its outline, whether a field is valid. */
const signOf = (input: Locator) => input.locator('xpath=..').locator('[data-sign]');
const toast = (page: Page) => page.getByLabel('Notifications').getByText('Vos informations ont bien été envoyées');
const panel = (page: Page) =>
  card(page).getByRole('status').filter({ hasText: 'Vos informations ont bien été envoyées' });
/** The field that robots fill in. */
const trap = (page: Page) => card(page).locator('input[name="site_bis"]');
const fillTrap = (page: Page, text = 'https://robot.example') =>
  trap(page).evaluate((input: HTMLInputElement, value) => void (input.value = value), text);

async function openContact(page: Page): Promise<Locator> {
  await installClock(page);
  await openPage(page, '/contact');
  return card(page);
}

async function expectSummary(form: Locator, messages: readonly (string | RegExp)[]): Promise<void> {
  await expect(errorBox(form)).toContainText(INCORRECT);
  await expect(errorBox(form).getByRole('link')).toHaveText([...messages]);
}

test('a visitor fills in the form by keyboard, corrects it, and sends it', async ({ page }) => {
  const email = newEmail();
  const sent = recordPosts(page);
  const form = await openContact(page);
  await test.step('an empty form is reported at each field and in the error box, which takes the focus', async () => {
    await send(page);
    await expect(errorBox(form)).toBeFocused();
    await expect(errorBox(form).getByRole('link')).toHaveCount(LABELS.length);
    await expect(page).toHaveTitle(/^Erreur.: Contact/);
    for (const label of LABELS) {
      await expect(field(form, label)).toHaveAttribute('aria-required', 'true');
      await expect(field(form, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(form, label)).toHaveAccessibleDescription(/Erreur.: (Indiquez|Écrivez) /);
    }
    await errorBox(form).getByRole('link', { name: 'Indiquez votre entreprise.' }).click();
    await expect(field(form, 'Entreprise')).toBeFocused();
    await expect(page).toHaveURL('/contact');
    expect(sent).toEqual([]);
  });
  await test.step('the keyboard goes from field to field, and from the error to its field', async () => {
    await field(form, 'Nom').focus();
    for (const [label, value] of Object.entries({ ...contactValues(email), Message: 'Bonjour.' })) {
      await expect(field(form, label)).toBeFocused();
      await page.keyboard.type(label === 'Prénom' ? '' : value);
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
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeFocused();
    await expect(panel(page)).toContainText('Un accusé de réception vous est envoyé par e-mail, dans la limite');
    await expect(toast(page)).toHaveText(/Vos informations ont bien été envoyées.!$/);
    await expect(form.getByText(SENT)).toBeVisible();
  });
  await test.step('the message is stored, its recipients are notified, and its writer receives an acknowledgement', async () => {
    const rows = await storedRows('contacts', email);
    expect(rows).toMatchObject([
      { nom: 'Ahouansou', prenom: 'Kofi', entreprise: 'Lagune & Fils', message: 'Bonjour.' },
    ]);
    for (const column of ['id', 'created_at', 'provenance']) expect(rows[0]?.[column]).toBeTruthy();
    expect((await mailTo(email)).text).toContain('Nous avons bien reçu le message');
    for (const recipient of SALES_RECIPIENTS.contact)
      expect((await notificationTo(recipient, email)).text).toContain('Directrice des opérations');
  });
  await test.step('fifteen seconds later the form is empty; a double click sends another message, once', async () => {
    const another = newEmail();
    await page.clock.fastForward(15_000);
    for (const label of LABELS) await expect(field(form, label)).toHaveValue('');
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    await fillIn(form, contactValues(another));
    await passMinimumTime(page);
    await button(form, 'Envoyer').dblclick();
    await expect(panel(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    expect(sent).toHaveLength(2);
    expect(await storedRows('contacts', another)).toHaveLength(1);
  });
});

test('a field is judged as it is typed, with its colour and a sign of its own, and by the server', async ({ page }) => {
  const email = newEmail();
  const form = await openContact(page);
  await test.step('a right field is green and a wrong one red', async () => {
    const name = field(form, 'Nom');
    const isGreen = async () => {
      const colour = await name.evaluate((element) => getComputedStyle(element).borderTopColor);
      const [red = 0, green = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
      return green > red;
    };
    await name.pressSequentially('Awa');
    await expect(signOf(name)).toHaveAttribute('data-sign', 'valid');
    await expect.poll(isGreen).toBe(true);
    await name.pressSequentially('@');
    await expect(signOf(name)).toHaveAttribute('data-sign', 'invalid');
    await expect.poll(isGreen).toBe(false);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await field(form, 'Téléphone').fill('01 99 00 12 3');
    await field(form, 'Téléphone').blur();
    await expect(field(form, 'Téléphone')).toHaveAccessibleDescription(WRONG_NUMBER);
  });
  await test.step('a press on the button is not lost when it leaves a field that is wrong', async () => {
    await fillIn(form, contactValues(email));
    await field(form, 'Nom').fill('');
    await send(page);
    await expectSummary(form, ['Indiquez votre nom.']);
  });
  await test.step('a form that robots sent is not stored, and goes through when it is sent again', async () => {
    const values = { ...contactValues(email), Téléphone: '+228 90 12 34 56' };
    await expect(trap(page)).toHaveAttribute('tabindex', '-1');
    await expect(trap(page)).toHaveAttribute('autocomplete', 'off');
    await fillIn(form, values);
    await fillTrap(page);
    await send(page);
    await expect(errorBox(form)).toContainText(NOT_YET);
    await expect(errorBox(form)).toContainText('Vos réponses sont conservées.');
    await expectValues(form, values);
    expect(await storedRows('contacts', email)).toEqual([]);
    await expect(trap(page)).toHaveValue('');
    await send(page);
    await expect(panel(page)).toBeVisible();
    expect(await storedRows('contacts', email)).toMatchObject([{ telephone: '+228 90 12 34 56' }]);
  });
});

test('a failure is reported without losing anything, and « Réessayer » sends the same message under the same key', async ({
  page,
}) => {
  const email = newEmail();
  const values = contactValues(email);
  const form = await openContact(page);
  const sent = recordPosts(page);
  await dropFirstAnswer(page);
  await fillIn(form, values);
  await passMinimumTime(page);
  await send(page);
  await expect(errorBox(form)).toContainText('Votre message n’a pas pu être envoyé');
  await expect(errorBox(form)).toContainText(
    'Vos réponses sont conservées. Vous pouvez réessayer dans quelques instants.',
  );
  await expect(errorBox(form)).toBeFocused();
  await expect(page).toHaveTitle(/^Erreur/);
  await expectValues(form, values);
  await button(form, 'Réessayer').click();
  await expect(panel(page)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[1]).toEqual(sent[0]);
  expect(await storedRows('contacts', email)).toHaveLength(1);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows its errors, finds robots, preserves the values, and stores each message once', async ({
    page,
  }) => {
    const email = newEmail();
    const values = contactValues(email);
    await page.goto('/contact');
    const form = card(page);
    const wrong = { ...values, Nom: 'a@b', Téléphone: '12', Message: ' ' };
    await fillIn(form, wrong);
    await passMinimumTimeWithoutScripts(form);
    await send(page);
    await expect(page).toHaveTitle(/^Erreur.: Contact/);
    await expect(page).toHaveURL(/\/contact#ecrire$/);
    await expectSummary(form, [
      /^L’un des champs que vous avez renseignés est incorrect/,
      WRONG_NUMBER,
      'Écrivez votre message.',
    ]);
    for (const label of ['Nom', 'Téléphone', 'Message'])
      await expect(field(form, label)).toHaveAccessibleDescription(/Erreur.: /);
    await expectValues(form, wrong);
    await fillIn(form, values);
    await fillTrap(page);
    await send(page);
    await expect(errorBox(form)).toContainText(NOT_YET);
    await expect(trap(page)).toHaveValue('');
    await expectValues(form, values);
    expect(await storedRows('contacts', email)).toEqual([]);
    await send(page);
    await expect(form.getByText(SENT)).toBeVisible();
    // Browsers send the form again with the page.
    await page.reload();
    await expect(form.getByText(SENT)).toBeVisible();
    await form.getByRole('button', { name: 'Écrire un autre message' }).click();
    await expect(form).toBeFocused();
    await expect(field(form, 'Nom')).toHaveValue('');
    for (const message of ['Bonjour', 'Bonjour']) {
      await page.goto('/contact');
      // The page is the same for all visitors.
      await expect(form.locator('input[name="cle"]')).toHaveValue('');
      await fillIn(form, { ...values, Message: message });
      await send(page);
      await expect(form.getByText(SENT)).toBeVisible();
    }
    const messages = (await storedRows('contacts', email)).map((row) => row['message']);
    expect(messages.sort()).toEqual(['Bonjour', values['Message']]);
  });
});
