/** What a candidate typed is not lost until it is sent, and then it is gone from the device. */
import type { Page } from '@playwright/test';
import {
  addExperience,
  answerForm,
  applicationsOf,
  background,
  BACKGROUND_PATH,
  box,
  card,
  confirm,
  experience,
  identity,
  IDENTITY_PATH,
  job,
  storedAnswers,
  list,
  preview,
  receipt,
  validate,
} from './support/application-form';
import {
  button,
  errorBox,
  expectValues,
  field,
  fillIn,
  blockScripts,
  delayRequests,
  installClock,
  newEmail,
  passMinimumTime,
  recordPosts,
  SUBMIT_CALLS,
} from './support/forms';
import { openPage, untilHydrated } from './support/open-page';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

test.use({ expectedFaults: /net::ERR_|status of (422|503)/ });
test.beforeEach(({ context }) => acceptCookies(context));

async function expectIdentity(page: Page, { typed, chosen }: ReturnType<typeof identity>): Promise<void> {
  await expectValues(card(page), typed);
  for (const [label, value] of Object.entries(chosen)) await expect(list(card(page), label)).toHaveValue(value);
  await expect(card(page).getByRole('radio', { name: 'Féminin' })).toBeChecked();
}

async function expectBackground(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(background.chosen))
    await expect(list(card(page), label)).toHaveValue(value);
  await expectValues(card(page), background.typed);
  await expect(box(card(page), 'Je suis disponible immédiatement')).toBeChecked();
  await expectValues(experience(page, 1), job);
}

test('both steps outlive a reload, back and forward, and a closed page, until their button erases them', async ({
  page,
  context,
}) => {
  const person = identity(newEmail());
  await openPage(page, IDENTITY_PATH);
  await answerForm(card(page), person);
  await openPage(page, IDENTITY_PATH);
  await expectIdentity(page, person);
  await validate(page);
  await answerForm(card(page), background);
  await addExperience(page);
  await fillIn(experience(page, 1), job);
  await page.reload();
  await expectBackground(page);
  await untilHydrated(page);
  await page.goBack();
  await expectIdentity(page, person);
  await page.goForward();
  await expectBackground(page);
  await button(card(page), 'Valider').waitFor();
  await page.getByRole('link', { name: 'Retour', exact: true }).click();
  await expectIdentity(page, person);
  await page.close();
  const later = await context.newPage();
  await openPage(later, BACKGROUND_PATH);
  await expectBackground(later);
  await expect(card(later).getByText('Commencez par votre identité')).toHaveCount(0);

  await expect(card(later)).toContainText('Vos réponses sont gardées sur cet appareil, et nulle part ailleurs');
  expect(Object.keys(await storedAnswers(later)).sort()).toEqual(['candidatForm1', 'candidatForm2']);
  await button(card(later), 'Effacer mes réponses').click();
  await expect(card(later).getByText('Vos réponses ont été effacées de cet appareil.')).toBeVisible();
  await expect(field(card(later), 'Votre motivation')).toHaveValue('');
  expect(await storedAnswers(later)).toEqual({});
  await later.reload();
  await untilHydrated(later);
  await expect(list(card(later), 'Niveau d’études')).toHaveValue('');
});

test('answers typed before the scripts have loaded are stored, stay while offline, and are gone once they are sent', async ({
  page,
  context,
}) => {
  const person = identity(newEmail());
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
  await answerForm(card(page), background);
  await passMinimumTime(page);
  await validate(page);

  await context.setOffline(true);
  await confirm(page);
  await expect(errorBox(preview(page))).toContainText('Une erreur est survenue lors de l’envoi de votre candidature.');
  expect((await storedAnswers(page))['candidatForm2']).toContain('Je suis patiente.');
  await button(preview(page), 'Fermer').click();
  await fillIn(card(page), { 'Votre motivation': 'Écouter, hors ligne aussi.' });
  expect((await storedAnswers(page))['candidatForm2']).toContain('hors ligne aussi');
  await validate(page);
  await context.setOffline(false);
  await test.step('nothing closes the preview while it is being sent, and a double click sends it once', async () => {
    const sent = recordPosts(page);
    const answer = await delayRequests(page, SUBMIT_CALLS);
    await button(preview(page), 'Confirmer et envoyer').dblclick();
    await expect(preview(page).getByRole('status')).toHaveText('Envoi en cours...');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 300);
    expect(await preview(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    answer();
    await expect(receipt(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await applicationsOf(person.typed['Adresse e-mail'])).toHaveLength(1);
  });
  expect(await storedAnswers(page)).toEqual({});
});
