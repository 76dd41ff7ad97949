/** The mail of a subscription: its confirmation by a button, and its end by a mail program. */
import { randomUUID } from 'node:crypto';
import { button, newEmail } from './support/forms';
import { linkIn, mailTo } from './support/mailbox';
import { openPage } from './support/open-page';
import { storedRows } from './support/operator-command';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

test('a subscription is confirmed by a button, and ended by one POST of a mail program', async ({ page, context }) => {
  await acceptCookies(context);
  const email = newEmail();
  const data = { nom: 'Diallo', prenom: 'Awa', fonction: 'Qualité', entreprise: 'Harmattan', email };
  const headers = { 'idempotency-key': randomUUID() };
  expect((await page.request.post('/_data/submit/newsletter', { data, headers })).status()).toBe(200);
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
