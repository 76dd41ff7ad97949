/** The newsletter: its modal, its mail, and its form without the modal. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  button,
  errorBox,
  expectFor,
  expectValues,
  field,
  fillIn,
  blockScripts,
  newEmail,
  newsletterValues,
  recordPosts,
  installClock,
  stopClock,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
} from './support/forms';
import { linkIn, mailsTo, mailTo } from './support/mailbox';
import { openPage, untilHydrated } from './support/open-page';
import { storedRows } from './support/operator-command';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const SENT = /^Envoyé avec succès.!$/;
const SUBMIT = 'Je m’inscris';

test.use({ expectedFaults: /status of 422/ });
test.beforeEach(({ context }) => acceptCookies(context));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Recevez nos actualités' });
const banner = (page: Page) => page.getByText(SENT);
const send = (page: Page) => button(dialog(page), SUBMIT).click();
const footerOpener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'S’inscrire à la newsletter' });

test('the modal opens from home, the contact page and the footer, and gives the focus back however it is closed', async ({
  page,
}) => {
  const icon = () => button(dialog(page), 'Fermer').click();
  const visits = [
    ['/', page.locator('main').getByRole('link', { name: 'Je souhaite être informé des actus' }), icon],
    [
      '/contact',
      page.locator('#newsletter').getByRole('link', { name: 'S’inscrire à la newsletter' }),
      () => page.keyboard.press('Escape'),
    ],
    ['/plan', footerOpener(page), () => page.mouse.click(5, 300)],
  ] as const;
  for (const [path, opener, close] of visits) {
    await openPage(page, path);
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await field(dialog(page), 'Nom').fill('Diallo');
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(path);
    await opener.click();
    await expect(field(dialog(page), 'Nom')).toHaveValue('Diallo');
  }
  await test.step('neither a press inside closes it, nor one that only ends on the overlay', async () => {
    await dialog(page).getByRole('heading').click();
    await expect(dialog(page)).toBeVisible();
    await field(dialog(page), 'Nom').hover();
    await page.mouse.down();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  });
});

test('a visitor corrects the form, subscribes once, confirms by the mail, and unsubscribes', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const sent = recordPosts(page);
  await installClock(page);
  await openPage(page, '/mentionslegales');
  await footerOpener(page).click();
  await test.step('missing and wrong answers are named in the error box, which takes the focus, and at the fields', async () => {
    await send(page);
    await expect(errorBox(dialog(page))).toContainText(/Veuillez corriger les champs suivants.:/);
    await expect(errorBox(dialog(page)).getByRole('link')).toHaveCount(5);
    await expect(errorBox(dialog(page))).toBeFocused();
    await expect(field(dialog(page), 'Fonction')).toHaveAccessibleDescription(/Erreur.: Indiquez votre fonction\.$/);
    await fillIn(dialog(page), newsletterValues('awa@'));
    await send(page);
    await expect(field(dialog(page), 'Adresse e-mail')).toHaveAccessibleDescription(
      /Indiquez une adresse e-mail valide/,
    );
    expect(sent).toEqual([]);
  });
  await test.step('a double click subscribes once, closes the modal, and shows a banner for three seconds', async () => {
    await fillIn(dialog(page), newsletterValues(email));
    await passMinimumTime(page);
    await stopClock(page);
    await button(dialog(page), SUBMIT).dblclick();
    await expect(dialog(page)).toBeHidden();
    await expect(footerOpener(page)).toBeFocused();
    await expectFor(page, banner(page), 3_000);
    expect(sent).toHaveLength(1);
  });
  await test.step('the form is then empty, and a second subscription is no error, no second row and no second mail', async () => {
    await footerOpener(page).click();
    for (const input of await dialog(page).getByRole('textbox').all()) await expect(input).toHaveValue('');
    await fillIn(dialog(page), newsletterValues(email.toUpperCase()));
    await passMinimumTime(page);
    await send(page);
    await expect(banner(page)).toBeVisible();
    const rows = await storedRows('newsletter', email);
    expect(rows).toMatchObject([{ nom: 'Diallo', prenom: 'Awa', entreprise: 'Harmattan', confirmed_at: null }]);
    expect(rows[0]?.['provenance']).toBeTruthy();
    expect(await storedRows('newsletter', email.toUpperCase())).toHaveLength(0);
  });
  await test.step('the mail confirms, and unsubscribes with one click, which deletes what is known', async () => {
    await page.clock.resume();
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
    expect(await mailsTo(email)).toHaveLength(1);
  });
  await test.step('a mail program unsubscribes by one POST of its own', async () => {
    const other = newEmail();
    const answer = await request.post('/_data/submit/newsletter', {
      data: { nom: 'Diallo', prenom: 'Awa', fonction: 'Qualité', entreprise: 'Harmattan', email: other },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(answer.status()).toBe(200);
    const link = linkIn(await mailTo(other), '/newsletter/desinscription/');
    expect((await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200);
    expect(await storedRows('newsletter', other)).toEqual([]);
  });
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

test('the browser alone sends the form of the contact page before the scripts have come', async ({ page }) => {
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

  test('the links lead to the form, which is stored and confirmed', async ({ page }) => {
    const email = newEmail();
    await page.goto('/mentionslegales');
    await footerOpener(page).click();
    await expect(page).toHaveURL('/contact#newsletter');
    await sendPlainForm(page, email);
    await button(plainForm(page), SUBMIT).click();
    await expect(plainForm(page).getByText(SENT)).toBeVisible();
    await page.goto(linkIn(await mailTo(email), '/newsletter/confirmation/'));
    await button(page.locator('main'), 'Confirmer mon inscription').click();
    await expect(page.getByText('Votre inscription est confirmée.')).toBeVisible();
    expect((await storedRows('newsletter', email))[0]?.['confirmed_at']).toBeTruthy();
  });
});
