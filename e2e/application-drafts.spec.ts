/** Typed answers stay on the device until they are sent. */
import type { Page } from '@playwright/test';
import {
  answerForm,
  applicationsOf,
  background,
  BACKGROUND_PATH,
  card,
  confirm,
  experience,
  identity,
  IDENTITY_PATH,
  job,
  list,
  MAILED,
  receipt,
  storedAnswers,
  validate,
} from './support/application-form';
import {
  button,
  errorBox,
  expectValues,
  field,
  fillIn,
  blockScripts,
  installClock,
  newEmail,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
  stopClock,
} from './support/forms';
import { linkIn, mailTo } from './support/mailbox';
import { openPage, untilHydrated } from './support/open-page';
import { expect, test } from './support/test';

test.use({ expectedFaults: /net::ERR_|Failed to fetch|status of (422|503)/, isReturning: true });

async function expectIdentity(page: Page, { typed, chosen }: ReturnType<typeof identity>): Promise<void> {
  await expectValues(card(page), typed);
  for (const [label, value] of Object.entries(chosen)) await expect(list(card(page), label)).toHaveValue(value);
  await expect(card(page).getByRole('radio', { name: 'Féminin' })).toBeChecked();
}

test('answers typed before the scripts have loaded are stored, and go when sent; the mail leads to them', async ({
  page,
  checkState,
}) => {
  const person = identity(newEmail());
  const email = person.typed['Adresse e-mail'];
  const release = await blockScripts(page);
  await installClock(page);
  await page.goto(IDENTITY_PATH, { waitUntil: 'commit' });
  await answerForm(card(page), person);
  expect(await storedAnswers(page)).toEqual({});
  release();
  await untilHydrated(page);
  await expectIdentity(page, person);
  await expect.poll(async () => (await storedAnswers(page))['candidatForm1']).toContain(person.typed.Prénom);
  await expect(button(card(page), 'Valider')).not.toHaveAttribute('aria-disabled');
  await validate(page);
  await expect(list(card(page), 'Niveau d’études')).toBeVisible();
  await passMinimumTime(page);
  await validate(page);
  await expect(errorBox(card(page))).toBeFocused();
  await checkState('step 2, refused');
  await answerForm(card(page), background);
  await button(card(page), 'Ajouter une expérience').click();
  await expect(experience(page, 1)).toBeFocused();
  await fillIn(experience(page, 1), job);
  await validate(page);
  await checkState('preview of an application');

  // The receipt is shown for five seconds.
  await stopClock(page);
  await confirm(page);
  await button(receipt(page), 'Rester sur cette page').click();
  await page.clock.runFor(60_000);
  await expect(receipt(page)).toContainText(MAILED);
  await expect(page).toHaveURL(BACKGROUND_PATH);
  await checkState('receipt');
  expect(await storedAnswers(page)).toEqual({});
  const stored = { genre: 'Féminin', date_naissance: '1999-04-12', exp_pro1_debut: '2020-02-01' };
  expect(await applicationsOf(email)).toMatchObject([{ etat: 'en_attente', reponses: stored }]);

  await page.clock.resume();
  await openPage(page, linkIn(await mailTo(email), '/recrutementdetails/'));
  await button(page.locator('main'), 'Retirer ma candidature').click();
  await expect(errorBox(page.locator('main'))).toBeVisible();
  await checkState('follow-up, withdrawal not confirmed');
});

test('scripts that come at step 2 send it as without scripts, and store both steps', async ({
  page,
  context,
  checkState,
}) => {
  const release = await blockScripts(page);
  await page.goto(IDENTITY_PATH, { waitUntil: 'commit' });
  const email = newEmail();
  await answerForm(card(page), identity(email));
  await validate(page);
  await expect(list(card(page), 'Niveau d’études')).toBeVisible();
  release();
  await untilHydrated(page);
  await answerForm(card(page), background);
  await expect
    .poll(async () => Object.keys(await storedAnswers(page)).sort())
    .toEqual(['candidatForm1', 'candidatForm2']);
  await passMinimumTimeWithoutScripts(card(page));
  await validate(page);
  await expect(card(page)).toContainText('Relisez votre dossier');
  await untilHydrated(page);
  await checkState('preview from the server');
  const other = await context.newPage();
  await openPage(other, IDENTITY_PATH);
  await expect(field(card(other), 'Adresse e-mail')).toHaveValue(email);
  await validate(other);
  await expectValues(card(other), background.typed);
  await other.close();
  await button(card(page), 'Confirmer et envoyer').click();
  await expect(receipt(page)).toBeVisible();
  expect(await applicationsOf(email)).toHaveLength(1);
  await untilHydrated(page);
  expect(await storedAnswers(page)).toEqual({});
});
