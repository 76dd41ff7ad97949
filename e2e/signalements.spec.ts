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
import { operate } from './support/operator-command';
import {
  CODE,
  confirm,
  facts,
  identify,
  identity,
  IDENTITY_FIELDS,
  identityFile,
  openPreview,
  preview,
  reportCard,
  reportsWith,
  sendReport,
  followUpCode,
  stayAnonymous,
  validate,
} from './support/report-form';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const CORRECT = 'Veuillez corriger les erreurs avant de soumettre.';
const NO_FACTS = 'Veuillez décrire les faits.';
const NO_CONTACT = 'Veuillez fournir au moins un moyen de contact (téléphone, email ou autre).';
const SENT = /^Signalement envoyé avec succès.!$/;
const FOLLOW_UP = '/signalements/suivi';

test.beforeEach(({ context }) => acceptCookies(context));

/** Each test writes different facts, by which its report is found. */
const newFacts = () => `Une facture réglée deux fois, ${randomUUID()}.`;
const namesIn = (page: Page) =>
  page.locator('form [name]').evaluateAll((all) => all.map((element) => element.getAttribute('name') ?? ''));
const toast = (page: Page) => page.getByLabel('Notifications').getByText('Signalement envoyé avec succès');

async function openReport(page: Page): Promise<void> {
  await installClock(page);
  await openPage(page, '/signalements');
  await passMinimumTime(page);
}

test('the page has its anchors and its texts, and neither caches nor other sites receive its address', async ({
  page,
}) => {
  for (const path of ['/signalements', FOLLOW_UP]) {
    const response = await openPage(page, path);
    expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  }
  await page.goto('/signalements');
  for (const anchor of ['engagements', 'signalements-formulaire', 'formulaire'])
    await expect(page.locator(`#${anchor}`)).toBeVisible();
  await expect(reportCard(page)).toContainText('comité d’éthique');
  await expect(reportCard(page).getByRole('link', { name: /politique/i })).toHaveAttribute('href', /^\/politique/);
});

test('one choice excludes the other, and the identification is in the page only for who identifies', async ({
  page,
}) => {
  await openReport(page);
  await expect(stayAnonymous(page)).toBeChecked();
  expect((await namesIn(page)).filter((name) => IDENTITY_FIELDS.includes(name))).toEqual([]);
  await identify(page).check();
  await expect(stayAnonymous(page)).not.toBeChecked();
  expect(await namesIn(page)).toEqual(expect.arrayContaining(IDENTITY_FIELDS));
  for (const [label, token] of [
    ['Nom complet', 'name'],
    ['Téléphone', 'tel'],
    ['Adresse e-mail', 'email'],
  ] as const) {
    await expect(field(reportCard(page), label)).toHaveAttribute('autocomplete', token);
  }
  await stayAnonymous(page).check();
  await expect(identify(page)).not.toBeChecked();
  await expect(field(reportCard(page), 'Nom complet')).toHaveCount(0);
  expect((await namesIn(page)).filter((name) => IDENTITY_FIELDS.includes(name))).toEqual([]);
});

test('who identified and then stays anonymous sends nothing of it', async ({ page }) => {
  const description = newFacts();
  const sent = recordPosts(page);
  await openReport(page);
  await identify(page).check();
  await fillIn(reportCard(page), { ...identity('sena@lagune.example'), ...facts(description) });
  await stayAnonymous(page).check();
  await expect(field(reportCard(page), 'Description des faits')).toHaveValue(description);
  await validate(page);
  await expect(preview(page)).toContainText('Signalement anonyme');
  await expect(preview(page)).not.toContainText('Sèna');
  await confirm(page);
  await expect(followUpCode(page)).toBeVisible();
  expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { isAnonymous: true, wantsToIdentify: false, description },
  ]);
  expect(await reportsWith(description)).toHaveLength(1);
});

test('an anonymous report needs its facts', async ({ page }) => {
  await openReport(page);
  await validate(page);
  await expect(errorBox(reportCard(page))).toContainText(CORRECT);
  await expect(errorBox(reportCard(page)).getByRole('link')).toHaveText([NO_FACTS]);
  await expect(errorBox(reportCard(page))).toBeFocused();
  await expect(page).toHaveTitle(/^Erreur.: Signalements/);
  await expect(field(reportCard(page), 'Description des faits')).toHaveAccessibleDescription(
    new RegExp(`Erreur.: ${NO_FACTS}$`),
  );
  await expect(preview(page)).toBeHidden();
});

test('an identified one also needs a name, a link with the group and a way to answer', async ({ page }) => {
  await openReport(page);
  await identify(page).check();
  await validate(page);
  const box = errorBox(reportCard(page));
  await expect(box.getByRole('link')).toHaveText([
    'Le nom complet est requis.',
    'Le lien avec Vipp est requis.',
    NO_CONTACT,
    NO_FACTS,
  ]);
  await box.getByRole('link', { name: NO_CONTACT }).click();
  await expect(field(reportCard(page), 'Téléphone')).toBeFocused();
  for (const way of ['Téléphone', 'Adresse e-mail', 'Autre moyen de vous joindre']) {
    await fillIn(reportCard(page), {
      Téléphone: '',
      'Adresse e-mail': '',
      'Autre moyen de vous joindre': '',
      [way]: 'sena@lagune.example',
    });
    await validate(page);
    await expect(box.getByRole('link')).toHaveText([
      'Le nom complet est requis.',
      'Le lien avec Vipp est requis.',
      NO_FACTS,
    ]);
  }
});

test('the preview shows everything and sends nothing, and leads back to what was typed', async ({ page }) => {
  const description = newFacts();
  const sent = recordPosts(page);
  await openReport(page);
  await identify(page).check();
  await fillIn(reportCard(page), { ...identity('sena@lagune.example'), ...facts(description) });
  await reportCard(page).getByRole('checkbox', { name: 'Je souhaite être recontacté' }).check();
  await validate(page);
  for (const text of ['Signalement identifié', description, ...Object.values(identity('sena@lagune.example'))])
    await expect(preview(page)).toContainText(text);
  expect(await preview(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  for (const close of [
    () => button(preview(page), 'Modifier').click(),
    () => button(preview(page), 'Fermer').click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await expect(preview(page)).toBeVisible();
    await close();
    await expect(preview(page)).toBeHidden();
    await expect(button(reportCard(page), 'Je valide mon formulaire')).toBeFocused();
    await expect(field(reportCard(page), 'Description des faits')).toHaveValue(description);
    await expect(identify(page)).toBeChecked();
    await expect(reportCard(page).getByRole('checkbox', { name: 'Je souhaite être recontacté' })).toBeChecked();
    await validate(page);
  }
  expect(sent).toEqual([]);
});

test('while it is on its way the button says so and nothing closes the preview; a double click sends once', async ({
  page,
}) => {
  const description = newFacts();
  const answer = await delayRequests(page, SUBMIT_CALLS);
  const sent = recordPosts(page);
  await openPreview(page, description);
  await button(preview(page), 'Confirmer et envoyer').dblclick();
  await expect(button(preview(page), 'Envoi en cours...')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 300);
  // They are marked as disabled, which a visitor may not notice.
  for (const name of ['Fermer', 'Modifier']) await button(preview(page), name).click({ force: true });
  await expect(preview(page)).toBeVisible();
  expect(await preview(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  answer();
  await expect(preview(page)).toBeHidden();
  await expect(followUpCode(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await reportsWith(description)).toHaveLength(1);
});

test('a success says so, gives the code, and clears the form', async ({ page }) => {
  expect(await sendReport(page, newFacts())).toMatch(CODE);
  await expect(toast(page)).toHaveText(/Signalement envoyé avec succès.!$/);
  await expect(reportCard(page).getByText(SENT)).toBeVisible();
  await expect(reportCard(page)).toContainText('ce code ne pourra pas vous être redonné');
  await expect(reportCard(page).locator(':focus')).toContainText(/Signalement envoyé avec succès/);
  await expect(field(reportCard(page), 'Description des faits')).toHaveValue('');
  await expect(preview(page)).toBeHidden();
});

test('nothing of a report is left in the browser', async ({ page, context }) => {
  const storedInBrowser = async () => ({
    storage: await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    ),
    databases: await page.evaluate(async () => (await indexedDB.databases()).length + (await caches.keys()).length),
    cookies: (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join(';'),
  });
  const description = newFacts();
  await openReport(page);
  const before = await storedInBrowser();
  await fillIn(reportCard(page), facts(description));
  await validate(page);
  await confirm(page);
  const code = (await followUpCode(page).textContent()) ?? '';
  const after = await storedInBrowser();
  expect(after.cookies).toBe(before.cookies);
  expect(after.databases).toBe(0);
  for (const secret of [description, code, code.replaceAll(' ', '')]) {
    expect(after.storage).not.toContain(secret);
    expect(page.url()).not.toContain(secret);
  }
  await expect(page).toHaveURL('/signalements');
  await page.goto('/');
  await page.goBack();
  await expect(page.getByText(code)).toHaveCount(0);
  await expect(page.getByText(description)).toHaveCount(0);
  await expect(field(reportCard(page), 'Description des faits')).toHaveValue('');
});

test.describe('when it is not taken', () => {
  test.use({ expectedFaults: /net::ERR_|status of (422|429|50\d)/ });

  test('the preview stays with the failure, and « Réessayer » sends the same under the same key', async ({ page }) => {
    const description = newFacts();
    const sent = recordPosts(page);
    await dropFirstAnswer(page);
    await openPreview(page, description);
    await confirm(page);
    await expect(errorBox(preview(page))).toContainText('Erreur lors de l’envoi du signalement. Veuillez réessayer.');
    await expect(errorBox(preview(page))).toBeFocused();
    await expect(preview(page)).toContainText(description);
    await expect(toast(page)).toHaveCount(0);
    await button(preview(page), 'Réessayer').click();
    await expect(followUpCode(page)).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(await reportsWith(description)).toHaveLength(1);
  });
});

test('a copy goes by mail only where an address is given and it is asked for', async ({ page }) => {
  const [asked, unasked] = [newEmail(), newEmail()];
  const description = newFacts();
  await openReport(page);
  for (const email of [unasked, asked]) {
    await identify(page).check();
    await fillIn(reportCard(page), { ...identity(email), ...facts(description) });
    await reportCard(page)
      .getByRole('checkbox', { name: 'Je souhaite recevoir une copie par e-mail' })
      .setChecked(email === asked);
    await passMinimumTime(page);
    await validate(page);
    await confirm(page);
    await expect(field(reportCard(page), 'Description des faits')).toHaveValue('');
    await expect(preview(page)).toBeHidden();
  }
  const copy = await mailTo(asked);
  expect(copy.text).toContain(description);
  expect(copy.text).not.toMatch(/\d{4} ?\d{4} ?\d{4} ?\d{4}/);
  expect(await mailsTo(unasked)).toEqual([]);
  expect((await reportsWith(description)).map(({ report }) => [report['email'], report['wantsCopy']])).toEqual([
    [unasked, false],
    [asked, true],
  ]);
});

const codeCard = (page: Page) => page.locator('#code-de-suivi');
const additionCard = (page: Page) => page.locator('#complement');

async function openThread(page: Page, code: string): Promise<void> {
  await fillIn(codeCard(page), { 'Code de suivi': code });
  await button(codeCard(page), 'Consulter le suivi').click();
  await expect(page.getByRole('heading', { name: 'Votre signalement' })).toBeVisible();
}

test('with the code the reporter reads the answer and adds to the report', async ({ page }) => {
  const description = newFacts();
  const code = await sendReport(page, description);
  await reportCard(page).getByRole('link', { name: 'Suivre mon signalement' }).click();
  await expect(page).toHaveURL(FOLLOW_UP);
  await passMinimumTime(page);
  await openThread(page, code);
  await expect(page.getByText('Le référent n’a pas encore répondu.')).toBeVisible();
  await expect(page.getByText('Accusé de réception au plus tard')).toBeVisible();
  await expect(page.getByText('Réponse au plus tard')).toBeVisible();

  await button(additionCard(page), 'Ajouter à mon signalement').click();
  await expect(errorBox(additionCard(page)).getByRole('link')).toHaveText([NO_FACTS]);
  await fillIn(additionCard(page), { 'Votre complément': 'La date est le 3 mars.' });
  await button(additionCard(page), 'Ajouter à mon signalement').click();
  await expect(additionCard(page).getByText('Votre complément a bien été ajouté.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'La date est le 3 mars.' })).toContainText('Vous, le');
  await expect(page).toHaveURL(FOLLOW_UP);

  const [report] = await reportsWith(description);
  expect(report?.messages).toMatchObject([{ sender: 'reporter', text: 'La date est le 3 mars.' }]);
  await operate(
    'referent',
    'answer',
    report?.id ?? '',
    '--identity',
    identityFile(),
    '--text',
    'Merci, nous vérifions.',
  );
  await page.getByRole('link', { name: 'Fermer ce signalement' }).click();
  await expect(page.getByText(description)).toHaveCount(0);
  await untilHydrated(page);
  await passMinimumTime(page);
  await openThread(page, code.replaceAll(' ', '-'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Merci, nous vérifions.' })).toContainText(
    'Le référent, le',
  );
});

test.describe('codes that open nothing', () => {
  test.use({ expectedFaults: /status of (422|429)/ });

  test('get different messages: malformed, unknown, and too many of them', async ({ page }) => {
    await installClock(page);
    await openPage(page, FOLLOW_UP);
    await passMinimumTime(page);
    const locator = String(1000 + Math.floor(Math.random() * 9000));
    const attempts: [string, string][] = [
      ['', 'Le code de suivi compte 16 chiffres.'],
      ['1234 5678', 'Le code de suivi compte 16 chiffres.'],
    ];
    for (let guess = 1; guess <= 6; guess += 1)
      attempts.push([`${locator} 0000 0000 000${guess}`, 'Ce code de suivi est inconnu.']);
    for (const [code, message] of attempts) {
      await fillIn(codeCard(page), { 'Code de suivi': code });
      await button(codeCard(page), 'Consulter le suivi').click();
      await expect(errorBox(codeCard(page))).toContainText(message);
      await expect(field(codeCard(page), 'Code de suivi')).toHaveValue(code);
      await fillIn(codeCard(page), { 'Code de suivi': '' });
    }
    await fillIn(codeCard(page), { 'Code de suivi': `${locator} 0000 0000 0009` });
    await button(codeCard(page), 'Consulter le suivi').click();
    await expect(errorBox(codeCard(page))).toContainText('Nous avons reçu beaucoup d’envois en peu de temps.');
    await expect(errorBox(codeCard(page))).toContainText(/Réessayez dans \d+.(secondes?|minutes?)\./);
    await expect(page).toHaveURL(FOLLOW_UP);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: /status of 422/ });

  const confirmPlain = (page: Page) => button(reportCard(page), 'Confirmer et envoyer').click();

  test('an anonymous report goes through errors, preview and back, and is followed with its code', async ({ page }) => {
    const description = newFacts();
    await page.goto('/signalements');
    expect((await namesIn(page)).filter((name) => IDENTITY_FIELDS.includes(name))).toEqual([]);
    await passMinimumTimeWithoutScripts(reportCard(page));
    await validate(page);
    await expect(page).toHaveTitle(/^Erreur.: Signalements/);
    await expect(errorBox(reportCard(page))).toContainText(NO_FACTS);
    await fillIn(reportCard(page), facts(description));
    await validate(page);
    await expect(reportCard(page)).toContainText('Signalement anonyme');
    await button(reportCard(page), 'Modifier').click();
    await expect(field(reportCard(page), 'Description des faits')).toHaveValue(description);
    await validate(page);
    await confirmPlain(page);
    await expect(reportCard(page).getByText(SENT)).toBeVisible();
    const code = (await followUpCode(page).textContent()) ?? '';
    expect(page.url()).toMatch(/\/signalements#signalement-saisie$/);
    expect(await reportsWith(description)).toMatchObject([{ report: { isAnonymous: true } }]);

    await page.goto(FOLLOW_UP);
    await fillIn(codeCard(page), { 'Code de suivi': '12' });
    await passMinimumTimeWithoutScripts(codeCard(page));
    await button(codeCard(page), 'Consulter le suivi').click();
    await expect(errorBox(codeCard(page))).toContainText('Le code de suivi compte 16 chiffres.');
    await openThread(page, code);
    await fillIn(additionCard(page), { 'Votre complément': 'Un fait nouveau.' });
    await passMinimumTimeWithoutScripts(additionCard(page));
    await button(additionCard(page), 'Ajouter à mon signalement').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Un fait nouveau.' })).toBeVisible();
    expect(page.url()).not.toContain(code.replaceAll(' ', ''));
  });

  test('who identifies chooses so by a link', async ({ page }) => {
    const description = newFacts();
    const email = newEmail();
    await page.goto('/signalements');
    await reportCard(page)
      .getByRole('link', { name: /^Je souhaite m’identifier/ })
      .click();
    await passMinimumTimeWithoutScripts(reportCard(page));
    await validate(page);
    await expect(errorBox(reportCard(page)).getByRole('link')).toHaveText([
      'Le nom complet est requis.',
      'Le lien avec Vipp est requis.',
      NO_CONTACT,
      NO_FACTS,
    ]);
    await fillIn(reportCard(page), { ...identity(email), ...facts(description) });
    await validate(page);
    for (const text of ['Signalement identifié', 'Sèna Adjovi', description])
      await expect(reportCard(page)).toContainText(text);
    await confirmPlain(page);
    await expect(followUpCode(page)).toBeVisible();
    expect(await reportsWith(description)).toMatchObject([{ report: { isAnonymous: false, email } }]);
    await page.goto('/signalements?identite=oui');
    await reportCard(page)
      .getByRole('link', { name: /^Je reste anonyme/ })
      .click();
    expect((await namesIn(page)).filter((name) => IDENTITY_FIELDS.includes(name))).toEqual([]);
  });
});

test('before the scripts have come the report is previewed by the server, and sent', async ({ page }) => {
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
