/** Users of the back office ask for a link by mail, and choose a password with it once. */
import type { Page } from '@playwright/test';
import {
  button,
  errorBox,
  expectValues,
  field,
  fillIn,
  dropFirstAnswer,
  newEmail,
  recordPosts,
  installClock,
  stopClock,
  SUBMIT_CALLS,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
} from './support/forms';
import { linkIn, mailsTo, mailTo } from './support/mailbox';
import { openPage } from './support/open-page';
import { operate } from './support/operator-command';
import { siteUrl } from './support/site-url';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const VERIFY = '/forget-password/verification-e-mail';
const CHANGE = '/forget-password/change-your-password/';
const EMAIL = 'Adresse e-mail';
const PASSWORD = 'quatre baobabs au vent';
const FILL_IN = /Veuillez bien remplir le champs s’il vous plaît.!$/;
const ASKED = 'Si un compte existe pour cette adresse, un e-mail vient de lui être envoyé.';
const MISMATCH = /Les mots de passe ne sont pas conformes.!$/;
const RULES = /^Au moins 12 caractères\. Évitez les mots de passe courants/;
const TOO_SHORT = /Choisissez un mot de passe d’au moins 12 caractères\.$/;
const TOO_COMMON = /Ce mot de passe est trop facile à deviner\./;
const USED_LINK = 'Ce lien a expiré ou a déjà servi.';
const CHANGED = /Votre mot de passe a été (changé|modifié)\./;
const BACK_OFFICE = 'https://back-office.example/connexion';
const CONFIDENTIAL = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

test.use({ expectedFaults: /net::ERR_|status of (410|422|50\d)/ });
test.beforeEach(({ context }) => acceptCookies(context));

const asking = (page: Page) => page.locator('#verification');
const changing = (page: Page) => page.locator('#mot-de-passe');
const password = (page: Page) => changing(page).getByLabel(/^Nouveau mot de passe/);
const confirmation = (page: Page) => changing(page).getByLabel(/^Confirmation du mot de passe/);
const carryOn = (page: Page) => button(page.locator('main'), 'Continuer').click();

/** A new user of the back office, and the link that the invitation brings. */
async function invite(): Promise<{ email: string; link: string }> {
  const email = newEmail();
  await operate('users', 'add', email);
  return { email, link: linkIn(await mailTo(email), CHANGE) };
}

async function typePasswords(page: Page, first: string, second = first): Promise<void> {
  await password(page).fill(first);
  await confirmation(page).fill(second);
}

async function openLink(page: Page, link: string): Promise<void> {
  expect((await openPage(page, link)).headers()).toMatchObject(CONFIDENTIAL);
  await passMinimumTime(page);
}

test('a user asks for a link, and the answer says nothing of whether the address has an account', async ({ page }) => {
  const { email } = await invite();
  const stranger = newEmail();
  const answers: string[] = [];
  await installClock(page);
  expect((await openPage(page, VERIFY)).headers()).toMatchObject(CONFIDENTIAL);
  await test.step('a blank address is asked for again', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vérification de l’adresse électronique');
    await expect(field(asking(page), EMAIL)).toHaveAttribute('autocomplete', 'email');
    await carryOn(page);
    await expect(errorBox(asking(page)).getByRole('link')).toHaveText([FILL_IN]);
    await expect(errorBox(asking(page))).toBeFocused();
    await expect(field(asking(page), EMAIL)).toHaveAccessibleDescription(FILL_IN);
    await expect(page).toHaveTitle(/^Erreur.: Vérification de l’adresse électronique/);
  });
  await test.step('when the answer is lost, « Réessayer » sends the same under the same key', async () => {
    const sent = recordPosts(page);
    await dropFirstAnswer(page);
    await fillIn(asking(page), { [EMAIL]: email });
    await passMinimumTime(page);
    await carryOn(page);
    await expect(errorBox(asking(page))).toContainText('Votre demande n’a pas pu être envoyée');
    await expectValues(asking(page), { [EMAIL]: email });
    page.on('response', async (response) => {
      if (response.url().includes('/_data/submit/verifyEmail'))
        answers.push(`${response.status()} ${await response.text()}`);
    });
    await button(asking(page), 'Réessayer').click();
    await expect(asking(page).getByRole('status').filter({ hasText: ASKED })).toBeFocused();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
  await test.step('an address without an account gets the same answer, and no mail', async () => {
    await openPage(page, VERIFY);
    await fillIn(asking(page), { [EMAIL]: stranger });
    await passMinimumTime(page);
    await carryOn(page);
    await expect(asking(page).getByRole('status').filter({ hasText: ASKED })).toBeFocused();
    await expect.poll(() => answers.length).toBe(2);
    expect(answers[1]).toBe(answers[0]);
    // The invitation, and one mail for what was sent twice.
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    expect(await mailsTo(stranger)).toEqual([]);
  });
});

test('a user chooses a password with the link of the mail, once', async ({ page }) => {
  const { email, link } = await invite();
  const main = changing(page);
  expect(link).toContain(`${new URL(siteUrl()).origin}${CHANGE}`);
  await installClock(page);
  const sent = recordPosts(page);
  await openLink(page, link);
  await test.step('the page shows the address, and its rules', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réinitialisation du mot de passe');
    await expect(field(main, EMAIL)).toHaveValue(email);
    await expect(field(main, EMAIL)).toHaveAttribute('readonly');
    for (const input of [password(page), confirmation(page)]) {
      await expect(input).toHaveAttribute('autocomplete', 'new-password');
      await expect(input).toHaveAttribute('type', 'password');
    }
    await expect(password(page)).toHaveAccessibleDescription(RULES);
  });
  await test.step('wrong passwords are refused by the page, and a common one by the server', async () => {
    await carryOn(page);
    await expect(errorBox(main).getByRole('link')).toHaveText([FILL_IN, FILL_IN]);
    await typePasswords(page, 'a');
    await carryOn(page);
    await expect(errorBox(main).getByRole('link')).toHaveText([TOO_SHORT]);
    await typePasswords(page, PASSWORD, 'quatre baobabs');
    await carryOn(page);
    await expect(errorBox(main).getByRole('link')).toHaveText([MISMATCH]);
    await expect(confirmation(page)).toHaveAccessibleDescription(MISMATCH);
    await expect(page).toHaveTitle(/^Erreur.: Réinitialisation du mot de passe/);
    expect(sent).toEqual([]);
    await typePasswords(page, 'motdepasse123');
    await carryOn(page);
    await expect(errorBox(main).getByRole('link')).toHaveText([TOO_COMMON]);
    await expect(password(page)).toHaveAccessibleDescription(TOO_COMMON);
  });
  await test.step('a second after success the back office follows, where the site knows it', async () => {
    const message = 'Votre mot de passe a été modifié.';
    await page.route(SUBMIT_CALLS, (route) =>
      route.fulfill({ json: { kind: 'accepted', message, body: { redirectTo: BACK_OFFICE } } }),
    );
    await page.route(BACK_OFFICE, (route) => route.fulfill({ contentType: 'text/html', body: '<title>B</title>' }));
    await typePasswords(page, PASSWORD);
    await stopClock(page);
    await carryOn(page);
    await expect(main.getByText(CHANGED)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Aller au back-office' })).toHaveAttribute('href', BACK_OFFICE);
    await page.clock.runFor(999);
    await expect(page).toHaveURL(link);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(BACK_OFFICE);
    await page.unroute(SUBMIT_CALLS);
    await page.clock.resume();
  });
  await test.step('a password whose answer was lost is changed when it is sent again', async () => {
    await dropFirstAnswer(page);
    await openLink(page, link);
    await typePasswords(page, PASSWORD);
    await carryOn(page);
    await expect(errorBox(main)).toContainText('Votre demande n’a pas pu être envoyée');
    await typePasswords(page, PASSWORD);
    await button(main, 'Réessayer').dblclick();
    await expect(main.getByText(CHANGED)).toBeVisible();
    // BACK_OFFICE_URL is not set on this site.
    await page.clock.fastForward(5_000);
    await expect(page).toHaveURL(link);
  });
  await test.step('neither a used link nor one that was never given opens anything', async () => {
    for (const used of [link, `${CHANGE}${'A'.repeat(43)}`, `${CHANGE}%3Cscript%3E`]) {
      await openPage(page, used);
      await expect(page.getByText(USED_LINK)).toBeVisible();
      await expect(password(page)).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
    await expect(page).toHaveURL(VERIFY);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a user asks for a link and changes the password, which is never shown again in the page', async ({ page }) => {
    const { email, link } = await invite();
    await page.goto(VERIFY);
    await passMinimumTimeWithoutScripts(asking(page));
    await carryOn(page);
    await expect(errorBox(asking(page))).toContainText(/Veuillez bien remplir le champs s’il vous plaît.!/);
    await expect(page).toHaveTitle(/^Erreur/);
    await fillIn(asking(page), { [EMAIL]: email });
    await carryOn(page);
    await expect(asking(page).getByText(ASKED)).toBeVisible();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    const later = (await mailsTo(email)).map((mail) => linkIn(mail, CHANGE)).find((one) => one !== link) ?? '';

    await page.goto(later);
    await passMinimumTimeWithoutScripts(changing(page));
    await typePasswords(page, PASSWORD, 'autre chose');
    await carryOn(page);
    await expect(errorBox(changing(page)).getByRole('link')).toHaveText([MISMATCH]);
    await expect(field(changing(page), EMAIL)).toHaveValue(email);
    expect(await page.content()).not.toContain('baobabs');
    await typePasswords(page, PASSWORD);
    await carryOn(page);
    await expect(changing(page).getByText(CHANGED)).toBeVisible();
    // The earlier link is worthless once a later one was used.
    for (const used of [later, link]) {
      await page.goto(used);
      await expect(page.getByText(USED_LINK)).toBeVisible();
    }
  });
});
