import type { Page } from '@playwright/test';
import {
  button,
  errorBox,
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
import { linkIn, mailsTo, mailTo } from './support/mailbox';
import { openPage, untilHydrated } from './support/open-page';
import { operate } from './support/operator-command';
import { siteUrl } from './support/site-url';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const VERIFY = '/forget-password/verification-e-mail';
const CHANGE = '/forget-password/change-your-password/';
const EMAIL = 'Adresse e-mail';
const FILL_IN = /Veuillez bien remplir le champs s’il vous plaît.!$/;
const ASKED = 'Si un compte existe pour cette adresse, un e-mail vient de lui être envoyé.';
const MISMATCH = /Les mots de passe ne sont pas conformes.!$/;
const RULES = /^Au moins 12 caractères\. Évitez les mots de passe courants/;
const TOO_SHORT = /Choisissez un mot de passe d’au moins 12 caractères\.$/;
const TOO_COMMON = /Ce mot de passe est trop facile à deviner\./;
const USED_LINK = 'Ce lien a expiré ou a déjà servi.';
const CHANGED = /Votre mot de passe a été (changé|modifié)\./;
const BACK_OFFICE = 'https://back-office.example/connexion';

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

async function ask(page: Page, email: string): Promise<void> {
  await installClock(page);
  await openPage(page, VERIFY);
  await fillIn(asking(page), { [EMAIL]: email });
  await passMinimumTime(page);
  await carryOn(page);
}

async function typePasswords(page: Page, first: string, second = first): Promise<void> {
  await password(page).fill(first);
  await confirmation(page).fill(second);
}

async function openLink(page: Page, link: string): Promise<void> {
  await installClock(page);
  const response = await openPage(page, link);
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await passMinimumTime(page);
}

test('the page of the address has its texts, and asks for what is blank', async ({ page }) => {
  const sent = recordPosts(page);
  const response = await openPage(page, VERIFY);
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vérification de l’adresse électronique');
  await expect(asking(page).getByRole('textbox')).toHaveCount(1);
  await expect(field(asking(page), EMAIL)).toHaveAttribute('type', 'email');
  await expect(field(asking(page), EMAIL)).toHaveAttribute('autocomplete', 'email');
  for (const blank of ['', '   ']) {
    await field(asking(page), EMAIL).fill(blank);
    await carryOn(page);
    await expect(errorBox(asking(page)).getByRole('link')).toHaveText([FILL_IN]);
    await expect(errorBox(asking(page))).toBeFocused();
    await expect(field(asking(page), EMAIL)).toHaveAccessibleDescription(FILL_IN);
    await expect(page).toHaveTitle(/^Erreur.: Vérification de l’adresse électronique/);
  }
  expect(sent).toEqual([]);
});

test('the answer is the same for an address that is known and for one that is not', async ({ page }) => {
  const { email } = await invite();
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/_data/submit/verifyEmail'))
      answers.push(`${response.status()} ${await response.text()}`);
  });
  const stranger = newEmail();
  for (const address of [email, stranger]) {
    await ask(page, address);
    await expect(asking(page).getByRole('status').filter({ hasText: ASKED })).toBeFocused();
  }
  await expect.poll(() => answers.length).toBe(2);
  expect(answers[1]).toBe(answers[0]);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  expect(await mailsTo(stranger)).toEqual([]);
});

test('the link of the mail is of this site, and changes the password once', async ({ page }) => {
  const { email, link } = await invite();
  expect(link).toContain(`${new URL(siteUrl()).origin}${CHANGE}`);
  expect(link.split('/').at(-1)?.length).toBeGreaterThanOrEqual(22);
  const sent = recordPosts(page);
  await openLink(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réinitialisation du mot de passe');
  await expect(field(changing(page), EMAIL)).toHaveValue(email);
  await expect(field(changing(page), EMAIL)).toHaveAttribute('readonly');
  for (const input of [password(page), confirmation(page)]) {
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toHaveAttribute('type', 'password');
  }
  await expect(password(page)).toHaveAccessibleDescription(RULES);
  await expect(changing(page).getByText(RULES)).toBeVisible();

  await carryOn(page);
  await expect(errorBox(changing(page)).getByRole('link')).toHaveText([FILL_IN, FILL_IN]);
  await typePasswords(page, 'a');
  await carryOn(page);
  await expect(errorBox(changing(page)).getByRole('link')).toHaveText([TOO_SHORT]);
  await typePasswords(page, 'quatre baobabs au vent', 'quatre baobabs');
  await carryOn(page);
  await expect(errorBox(changing(page)).getByRole('link')).toHaveText([MISMATCH]);
  await expect(confirmation(page)).toHaveAccessibleDescription(MISMATCH);
  await expect(page).toHaveTitle(/^Erreur.: Réinitialisation du mot de passe/);
  expect(sent.filter(({ url }) => url.includes('changePassword'))).toEqual([]);

  await typePasswords(page, 'quatre baobabs au vent');
  await button(changing(page), 'Continuer').dblclick();
  await expect(changing(page).getByText(CHANGED)).toBeVisible();
  expect(sent.filter(({ url }) => url.includes('changePassword'))).toHaveLength(1);
  // BACK_OFFICE_URL is not set on this site.
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL(link);

  await openPage(page, link);
  await expect(page.getByText(USED_LINK)).toBeVisible();
  await expect(password(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await expect(page).toHaveURL(VERIFY);
});

test.describe('a common password', () => {
  test.use({ expectedFaults: /status of 422/ });

  test('is refused by the server at its field, and the link still works', async ({ page }) => {
    const { email, link } = await invite();
    await openLink(page, link);
    for (const common of ['motdepasse123', 'azertyuiop12', email]) {
      await typePasswords(page, common);
      await carryOn(page);
      await expect(errorBox(changing(page)).getByRole('link')).toHaveText([TOO_COMMON]);
      await expect(password(page)).toHaveAccessibleDescription(TOO_COMMON);
    }
    await typePasswords(page, 'quatre baobabs au vent');
    await carryOn(page);
    await expect(changing(page).getByText(CHANGED)).toBeVisible();
  });
});

test('a link that was never given, or is none, opens nothing', async ({ page }) => {
  for (const slug of ['x', 'A'.repeat(43), '%3Cscript%3E']) {
    await openPage(page, `${CHANGE}${slug}`);
    await expect(page.getByText(USED_LINK)).toBeVisible();
    await expect(password(page)).toHaveCount(0);
  }
});

test('a later link makes the earlier ones worthless once it is used', async ({ page }) => {
  const { email, link } = await invite();
  await ask(page, email);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  const later = (await mailsTo(email)).map((mail) => linkIn(mail, CHANGE)).find((one) => one !== link) ?? '';
  await openPage(page, later);
  await passMinimumTime(page);
  await typePasswords(page, 'quatre baobabs au vent');
  await carryOn(page);
  await expect(changing(page).getByText(CHANGED)).toBeVisible();
  await openPage(page, link);
  await expect(page.getByText(USED_LINK)).toBeVisible();
});

test('a second after success the back office follows, where the site knows it', async ({ page }) => {
  const { link } = await invite();
  await page.route(SUBMIT_CALLS, (route) =>
    route.fulfill({
      json: { kind: 'accepted', message: 'Votre mot de passe a été modifié.', body: { redirectTo: BACK_OFFICE } },
    }),
  );
  await page.route(BACK_OFFICE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Back-office</title>' }),
  );
  await openLink(page, link);
  await typePasswords(page, 'quatre baobabs au vent');
  await stopClock(page);
  await carryOn(page);
  await expect(changing(page).getByText(CHANGED)).toBeVisible();
  await expect(changing(page).getByRole('link', { name: 'Aller au back-office' })).toHaveAttribute('href', BACK_OFFICE);
  await page.clock.runFor(999);
  await expect(page).toHaveURL(link);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(BACK_OFFICE);
});

test.describe('when the answer does not come', () => {
  test.use({ expectedFaults: /net::ERR_|status of (422|50\d)/ });

  test('the address stays, and « Réessayer » sends the same under the same key', async ({ page }) => {
    const { email } = await invite();
    const sent = recordPosts(page);
    await dropFirstAnswer(page);
    await ask(page, email);
    await expect(errorBox(asking(page))).toContainText('Votre demande n’a pas pu être envoyée');
    await expectValues(asking(page), { [EMAIL]: email });
    await button(asking(page), 'Réessayer').click();
    await expect(asking(page).getByText(ASKED)).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    await page.waitForTimeout(500); // a second mail would come as fast as the first
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('a password whose answer was lost is changed when it is sent again', async ({ page }) => {
    const { link } = await invite();
    await dropFirstAnswer(page);
    await openLink(page, link);
    await typePasswords(page, 'quatre baobabs au vent');
    await carryOn(page);
    await expect(errorBox(changing(page))).toContainText('Votre demande n’a pas pu être envoyée');
    await typePasswords(page, 'quatre baobabs au vent');
    await button(changing(page), 'Réessayer').click();
    await expect(changing(page).getByText(CHANGED)).toBeVisible();
  });
});

test('before the scripts have come both forms are sent by the browser alone', async ({ page }) => {
  const { email, link } = await invite();
  const release = await blockScripts(page);
  await page.goto(VERIFY, { waitUntil: 'commit' });
  await fillIn(asking(page), { [EMAIL]: email });
  await passMinimumTimeWithoutScripts(asking(page));
  await carryOn(page);
  await expect(asking(page).getByText(ASKED)).toBeVisible();
  await page.goto(link, { waitUntil: 'commit' });
  await typePasswords(page, 'quatre baobabs au vent');
  await passMinimumTimeWithoutScripts(changing(page));
  await carryOn(page);
  await expect(changing(page).getByText(CHANGED)).toBeVisible();
  release();
  await untilHydrated(page);
  await expect(changing(page).getByText(CHANGED)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: /status of 422/ });

  test('a link is asked for', async ({ page }) => {
    const { email } = await invite();
    await page.goto(VERIFY);
    await passMinimumTimeWithoutScripts(asking(page));
    await carryOn(page);
    await expect(errorBox(asking(page))).toContainText(/Veuillez bien remplir le champs s’il vous plaît.!/);
    await expect(page).toHaveTitle(/^Erreur/);
    await fillIn(asking(page), { [EMAIL]: email });
    await carryOn(page);
    await expect(asking(page).getByText(ASKED)).toBeVisible();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  });

  test('the password is changed, and never shown again in the page', async ({ page }) => {
    const { email, link } = await invite();
    await page.goto(link);
    await passMinimumTimeWithoutScripts(changing(page));
    await typePasswords(page, 'quatre baobabs au vent', 'autre chose');
    await carryOn(page);
    await expect(errorBox(changing(page)).getByRole('link')).toHaveText([MISMATCH]);
    await expect(field(changing(page), EMAIL)).toHaveValue(email);
    expect(await page.content()).not.toContain('baobabs');
    await typePasswords(page, 'quatre baobabs au vent');
    await carryOn(page);
    await expect(changing(page).getByText(CHANGED)).toBeVisible();
    await page.goto(link);
    await expect(page.getByText(USED_LINK)).toBeVisible();
  });
});
