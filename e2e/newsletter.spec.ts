/** The newsletter: its modal, its mail, and its form without the modal. */
import type { Page } from '@playwright/test';
import {
  button,
  errorBox,
  expectFor,
  field,
  fillIn,
  newEmail,
  newsletterValues,
  recordPosts,
  installClock,
  stopClock,
  passMinimumTime,
} from './support/forms';
import { linkIn, mailTo } from './support/mailbox';
import { openPage } from './support/open-page';
import { storedRows } from './support/operator-command';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const SENT = /^Envoyé avec succès.!$/;
const SUBMIT = 'Je m’inscris';

test.use({ expectedFaults: /status of 422/ });
test.beforeEach(({ context }) => acceptCookies(context));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Recevez nos actualités' });
test('a visitor opens the modal, corrects it, subscribes once, confirms by the mail, and unsubscribes', async ({
  page,
}) => {
  const email = newEmail();
  const sent = recordPosts(page);
  await installClock(page);
  await openPage(page, '/mentionslegales');
  const footerOpener = page.getByRole('contentinfo').getByRole('link', { name: 'S’inscrire à la newsletter' });
  await test.step('the modal gives the focus back however it is closed, and keeps what was typed', async () => {
    for (const close of [
      () => button(dialog(page), 'Fermer').click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 300),
    ]) {
      await footerOpener.click();
      expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
      await field(dialog(page), 'Nom').fill('Diallo');
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(footerOpener).toBeFocused();
    }
    await footerOpener.click();
    await expect(field(dialog(page), 'Nom')).toHaveValue('Diallo');
    // A press that only ends on the overlay, as the selection of a text may.
    await field(dialog(page), 'Nom').hover();
    await page.mouse.down();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  });
  await test.step('a double click subscribes once, closes the modal, and shows a banner for three seconds', async () => {
    await fillIn(dialog(page), newsletterValues('awa@'));
    await passMinimumTime(page);
    await button(dialog(page), SUBMIT).click();
    await expect(errorBox(dialog(page))).toBeFocused();
    expect(sent).toEqual([]);
    await fillIn(dialog(page), newsletterValues(email));
    await stopClock(page);
    await button(dialog(page), SUBMIT).dblclick();
    await expect(dialog(page)).toBeHidden();
    await expect(footerOpener).toBeFocused();
    await expectFor(page, page.getByText(SENT), 3_000);
    expect(sent).toHaveLength(1);
    expect(await storedRows('newsletter', email)).toMatchObject([{ nom: 'Diallo', confirmed_at: null }]);
  });
  await test.step('the mail confirms by a button, and a mail program unsubscribes by one POST of its own', async () => {
    await page.clock.resume();
    const mail = await mailTo(email);
    await openPage(page, linkIn(mail, '/newsletter/confirmation/'));
    // Mail scanners open the link too.
    expect(await storedRows('newsletter', email)).toMatchObject([{ confirmed_at: null }]);
    await button(page.locator('main'), 'Confirmer mon inscription').click();
    await expect(page.getByText('Votre inscription est confirmée.')).toBeVisible();
    const link = linkIn(mail, '/newsletter/desinscription/');
    expect((await page.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200);
    expect(await storedRows('newsletter', email)).toEqual([]);
  });
});
