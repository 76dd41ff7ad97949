/** An application that something prevents: the candidate reads why, and loses nothing that was typed. */
import type { Page } from '@playwright/test';
import {
  answerForm,
  applicationsOf,
  background,
  BACKGROUND_PATH,
  card,
  confirm,
  identity,
  IDENTITY_PATH,
  openBackground,
  openPreview,
  preview,
  receipt,
  MAILED,
  storedAnswers,
  toast,
  validate,
} from './support/application-form';
import {
  button,
  errorBox,
  expectValues,
  field,
  dropFirstAnswer,
  newEmail,
  recordPosts,
  installClock,
  SUBMIT_CALLS,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
} from './support/forms';
import { linkIn, mailsTo } from './support/mailbox';
import { openPage, untilHydrated } from './support/open-page';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const REFUSED = /^Veuillez corriger les champs suivants.:$/;
const NOT_SENT = 'Une erreur est survenue lors de l’envoi de votre candidature.';
const STEP1_MISSING = 'Les informations du premier formulaire sont manquantes. Veuillez recommencer la procédure.';
const STEP1_INCOMPLETE = 'Les informations du premier formulaire sont incomplètes. Veuillez recommencer la procédure.';
const NOT_STORED = 'Erreur lors du stockage des données du formulaire.';
/** The questions, which are a file of their own. */
const QUESTIONS = /\/_data\/application-form\/\d+\/[\w-]+$/;

test.use({ expectedFaults: /net::ERR_|Failed to fetch|status of (409|422|429|50\d)/ });
test.beforeEach(({ context }) => acceptCookies(context));

const problems = (page: Page) => errorBox(card(page)).getByRole('link');

async function sendPreview(page: Page, email: string): Promise<void> {
  await openPreview(page, email);
  await confirm(page);
}

test('step 2 leads to a step 1 that is missing or gone, which says why, and keeps what was typed', async ({ page }) => {
  const sent = recordPosts(page);
  await installClock(page);
  await openPage(page, BACKGROUND_PATH);
  await expect(card(page).getByText('Commencez par votre identité')).toBeVisible();
  await answerForm(card(page), background);
  await passMinimumTime(page);
  await validate(page);
  await expect(page).toHaveURL(`${IDENTITY_PATH}?motif=manquantes`);
  await expect(card(page).getByRole('alert')).toContainText(STEP1_MISSING);
  await answerForm(card(page), identity(newEmail()));
  await validate(page);
  await expect(field(card(page), 'Votre motivation')).toHaveValue(background.typed['Votre motivation']);
  await passMinimumTime(page);
  await validate(page);
  await expect(preview(page)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('candidatForm1'));
  await confirm(page);
  await expect(page).toHaveURL(`${IDENTITY_PATH}?motif=incompletes`);
  await expect(card(page).getByRole('alert')).toContainText(STEP1_INCOMPLETE);
  expect(sent).toEqual([]);
});

test('a browser that stores nothing says so, and still sends', async ({ page }) => {
  const email = newEmail();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openBackground(page, email);
  await expect(page).toHaveURL(`${BACKGROUND_PATH}?motif=stockage`);
  await expect(card(page).getByRole('alert')).toContainText(NOT_STORED);
  await expect(card(page)).toContainText('Votre navigateur ne garde pas vos réponses');
  await answerForm(card(page), background);
  await validate(page);
  await confirm(page);
  await expect(receipt(page)).toContainText(MAILED);
  expect(await applicationsOf(email)).toHaveLength(1);
});

test('each refusal of the service is shown, and with its field links to the field in either step', async ({ page }) => {
  const message = 'Les candidatures sont closes jusqu’à lundi.';
  const fieldErrors = { prenoms: ['Trop court.'], commentaire: ['Trop vague.'] };
  let answer: object = { errors: {}, message };
  await page.route(SUBMIT_CALLS, (route) => route.fulfill({ status: 422, json: { kind: 'refused', ...answer } }));
  await sendPreview(page, newEmail());
  await expect(errorBox(preview(page))).toContainText(message);
  await expect(errorBox(preview(page))).toBeFocused();
  await expect(toast(page, message)).toBeVisible();

  answer = { errors: fieldErrors };
  await confirm(page);
  await expect(preview(page)).toBeHidden();
  await expect(errorBox(card(page)).getByText(REFUSED)).toBeVisible();
  await expect(toast(page, 'Veuillez corriger les champs suivants')).toBeVisible();
  await expect(errorBox(card(page))).toBeFocused();
  await expect(problems(page)).toHaveText([/^- Prénom.: Trop court\.$/, /^- Votre motivation.: Trop vague\.$/]);
  await problems(page).last().click();
  await expect(field(card(page), 'Votre motivation')).toBeFocused();
  await problems(page).first().click();
  await expect(field(card(page), 'Prénom')).toBeFocused();
  await expect(page).toHaveURL(`${IDENTITY_PATH}#candidature-prenom`);
});

test('« Réessayer » after a lost answer stores one application, and a second one within six months is answered alike', async ({
  page,
  context,
}) => {
  const email = newEmail();
  const sent = recordPosts(page);
  await dropFirstAnswer(page);
  await sendPreview(page, email);
  await expect(errorBox(preview(page))).toContainText(NOT_SENT);
  await expect(errorBox(preview(page))).toBeFocused();
  await expect(toast(page, NOT_SENT)).toBeVisible();
  await expect(preview(page)).toContainText('Je suis patiente.');
  await button(preview(page), 'Réessayer').click();
  await expect(receipt(page)).toContainText(MAILED);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);

  const again = await context.newPage();
  await sendPreview(again, email.toUpperCase());
  await expect(receipt(again)).toContainText(MAILED);
  await expect(receipt(again)).not.toContainText(email);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  const links = (await mailsTo(email)).map((mail) => linkIn(mail, '/recrutementdetails/'));
  expect(new Set(links).size).toBe(2);
  expect([...(await applicationsOf(email)), ...(await applicationsOf(email.toUpperCase()))]).toHaveLength(1);
});

test('the form asks for its questions twice, and without them works as without scripts', async ({ page, context }) => {
  await page.route(QUESTIONS, (route) => route.abort(), { times: 1 });
  await openPage(page, IDENTITY_PATH);
  await expect(card(page).getByText('Il reste 14 champs à remplir')).toBeVisible();
  await page.route(QUESTIONS, (route) => route.abort());
  const failures = Promise.all(
    [1, 2].map((count) => {
      let seen = 0;
      return page.waitForEvent('requestfailed', (request) => QUESTIONS.test(request.url()) && ++seen === count);
    }),
  );
  await page.reload();
  await failures;
  const email = newEmail();
  await answerForm(card(page), identity(email));
  await page.unroute(QUESTIONS);
  await validate(page);
  await test.step('scripts that arrive at step 2 send it as without scripts, and store both steps meanwhile', async () => {
    await untilHydrated(page);
    await answerForm(card(page), background);
    await expect
      .poll(async () => Object.keys(await storedAnswers(page)).sort())
      .toEqual(['candidatForm1', 'candidatForm2']);
    await passMinimumTimeWithoutScripts(card(page));
    await validate(page);
    await expect(card(page)).toContainText('Relisez votre dossier');
    await untilHydrated(page);
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
});
