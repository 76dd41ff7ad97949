/** Users of the back office ask for a link by mail, and choose a password with it once. */
import type { Page } from '@playwright/test';
import {
  button,
  errorBox,
  field,
  fillIn,
  newEmail,
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
const ASKED = 'Si un compte existe pour cette adresse, un e-mail vient de lui être envoyé.';
const MISMATCH = /Les mots de passe ne sont pas conformes.!$/;
const USED_LINK = 'Ce lien a expiré ou a déjà servi.';
const CHANGED = /Votre mot de passe a été (changé|modifié)\./;
const BACK_OFFICE = 'https://back-office.example/connexion';
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

test('a user corrects the new password, and is led to the back office', async ({ page }) => {
  const { link } = await invite();
  const main = changing(page);
  await installClock(page);
  expect(link).toContain(`${new URL(siteUrl()).origin}${CHANGE}`);
  await openPage(page, link);
  await passMinimumTime(page);
  await typePasswords(page, 'motdepasse123');
  await carryOn(page);
  await expect(errorBox(main).getByRole('link')).toHaveText([/Ce mot de passe est trop facile à deviner\./]);
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
    await page.clock.runFor(999);
    await expect(page).toHaveURL(link);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(BACK_OFFICE);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a user asks for a link and changes the password, which is never shown again in the page', async ({ page }) => {
    const { email, link } = await invite();
    await page.goto(VERIFY);
    await fillIn(asking(page), { [EMAIL]: email });
    await passMinimumTimeWithoutScripts(asking(page));
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
