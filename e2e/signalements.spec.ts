/** A report is read before it is sent, anonymous or not, and followed with its code; nothing of it stays in the browser. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  button,
  errorBox,
  field,
  fillIn,
  blockScripts,
  dropFirstAnswer,
  newEmail,
  recordPosts,
  installClock,
  SUBMIT_CALLS,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
  delayRequests,
} from './support/forms';
import { mailsTo, mailTo } from './support/mailbox';
import { openPage, untilHydrated } from './support/open-page';
import { createRecruiter, signIn } from './support/recruiter';
import {
  answerReport,
  chooseKey,
  CODE,
  confirm,
  facts,
  identify,
  identity,
  IDENTITY_FIELDS,
  openReport,
  preview,
  reportCard,
  reportsWith,
  followUpCode,
  stayAnonymous,
  validate,
} from './support/report-form';
import { storedInBrowser } from './support/stored-data';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const CORRECT = 'Veuillez corriger les erreurs avant de soumettre.';
const NO_FACTS = 'Veuillez décrire les faits.';
const NO_IDENTITY = [
  'Le nom complet est requis.',
  'Le lien avec Vipp est requis.',
  'Veuillez fournir au moins un moyen de contact (téléphone, email ou autre).',
];
const SENT = /^Signalement envoyé avec succès.!$/;
const FOLLOW_UP = '/signalements/suivi';
const CONFIDENTIAL = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

test.use({ expectedFaults: /net::ERR_|status of (422|50\d)/ });
test.beforeEach(({ context }) => acceptCookies(context));

/** Each test writes different facts, by which its report is found. */
const newFacts = () => `Une facture réglée deux fois, ${randomUUID()}.`;
const FACTS = 'Description des faits';
const identityNamesIn = async (page: Page): Promise<string[]> => {
  const names = await page
    .locator('form [name]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''));
  return names.filter((name) => IDENTITY_FIELDS.includes(name));
};
const problems = (page: Page) => errorBox(reportCard(page)).getByRole('link');
const codeCard = (page: Page) => page.locator('#code-de-suivi');
const additionCard = (page: Page) => page.locator('#complement');
const add = (page: Page) => button(additionCard(page), 'Ajouter à mon signalement').click();

async function openThread(page: Page, code: string): Promise<void> {
  await fillIn(codeCard(page), { 'Code de suivi': code });
  await button(codeCard(page), 'Consulter le suivi').click();
  await expect(page.getByRole('heading', { name: 'Votre signalement' })).toBeVisible();
}

test('an anonymous report is previewed, sent once, leaves nothing in the browser, and is followed with its code', async ({
  page,
  browser,
  baseURL,
}) => {
  const description = newFacts();
  const sent = recordPosts(page);
  await installClock(page);
  expect((await openPage(page, '/signalements')).headers()).toMatchObject(CONFIDENTIAL);
  const before = await storedInBrowser(page);
  await passMinimumTime(page);
  await test.step('the report needs its facts', async () => {
    await expect(stayAnonymous(page)).toBeChecked();
    await validate(page);
    await expect(errorBox(reportCard(page))).toContainText(CORRECT);
    await expect(problems(page)).toHaveText([NO_FACTS]);
    await expect(errorBox(reportCard(page))).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur.: Signalements/);
    await expect(field(reportCard(page), FACTS)).toHaveAccessibleDescription(new RegExp(`Erreur.: ${NO_FACTS}$`));
    await expect(preview(page)).toBeHidden();
  });
  await test.step('the preview sends nothing, and leads back to what was typed however it is closed', async () => {
    await fillIn(reportCard(page), facts(description));
    for (const close of [
      () => button(preview(page), 'Modifier').click(),
      () => button(preview(page), 'Fermer').click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await validate(page);
      await expect(preview(page)).toContainText(description);
      await close();
      await expect(preview(page)).toBeHidden();
      await expect(button(reportCard(page), 'Je valide mon formulaire')).toBeFocused();
      await expect(field(reportCard(page), FACTS)).toHaveValue(description);
    }
    expect(sent).toEqual([]);
  });
  await test.step('nothing closes the preview while the report is being sent, and a double click sends it once', async () => {
    await validate(page);
    const answer = await delayRequests(page, SUBMIT_CALLS);
    await button(preview(page), 'Confirmer et envoyer').dblclick();
    await expect(button(preview(page), 'Envoi en cours...')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 300);
    // They are marked as disabled, which a visitor may not notice.
    for (const name of ['Fermer', 'Modifier']) await button(preview(page), name).click({ force: true });
    expect(await preview(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    answer();
    await expect(page.getByLabel('Notifications')).toContainText(/Signalement envoyé avec succès.!/);
    await expect(preview(page)).toBeHidden();
    expect(sent).toHaveLength(1);
    expect(await reportsWith(description)).toHaveLength(1);
  });
  const code = (await followUpCode(page).textContent()) ?? '';
  await test.step('the code is shown once, and nothing of the report stays in the browser', async () => {
    expect(code).toMatch(CODE);
    await expect(reportCard(page).getByText(SENT)).toBeVisible();
    await expect(reportCard(page)).toContainText('ce code ne pourra pas vous être redonné');
    await expect(reportCard(page).locator(':focus')).toContainText(/Signalement envoyé avec succès/);
    await expect(field(reportCard(page), FACTS)).toHaveValue('');
    const after = await storedInBrowser(page);
    expect(after.split('\n').length).toBe(before.split('\n').length);
    for (const secret of [description, code, code.replaceAll(' ', '')]) expect(after).not.toContain(secret);
    await expect(page).toHaveURL('/signalements');
    await page.goto('/');
    await page.goBack();
    await expect(field(reportCard(page), FACTS)).toHaveValue('');
    for (const secret of [code, description]) await expect(page.getByText(secret)).toHaveCount(0);
  });
  await test.step('wrong codes open nothing, and the right one the report', async () => {
    expect((await openPage(page, FOLLOW_UP)).headers()).toMatchObject(CONFIDENTIAL);
    await passMinimumTime(page);
    for (const [wrong, message] of [
      ['1234 5678', 'Le code de suivi compte 16 chiffres.'],
      [`${1000 + Math.floor(Math.random() * 9000)} 0000 0000 0001`, 'Ce code de suivi est inconnu.'],
    ] as const) {
      await fillIn(codeCard(page), { 'Code de suivi': wrong });
      await button(codeCard(page), 'Consulter le suivi').click();
      await expect(errorBox(codeCard(page))).toContainText(message);
      await expect(field(codeCard(page), 'Code de suivi')).toHaveValue(wrong);
    }
    await openThread(page, code);
    for (const text of ['n’a pas encore répondu.', 'Accusé de réception au plus tard', 'Réponse au plus tard'])
      await expect(page.getByText(text)).toBeVisible();
  });
  await test.step('the reporter adds to the report, and reads the answer', async () => {
    await add(page);
    await expect(errorBox(additionCard(page)).getByRole('link')).toHaveText([NO_FACTS]);
    await fillIn(additionCard(page), { 'Votre complément': 'La date est le 3 mars.' });
    await add(page);
    await expect(additionCard(page).getByText('Votre complément a bien été ajouté.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'La date est le 3 mars.' })).toContainText('Vous, le');
    await expect(page).toHaveURL(FOLLOW_UP);
    const [report] = await reportsWith(description);
    expect(report?.messages).toMatchObject([{ sender: 'reporter', text: 'La date est le 3 mars.' }]);
    const answer = 'Merci, nous vérifions.';
    const desk = await (await browser.newContext({ baseURL })).newPage();
    await acceptCookies(desk.context());
    const site = { url: baseURL ?? '', dataDir: process.env.DATA_DIR ?? '' };
    await signIn(desk, await createRecruiter(site, 'referent', randomUUID()));
    await chooseKey(desk);
    await openReport(desk, report?.id ?? '');
    await answerReport(desk, answer);
    await desk.context().close();
    await page.getByRole('link', { name: 'Fermer ce signalement' }).click();
    await expect(page.getByText(description)).toHaveCount(0);
    await untilHydrated(page);
    await passMinimumTime(page);
    await openThread(page, code.replaceAll(' ', '-'));
    await expect(page.getByRole('listitem').filter({ hasText: answer })).toContainText('Le référent, le');
  });
});

test('an identified report needs a name and a contact, and is copied only on request', async ({ page }) => {
  const [asked, unasked] = [newEmail(), newEmail()];
  const description = newFacts();
  const sent = recordPosts(page);
  await installClock(page);
  await openPage(page, '/signalements');
  await test.step('one choice excludes the other, and only who identifies has the fields', async () => {
    expect(await identityNamesIn(page)).toEqual([]);
    await identify(page).check();
    await expect(stayAnonymous(page)).not.toBeChecked();
    expect(await identityNamesIn(page)).toEqual(expect.arrayContaining(IDENTITY_FIELDS));
    await validate(page);
    await expect(problems(page)).toHaveText([...NO_IDENTITY, NO_FACTS]);
    await problems(page).nth(2).click();
    await expect(field(reportCard(page), 'Téléphone')).toBeFocused();
    await fillIn(reportCard(page), { 'Autre moyen de vous joindre': 'Par courrier' });
    await validate(page);
    await expect(problems(page)).toHaveText([...NO_IDENTITY.slice(0, 2), NO_FACTS]);
  });
  const sendIdentified = async (email: string, isCopyAsked: boolean) => {
    await identify(page).check();
    await fillIn(reportCard(page), { ...identity(email), ...facts(description) });
    await reportCard(page)
      .getByRole('checkbox', { name: 'Je souhaite recevoir une copie par e-mail' })
      .setChecked(isCopyAsked);
    await passMinimumTime(page);
    await validate(page);
    for (const text of ['Signalement identifié', description, ...Object.values(identity(email))])
      await expect(preview(page)).toContainText(text);
    await confirm(page);
  };
  await test.step('when the answer is lost, the preview stays, and « Réessayer » sends the same under the same key', async () => {
    await dropFirstAnswer(page);
    await sendIdentified(unasked, false);
    await expect(errorBox(preview(page))).toContainText('Erreur lors de l’envoi du signalement. Veuillez réessayer.');
    await expect(errorBox(preview(page))).toBeFocused();
    await expect(preview(page)).toContainText(description);
    await button(preview(page), 'Réessayer').click();
    await expect(preview(page)).toBeHidden();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
  await test.step('a mail leads to a copy only where it is asked for', async () => {
    await sendIdentified(asked, true);
    await expect(preview(page)).toBeHidden();
    const copy = await mailTo(asked);
    expect(copy.text).toContain('/signalements/suivi');
    expect(copy.text).not.toContain(description);
    expect(copy.text).not.toMatch(/\d{4} ?\d{4} ?\d{4} ?\d{4}/);
    expect(await mailsTo(unasked)).toEqual([]);
    expect((await reportsWith(description)).map(({ report }) => [report['email'], report['wantsCopy']])).toEqual([
      [unasked, false],
      [asked, true],
    ]);
  });
  await test.step('who stays anonymous after all has no identification in the page, and keeps the facts', async () => {
    await identify(page).check();
    await fillIn(reportCard(page), { ...identity(asked), ...facts(description) });
    await stayAnonymous(page).check();
    expect(await identityNamesIn(page)).toEqual([]);
    await expect(field(reportCard(page), FACTS)).toHaveValue(description);
    await passMinimumTime(page);
    await validate(page);
    await expect(preview(page)).toContainText('Signalement anonyme');
    await expect(preview(page)).not.toContainText('Sèna');
  });
});

test('the server previews the report before the scripts have come, and the page sends it once they have', async ({
  page,
}) => {
  const description = newFacts();
  const release = await blockScripts(page);
  await page.goto('/signalements', { waitUntil: 'commit' });
  await fillIn(reportCard(page), facts(description));
  await passMinimumTimeWithoutScripts(reportCard(page));
  await validate(page);
  await expect(reportCard(page)).toContainText('Signalement anonyme');
  release();
  await untilHydrated(page);
  await button(reportCard(page), 'Confirmer et envoyer').click();
  await expect(followUpCode(page)).toBeVisible();
  expect(await reportsWith(description)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a report goes through errors, identification, preview and back, and is followed with its code', async ({
    page,
  }) => {
    const description = newFacts();
    const email = newEmail();
    await page.goto('/signalements');
    await expect(page.locator('#report-fullName')).toBeHidden();
    await reportCard(page)
      .getByRole('radio', { name: /^Je souhaite m’identifier/ })
      .check();
    await passMinimumTimeWithoutScripts(reportCard(page));
    await validate(page);
    await expect(page).toHaveTitle(/^Erreur.: Signalements/);
    await expect(problems(page)).toHaveText([...NO_IDENTITY, NO_FACTS]);
    await fillIn(reportCard(page), { ...identity(email), ...facts(description) });
    await validate(page);
    for (const text of ['Signalement identifié', 'Sèna Adjovi', description])
      await expect(reportCard(page)).toContainText(text);
    await button(reportCard(page), 'Modifier').click();
    await expect(field(reportCard(page), FACTS)).toHaveValue(description);
    await validate(page);
    await button(reportCard(page), 'Confirmer et envoyer').click();
    await expect(reportCard(page).getByText(SENT)).toBeVisible();
    const code = (await followUpCode(page).textContent()) ?? '';
    expect(page.url()).toMatch(/\/signalements#signalement-saisie$/);
    expect(await reportsWith(description)).toMatchObject([{ report: { isAnonymous: false, email } }]);

    await page.goto(FOLLOW_UP);
    await fillIn(codeCard(page), { 'Code de suivi': '12' });
    await passMinimumTimeWithoutScripts(codeCard(page));
    await button(codeCard(page), 'Consulter le suivi').click();
    await expect(errorBox(codeCard(page))).toContainText('Le code de suivi compte 16 chiffres.');
    await openThread(page, code);
    await fillIn(additionCard(page), { 'Votre complément': 'Un fait nouveau.' });
    await passMinimumTimeWithoutScripts(additionCard(page));
    await add(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Un fait nouveau.' })).toBeVisible();
    expect(page.url()).not.toContain(code.replaceAll(' ', ''));
  });
});
