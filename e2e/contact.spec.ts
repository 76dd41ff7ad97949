import type { Locator, Page } from '@playwright/test';
import {
  button,
  contactValues,
  errorBox,
  expectFor,
  expectValues,
  field,
  fillIn,
  blockScripts,
  dropFirstAnswer,
  newEmail,
  recordPosts,
  installClock,
  stopClock,
  SUBMIT_CALLS,
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
const LABELS = Object.keys(contactValues());
const MISSING = [
  'Indiquez votre nom.',
  'Indiquez votre prénom.',
  'Indiquez votre fonction.',
  'Indiquez votre entreprise.',
  'Indiquez votre adresse e-mail.',
  'Indiquez votre numéro de téléphone.',
  'Écrivez votre message.',
];

/** Label, autocomplete token and type of each field with personal data. */
const PERSONAL = [
  ['Nom', 'family-name', 'text'],
  ['Prénom', 'given-name', 'text'],
  ['Fonction', 'organization-title', 'text'],
  ['Entreprise', 'organization', 'text'],
  ['Adresse e-mail', 'email', 'email'],
  ['Téléphone', 'tel', 'tel'],
] as const;

test.beforeEach(({ context }) => acceptCookies(context));

const card = (page: Page) => page.locator('#ecrire');
const send = (page: Page) => button(card(page), 'Envoyer').click();
/** What shows, besides its outline, whether a field is valid. */
const signOf = (input: Locator) => input.locator('xpath=..').locator('[data-sign]');
const toast = (page: Page) => page.getByLabel('Notifications').getByText('Vos informations ont bien été envoyées');
const panel = (page: Page) =>
  card(page).getByRole('status').filter({ hasText: 'Vos informations ont bien été envoyées' });

async function openContact(page: Page): Promise<Locator> {
  await installClock(page);
  await openPage(page, '/contact');
  return card(page);
}

async function openFilled(page: Page, email = newEmail()): Promise<Locator> {
  const form = await openContact(page);
  await fillIn(form, contactValues(email));
  await passMinimumTime(page);
  return form;
}

async function expectSummary(form: Locator, messages: readonly (string | RegExp)[]): Promise<void> {
  await expect(errorBox(form)).toContainText(INCORRECT);
  await expect(errorBox(form).getByRole('link')).toHaveText([...messages]);
}

test('the page has its banner, its intro, the details and the call to the newsletter', async ({ page }) => {
  await openPage(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(page.locator('#coordonnees')).toContainText('Cotonou');
  await expect(page.locator('#newsletter').getByText('S’inscrire à la newsletter')).toBeVisible();
  await expect(card(page).getByRole('link', { name: /politique/i })).toHaveAttribute('href', /^\/politique/);
  for (const said of ['répondre', 'trois ans']) await expect(card(page)).toContainText(said);
});

test('every field has its label, is required, and browsers can fill in the personal ones', async ({ page }) => {
  await openPage(page, '/contact');
  await expect(card(page).getByText('* Obligatoire')).toBeVisible();
  for (const label of LABELS) await expect(field(card(page), label)).toHaveAttribute('aria-required', 'true');
  for (const [label, token, kind] of PERSONAL) {
    await expect(field(card(page), label)).toHaveAttribute('autocomplete', token);
    await expect(field(card(page), label)).toHaveAttribute('type', kind);
  }
  await expect(field(card(page), 'Téléphone')).toHaveAccessibleDescription(/01.99.00.12.34/);
});

test('an empty form is reported at each field and in the error box, which takes the focus and links to the fields', async ({
  page,
}) => {
  const sent = recordPosts(page);
  const form = await openContact(page);
  await send(page);
  await expectSummary(form, MISSING);
  await expect(errorBox(form)).toBeFocused();
  await expect(page).toHaveTitle(/^Erreur.: Contact/);
  for (const [index, label] of LABELS.entries()) {
    await expect(field(form, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(form, label)).toHaveAccessibleDescription(new RegExp(`Erreur.: ${MISSING[index]}$`));
  }
  await errorBox(form).getByRole('link', { name: 'Indiquez votre entreprise.' }).click();
  await expect(field(form, 'Entreprise')).toBeFocused();
  await expect(page).toHaveURL('/contact');
  expect(sent).toEqual([]);
});

test('a press on the button is not lost when it leaves a field that is wrong', async ({ page }) => {
  const form = await openContact(page);
  await fillIn(form, contactValues());
  await field(form, 'Nom').fill('');
  await send(page);
  await expectSummary(form, ['Indiquez votre nom.']);
});

test('the box of what the form finds stays fifteen seconds, the messages at the fields stay', async ({ page }) => {
  const form = await openContact(page);
  await fillIn(form, { ...contactValues(), Nom: 'Ahouansou <b>' });
  await stopClock(page);
  await send(page);
  await expectFor(page, errorBox(form), 15_000);
  await expect(field(form, 'Nom')).toHaveAccessibleDescription(/lettres, chiffres, espaces et tirets seulement/);
  await expect(field(form, 'Nom')).toBeFocused();
  await expect(field(form, 'Nom')).toHaveValue('Ahouansou <b>');
});

test.describe('when the service refuses', () => {
  test.use({ expectedFaults: /status of 422/ });

  test('its box stays three seconds, the messages at the fields and the values stay', async ({ page }) => {
    await page.route(SUBMIT_CALLS, (route) =>
      route.fulfill({
        status: 422,
        json: { kind: 'refused', errors: { email: ['Cette adresse est refusée.'], nom: ['Nom refusé.'] } },
      }),
    );
    const values = contactValues();
    const form = await openContact(page);
    await fillIn(form, values);
    await stopClock(page);
    await send(page);
    await expectSummary(form, ['Nom refusé.', 'Cette adresse est refusée.']);
    await expectFor(page, errorBox(form), 3_000);
    await expect(field(form, 'Adresse e-mail')).toHaveAccessibleDescription(/Cette adresse est refusée\.$/);
    await expectValues(form, values);
    await expect(toast(page)).toHaveCount(0);
  });
});

const WRONG_NUMBER =
  /Indiquez un numéro de téléphone valide.: .*01.99.00.12.34.*l’indicatif du pays.*\+228.90.12.34.56\)\.$/;
const UNKNOWN_NUMBER = /Ce numéro n’existe pas avec cet indicatif.: .*\+33.1.99.00.12.34.*\+228.90.12.34.56\.$/;
const TELEPHONES = {
  right: [
    '0199001234',
    '01 99 00 12 34',
    '01.99.00.12.34',
    '01-99-00-12-34',
    '01_99_00_12_34',
    '22 90 19 90 01 23',
    '229019900123',
    '+33 1 99 00 12 18',
    '+228 90 12 34 56',
    '+250 788 123 456',
    '00 229 01 99 00 12 34',
  ],
  wrong: [
    '01 99 00 12 3',
    '01 99 00 12 345',
    '01/99/00/12/34',
    '+33 1 99',
    '+33 1 99 00 AB 34',
    'zéro un',
    '1990012345',
  ],
};

test('the telephone is judged by its rule as it is typed', async ({ page }) => {
  await openPage(page, '/contact');
  const telephone = field(card(page), 'Téléphone');
  for (const [state, numbers] of [
    ['valid', TELEPHONES.right],
    ['invalid', TELEPHONES.wrong],
  ] as const) {
    for (const number of numbers) {
      await telephone.fill(number);
      await expect.soft(signOf(telephone), number).toHaveAttribute('data-sign', state);
    }
  }
  await telephone.blur();
  await expect(telephone).toHaveAccessibleDescription(WRONG_NUMBER);
});

test('a number of another country is stored as it was typed', async ({ page }) => {
  const email = newEmail();
  const values = { ...contactValues(email), Téléphone: '+228 90 12 34 56' };
  const form = await openContact(page);
  await fillIn(form, values);
  await passMinimumTime(page);
  await send(page);
  await expect(form.getByText(SENT)).toBeVisible();
  expect(await storedRows('contacts', email)).toMatchObject([{ telephone: '+228 90 12 34 56' }]);
});

test.describe('a number that exists in no country', () => {
  test.use({ expectedFaults: /status of 422/ });

  test('is refused by the server at its field, and everything typed stays', async ({ page }) => {
    const email = newEmail();
    const values = { ...contactValues(email), Téléphone: '+33 1 99 00 12' };
    const form = await openContact(page);
    await fillIn(form, values);
    await passMinimumTime(page);
    await send(page);
    await expectSummary(form, [UNKNOWN_NUMBER]);
    await expect(field(form, 'Téléphone')).toHaveAccessibleDescription(UNKNOWN_NUMBER);
    await expectValues(form, values);
    expect(await storedRows('contacts', email)).toEqual([]);
  });
});

const NAMES = { right: ['Élodie-Anne 2', 'N’Diaye'], wrong: ['Jean_Luc', 'a@b', '   '] };

test('names take letters, digits, spaces and hyphens, and nothing else', async ({ page }) => {
  await openPage(page, '/contact');
  for (const label of ['Nom', 'Prénom']) {
    const input = field(card(page), label);
    for (const [state, names] of [
      ['valid', NAMES.right],
      ['invalid', NAMES.wrong],
    ] as const) {
      for (const name of names) {
        await input.fill(name);
        await expect.soft(signOf(input), name).toHaveAttribute('data-sign', state);
      }
    }
  }
});

test('a right field has a green outline and a wrong one a red one, each with a sign of its own', async ({ page }) => {
  await openPage(page, '/contact');
  const name = field(card(page), 'Nom');
  const colour = () =>
    name.evaluate(
      (element) =>
        getComputedStyle(element)
          .borderTopColor.match(/[\d.]+/g)
          ?.map(Number) ?? [],
    );
  const dominant = ([red = 0, green = 0]: number[]) => (green > red ? 'green' : 'red');
  await name.pressSequentially('Awa');
  await expect(signOf(name)).toHaveAttribute('data-sign', 'valid');
  await expect.poll(async () => dominant(await colour())).toBe('green');
  await name.pressSequentially('@');
  await expect(signOf(name)).toHaveAttribute('data-sign', 'invalid');
  await expect.poll(async () => dominant(await colour())).toBe('red');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});

test('a success is announced by a toast', async ({ page }) => {
  await openFilled(page);
  await send(page);
  await expect(toast(page)).toHaveText(/Vos informations ont bien été envoyées.!$/);
});

test('after a success the form is hidden for fifteen seconds and then empty', async ({ page }) => {
  const email = newEmail();
  const form = await openContact(page);
  await fillIn(form, contactValues(email));
  await stopClock(page);
  await send(page);
  await expect(panel(page)).toBeFocused();
  await expect(form.getByText(SENT)).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await page.clock.runFor(14_999);
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await page.clock.runFor(1);
  for (const label of LABELS) await expect(field(form, label)).toHaveValue('');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  const rows = await storedRows('contacts', email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    nom: 'Ahouansou',
    prenom: 'Marie-Noëlle',
    entreprise: 'Lagune & Fils',
    message: contactValues()['Message'],
  });
  expect(rows[0]?.['id']).toBeTruthy();
  expect(rows[0]?.['created_at']).toBeTruthy();
  expect(rows[0]?.['provenance']).toBeTruthy();
});

test('each recipient is notified once, and the writer receives an acknowledgement without a word of theirs', async ({
  page,
}) => {
  const email = newEmail();
  await openFilled(page, email);
  await button(card(page), 'Envoyer').dblclick();
  await expect(panel(page)).toContainText('Un accusé de réception vous est envoyé par e-mail.');
  const acknowledgement = await mailTo(email);
  expect(acknowledgement.text).toContain('Nous avons bien reçu le message');
  expect(acknowledgement.text).not.toMatch(/Ahouansou|Marie|Lagune|Lomé/);
  for (const recipient of SALES_RECIPIENTS.contact) {
    const { text } = await notificationTo(recipient, email);
    for (const fact of [
      'Ahouansou',
      'Marie-Noëlle',
      'Directrice des opérations',
      'Lagune & Fils',
      '01 99 00 12 34',
      '> votre centre de Lomé nous intéresse.',
    ]) {
      expect(text).toContain(fact);
    }
  }
});

test('a double click stores one record', async ({ page }) => {
  const email = newEmail();
  const sent = recordPosts(page);
  const form = await openFilled(page, email);
  await button(form, 'Envoyer').dblclick();
  await expect(panel(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent).toHaveLength(1);
  expect(await storedRows('contacts', email)).toHaveLength(1);
});

test('a second message after a success is another one', async ({ page }) => {
  const sent = recordPosts(page);
  await openFilled(page);
  await send(page);
  await expect(panel(page)).toBeVisible();
  await page.clock.fastForward(15_000);
  await fillIn(card(page), contactValues());
  await passMinimumTime(page);
  await send(page);
  await expect.poll(() => sent.length).toBe(2);
  await expect(card(page).getByRole('textbox')).toHaveCount(0);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test.describe('when the answer does not come', () => {
  test.use({ expectedFaults: /net::ERR_|status of 50\d/ });

  test('it is said, the values stay, and « Réessayer » sends the same under the same key', async ({ page }) => {
    const email = newEmail();
    const sent = recordPosts(page);
    await dropFirstAnswer(page);
    const form = await openFilled(page, email);
    await send(page);
    await expect(errorBox(form)).toContainText('Votre message n’a pas pu être envoyé');
    await expect(errorBox(form)).toContainText(
      'Vos réponses sont conservées. Vous pouvez réessayer dans quelques instants.',
    );
    await expect(errorBox(form)).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur/);
    await expectValues(form, contactValues(email));
    await expect(toast(page)).toHaveCount(0);
    await button(form, 'Réessayer').click();
    await expect(panel(page)).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[1]).toEqual(sent[0]);
    expect(await storedRows('contacts', email)).toHaveLength(1);
  });

  test('an unreachable service gets another message than a refusal', async ({ page }) => {
    await page.route(SUBMIT_CALLS, (route) => route.fulfill({ status: 503, json: { kind: 'unreachable' } }));
    const form = await openFilled(page);
    await send(page);
    await expect(errorBox(form)).toContainText('notre service ne répond pas');
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    await expect(button(form, 'Réessayer')).toBeVisible();
  });
});

test('the whole form goes by keyboard', async ({ page }) => {
  const email = newEmail();
  const form = await openContact(page);
  await field(form, 'Nom').focus();
  const values = Object.entries({ ...contactValues(email), Message: 'Bonjour.' });
  for (const [label, value] of values) {
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
  expect(await storedRows('contacts', email)).toHaveLength(1);
});

test.describe('before its scripts have come', () => {
  test.use({ expectedFaults: /status of 422/ });

  test('the form is sent by the browser alone', async ({ page }) => {
    const email = newEmail();
    const release = await blockScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const form = card(page);
    await fillIn(form, { ...contactValues(email), Nom: ' ' });
    await passMinimumTimeWithoutScripts(form);
    await send(page);
    await expectSummary(form, ['Indiquez votre nom.']);
    await expect(page).toHaveTitle(/^Erreur.: Contact/);
    release();
    await untilHydrated(page);
    await expectSummary(form, ['Indiquez votre nom.']);
    await expectValues(form, { ...contactValues(email), Nom: ' ' });
    await field(form, 'Nom').fill('Ahouansou');
    await send(page);
    await expect(panel(page)).toBeVisible();
    expect(await storedRows('contacts', email)).toHaveLength(1);
  });

  test('what is typed is still there after', async ({ page }) => {
    const release = await blockScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillIn(card(page), contactValues('awa@lagune.example'));
    release();
    await untilHydrated(page);
    await expectValues(card(page), contactValues('awa@lagune.example'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: /status of 422/ });

  test('errors are shown, the values stay, and the corrected form is stored', async ({ page }) => {
    const email = newEmail();
    await page.goto('/contact');
    const form = card(page);
    const wrong = { ...contactValues(email), Nom: 'a@b', Téléphone: '12', Message: ' ' };
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
    await fillIn(form, contactValues(email));
    await send(page);
    await expect(form.getByText(SENT)).toBeVisible();
    // Browsers send the form again with the page.
    await page.reload();
    await expect(form.getByText(SENT)).toBeVisible();
    await form.getByRole('link', { name: 'Écrire un autre message' }).click();
    await expect(field(form, 'Nom')).toHaveValue('');
    const rows = await storedRows('contacts', email);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ message: contactValues()['Message'] });
  });

  test('a form that is sent twice is stored once, and another message of the same visitor too', async ({ page }) => {
    const email = newEmail();
    for (const message of ['Bonjour', 'Bonjour', 'Autre message']) {
      await page.goto('/contact');
      const form = card(page);
      // The page is the same for all visitors.
      await expect(form.locator('input[name="cle"]')).toHaveValue('');
      await fillIn(form, { ...contactValues(email), Message: message });
      await send(page);
      await expect(form.getByText(SENT)).toBeVisible();
    }
    const rows = await storedRows('contacts', email);
    expect(rows.map((row) => row['message']).sort()).toEqual(['Autre message', 'Bonjour']);
  });
});
