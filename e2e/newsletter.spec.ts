import type { Page } from '@playwright/test';
import {
  button,
  errorBox,
  expectFor,
  expectValues,
  field,
  fillIn,
  blockScripts,
  dropFirstAnswer,
  newEmail,
  newsletterValues,
  recordPosts,
  installClock,
  stopClock,
  SUBMIT_CALLS,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
} from './support/forms';
import { linkIn, mailsTo, mailTo } from './support/mailbox';
import { openPage, untilHydrated } from './support/open-page';
import { storedRows } from './support/operator-command';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const SENT = /^Envoyé avec succès.!$/;
const MISSING = [
  'Indiquez votre nom.',
  'Indiquez votre prénom.',
  'Indiquez votre fonction.',
  'Indiquez votre entreprise.',
  'Indiquez votre adresse e-mail.',
];
const SUBMIT = 'Je m’inscris';

test.beforeEach(({ context }) => acceptCookies(context));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Recevez nos actualités' });
const banner = (page: Page) => page.getByText(SENT);
const send = (page: Page) => button(dialog(page), SUBMIT).click();

const footerOpener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'S’inscrire à la newsletter' });

/** Where visitors find the newsletter. */
const OPENERS = [
  {
    place: 'home',
    path: '/',
    opener: (page: Page) => page.locator('main').getByRole('link', { name: 'Je souhaite être informé des actus' }),
  },
  {
    place: 'the contact page',
    path: '/contact',
    opener: (page: Page) => page.locator('#newsletter').getByRole('link', { name: 'S’inscrire à la newsletter' }),
  },
  { place: 'the footer', path: '/plan', opener: footerOpener },
];

async function openModal(page: Page): Promise<void> {
  await installClock(page);
  await openPage(page, '/mentionslegales');
  await footerOpener(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function openFilled(page: Page, email = newEmail()): Promise<void> {
  await openModal(page);
  await fillIn(dialog(page), newsletterValues(email));
  await passMinimumTime(page);
}

for (const { place, path, opener } of OPENERS) {
  test(`the modal opens from ${place}, and gives the focus back`, async ({ page }) => {
    await openPage(page, path);
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL(path);
  });
}

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its icon', (page: Page) => button(dialog(page), 'Fermer').click()],
  ['a press on the overlay', (page: Page) => page.mouse.click(5, 300)],
] as const) {
  test(`${way} closes the modal, and what was typed is there when it opens again`, async ({ page }) => {
    await openModal(page);
    await field(dialog(page), 'Nom').fill('Diallo');
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect(footerOpener(page)).toBeFocused();
    await footerOpener(page).click();
    await expect(field(dialog(page), 'Nom')).toHaveValue('Diallo');
  });
}

test('a press inside the modal does not close it, nor one that only ends on the overlay', async ({ page }) => {
  await openModal(page);
  await dialog(page).getByRole('heading').click();
  await expect(dialog(page)).toBeVisible();
  await field(dialog(page), 'Nom').hover();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test('its fields are labelled, required, and known to browsers', async ({ page }) => {
  await openModal(page);
  await expect(dialog(page).getByText('* Obligatoire')).toBeVisible();
  const tokens = ['family-name', 'given-name', 'organization-title', 'organization', 'email'];
  for (const [index, label] of Object.keys(newsletterValues()).entries()) {
    await expect(field(dialog(page), label)).toHaveAttribute('aria-required', 'true');
    await expect(field(dialog(page), label)).toHaveAttribute('autocomplete', tokens[index] ?? '');
  }
  await expect(field(dialog(page), 'Adresse e-mail')).toHaveAttribute('type', 'email');
  await expect(dialog(page).getByRole('link', { name: /politique/i })).toHaveAttribute('href', /^\/politique/);
});

test('missing answers are named in the error box, which takes the focus, and at the fields', async ({ page }) => {
  const sent = recordPosts(page);
  await openModal(page);
  await send(page);
  await expect(errorBox(dialog(page))).toContainText(/Veuillez corriger les champs suivants.:/);
  await expect(errorBox(dialog(page)).getByRole('link')).toHaveText(MISSING);
  await expect(errorBox(dialog(page))).toBeFocused();
  for (const [index, label] of Object.keys(newsletterValues()).entries()) {
    await expect(field(dialog(page), label)).toHaveAccessibleDescription(new RegExp(`Erreur.: ${MISSING[index]}$`));
  }
  await field(dialog(page), 'Adresse e-mail').fill('awa@');
  await send(page);
  await expect(field(dialog(page), 'Adresse e-mail')).toHaveAccessibleDescription(/Indiquez une adresse e-mail valide/);
  expect(sent).toEqual([]);
});

test('after submit the modal closes, the banner stays three seconds, and the form is empty', async ({ page }) => {
  const email = newEmail();
  await openModal(page);
  await fillIn(dialog(page), newsletterValues(email));
  await stopClock(page);
  await send(page);
  await expect(dialog(page)).toBeHidden();
  await expect(footerOpener(page)).toBeFocused();
  await expectFor(page, banner(page), 3_000);
  await footerOpener(page).click();
  for (const input of await dialog(page).getByRole('textbox').all()) await expect(input).toHaveValue('');
  const rows = await storedRows('newsletter', email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    nom: 'Diallo',
    prenom: 'Awa',
    fonction: 'Responsable qualité',
    entreprise: 'Harmattan',
    confirmed_at: null,
  });
  expect(rows[0]?.['provenance']).toBeTruthy();
});

test('a double click subscribes once', async ({ page }) => {
  const email = newEmail();
  const sent = recordPosts(page);
  await openFilled(page, email);
  await button(dialog(page), SUBMIT).dblclick();
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent).toHaveLength(1);
  expect(await storedRows('newsletter', email)).toHaveLength(1);
});

test('a second subscription of the same address is no error, no second row and no second mail', async ({ page }) => {
  const email = newEmail();
  await openFilled(page, email);
  await send(page);
  await expect(banner(page)).toBeVisible();
  await footerOpener(page).click();
  await fillIn(dialog(page), newsletterValues(email.toUpperCase()));
  await passMinimumTime(page);
  await send(page);
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  expect(await storedRows('newsletter', email)).toHaveLength(1);
  expect(await storedRows('newsletter', email.toUpperCase())).toHaveLength(0);
  await mailTo(email);
  expect(await mailsTo(email)).toHaveLength(1);
});

test.describe('when it is not taken', () => {
  test.use({ expectedFaults: /net::ERR_|status of (422|429|50\d)/ });

  test('a refusal of the service is shown in the error box, without a success message', async ({ page }) => {
    const email = newEmail();
    await page.route(SUBMIT_CALLS, (route) =>
      route.fulfill({
        status: 422,
        json: { kind: 'refused', errors: { email: ['Adresse refusée.', 'Trop longue.'] } },
      }),
    );
    await openFilled(page, email);
    await send(page);
    await expect(errorBox(dialog(page))).toContainText(/Veuillez corriger les champs suivants.:/);
    await expect(errorBox(dialog(page)).getByRole('link')).toHaveText(['Adresse refusée.', 'Trop longue.']);
    await expectValues(dialog(page), newsletterValues(email));
    await expect(banner(page)).toHaveCount(0);
  });

  test('« Réessayer » sends the same under the same key', async ({ page }) => {
    const email = newEmail();
    const sent = recordPosts(page);
    await dropFirstAnswer(page);
    await openFilled(page, email);
    await send(page);
    await expect(errorBox(dialog(page))).toContainText('Votre inscription n’a pas pu être envoyée');
    await expectValues(dialog(page), newsletterValues(email));
    await button(dialog(page), 'Réessayer').click();
    await expect(banner(page)).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(await storedRows('newsletter', email)).toHaveLength(1);
  });
});

test('the mail confirms, and unsubscribes with one click, which deletes what is known', async ({ page }) => {
  const email = newEmail();
  await openFilled(page, email);
  await send(page);
  await expect(banner(page)).toBeVisible();
  const mail = await mailTo(email);
  expect(mail.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);

  const confirmation = await openPage(page, linkIn(mail, '/newsletter/confirmation/'));
  expect(confirmation.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  // Mail scanners open the link too.
  expect(await storedRows('newsletter', email)).toMatchObject([{ confirmed_at: null }]);
  await button(page.locator('main'), 'Confirmer mon inscription').click();
  await expect(page.getByText('Votre inscription est confirmée.')).toBeVisible();
  expect((await storedRows('newsletter', email))[0]?.['confirmed_at']).toBeTruthy();

  await openPage(page, linkIn(mail, '/newsletter/desinscription/'));
  await button(page.locator('main'), 'Me désinscrire').click();
  await expect(page.getByText('Vous êtes désinscrit')).toBeVisible();
  expect(await storedRows('newsletter', email)).toEqual([]);
});

test('a mail program unsubscribes by one POST of its own', async ({ page, request }) => {
  const email = newEmail();
  await openFilled(page, email);
  await send(page);
  await expect(banner(page)).toBeVisible();
  const answer = await request.post(linkIn(await mailTo(email), '/newsletter/desinscription/'), {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(answer.status()).toBe(200);
  expect(await storedRows('newsletter', email)).toEqual([]);
});

const plainForm = (page: Page) => page.locator('#newsletter-formulaire');

async function sendPlainForm(page: Page, email: string): Promise<void> {
  const form = plainForm(page);
  await fillIn(form, { ...newsletterValues(email), Fonction: ' ' });
  await passMinimumTimeWithoutScripts(form);
  await button(form, SUBMIT).click();
  await expect(page).toHaveTitle(/^Erreur.: Contact/);
  await expect(errorBox(form)).toContainText('Indiquez votre fonction.');
  await expectValues(form, { ...newsletterValues(email), Fonction: ' ' });
  await field(form, 'Fonction').fill('Responsable qualité');
}

test.describe('without the modal', () => {
  test.use({ expectedFaults: /status of 422/ });

  test('the form of the contact page is sent by the browser alone before the scripts have come', async ({ page }) => {
    const email = newEmail();
    const release = await blockScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await sendPlainForm(page, email);
    release();
    await untilHydrated(page);
    await expectValues(plainForm(page), newsletterValues(email));
    await button(plainForm(page), SUBMIT).click();
    await expect(plainForm(page).getByText(SENT)).toBeVisible();
    expect(await storedRows('newsletter', email)).toHaveLength(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the links lead to the form, which is stored', async ({ page }) => {
      const email = newEmail();
      await page.goto('/mentionslegales');
      await footerOpener(page).click();
      await expect(page).toHaveURL('/contact#newsletter');
      await sendPlainForm(page, email);
      await button(plainForm(page), SUBMIT).click();
      await expect(plainForm(page).getByText(SENT)).toBeVisible();
      const mail = await mailTo(email);
      await page.goto(linkIn(mail, '/newsletter/confirmation/'));
      await button(page.locator('main'), 'Confirmer mon inscription').click();
      await expect(page.getByText('Votre inscription est confirmée.')).toBeVisible();
      expect((await storedRows('newsletter', email))[0]?.['confirmed_at']).toBeTruthy();
    });
  });
});
