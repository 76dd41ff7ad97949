import type { Locator, Page } from '@playwright/test';
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
  openBackground,
  openIdentity,
  openPreview,
  preview,
  receipt,
  REFERENCE,
  SENT,
  toast,
  validate,
} from './support/application-form';
import {
  button,
  errorBox,
  field,
  fillIn,
  blockScripts,
  newEmail,
  recordPosts,
  installClock,
  SUBMIT_CALLS,
  passMinimumTime,
  delayRequests,
} from './support/forms';
import { linkIn, mailTo } from './support/mailbox';
import { tabTo } from './support/keyboard-walk';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const INVALID = 'Veuillez remplir tous les champs obligatoires.';
const TOO_MANY = 'Vous ne pouvez pas ajouter plus de 5 expériences professionnelles.';

test.beforeEach(({ context }) => acceptCookies(context));

const problems = (page: Page) => errorBox(card(page)).getByRole('link');

async function type(page: Page, form: Locator, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) {
    await tabTo(page, field(form, label));
    await page.keyboard.type(text);
  }
}

async function choose(page: Page, form: Locator, label: string, text: string): Promise<void> {
  await tabTo(page, list(form, label));
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test.describe('with the keyboard alone', () => {
  test.describe.configure({ timeout: 90_000 });

  test('a whole application is made, an experience included', async ({ page }) => {
    const email = newEmail();
    const form = card(page);
    const { typed } = identity(email);
    await installClock(page);
    await openPage(page, IDENTITY_PATH);
    await choose(page, form, 'Pays', 'To');
    await tabTo(page, list(form, 'Poste'));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, form.getByRole('radio', { name: 'Masculin' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    // The same day and month, because the order in which browsers ask for them depends on the machine.
    await type(page, form, {
      Prénom: typed.Prénom,
      Nom: typed.Nom,
      Nationalité: typed.Nationalité,
      'Date de naissance': '04041999',
    });
    await choose(page, form, 'Type de pièce d’identité', 'CNI');
    await type(page, form, {
      'Numéro de la pièce': typed['Numéro de la pièce'],
      'Adresse e-mail': email,
      Adresse: typed.Adresse,
      Quartier: typed.Quartier,
      Ville: typed.Ville,
      Téléphone: typed.Téléphone,
    });
    await press(page, button(form, 'Valider'));
    await expect(page).toHaveURL(BACKGROUND_PATH);

    await choose(page, form, 'Niveau d’études', 'Bac +2');
    await type(page, form, { 'Date d’obtention du diplôme': '07072019', 'Université ou établissement': 'UL' });
    await choose(page, form, 'Filière', 'Sci');
    await choose(page, form, 'Langue internationale', 'Fr');
    await type(page, form, { 'Langue africaine': 'Éwé' });
    await press(page, button(form, 'Ajouter une expérience'));
    await expect(experience(page, 1)).toBeFocused();
    await type(page, experience(page, 1), { ...job, 'Date d’arrivée': '02022020' });
    await press(page, box(form, 'Je suis disponible immédiatement'), 'Space');
    await type(page, form, { 'Votre motivation': 'J’aime écouter.' });
    await passMinimumTime(page);
    await press(page, button(form, 'Valider'));
    await press(page, button(preview(page), 'Confirmer et envoyer'));
    await expect(receipt(page)).toContainText(REFERENCE);
    expect(await applicationsOf(email)).toMatchObject([
      {
        etat: 'en_attente',
        reponses: {
          pays: 'Togo',
          poste: 'Téléconseiller',
          genre: 'Féminin',
          date_naissance: '1999-04-04',
          exp_pro1_debut: '2020-02-02',
          exp_pro1_fin: '2022-08-02',
        },
      },
    ]);
  });
});

test('step 1 reports what is missing, and its button explains when it is pressed too early', async ({ page }) => {
  await openPage(page, IDENTITY_PATH);
  const submit = button(card(page), 'Valider');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(submit).toHaveAccessibleDescription(
    /^Il reste 14 champs à remplir.: Pays, Poste, Civilité, Prénom, .*, Téléphone\.$/,
  );
  await submit.focus();
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(errorBox(card(page))).toBeFocused();
  await expect(errorBox(card(page))).toContainText(INVALID);
  await expect(page).toHaveTitle(/^Erreur.: Candidature/);
  await expect(problems(page)).toHaveText([
    'Veuillez sélectionner un pays',
    'Veuillez sélectionner un poste',
    'Veuillez choisir une civilité',
    'Prénom obligatoire',
    'Nom obligatoire',
    'Nationalité obligatoire',
    'Date de naissance obligatoire',
    'Type de pièce requis',
    'Numéro de pièce requis',
    'Email obligatoire',
    'Adresse obligatoire',
    'Quartier obligatoire',
    'Ville obligatoire',
    'Téléphone invalide (8-15 chiffres)',
  ]);
  await problems(page).filter({ hasText: 'un pays' }).click();
  await expect(list(card(page), 'Pays')).toBeFocused();
  await problems(page).filter({ hasText: 'civilité' }).click();
  await expect(card(page).getByRole('radio', { name: 'Masculin' })).toBeFocused();
  await problems(page).filter({ hasText: 'Ville' }).click();
  await expect(field(card(page), 'Ville')).toBeFocused();
  await expect(field(card(page), 'Ville')).toHaveAccessibleDescription(/Ville obligatoire$/);
});

test('step 1 reports invalid answers', async ({ page }) => {
  await openIdentity(page, 'awa@lagune');
  await fillIn(card(page), {
    'Date de naissance': `${new Date().getFullYear() - 17}-01-01`,
    Téléphone: '1234567',
    'Second téléphone (facultatif)': '1234567890123456',
  });
  await expect(button(card(page), 'Valider')).not.toHaveAttribute('aria-disabled');
  await validate(page);
  await expect(problems(page)).toHaveText([
    'Date de naissance invalide',
    'Email invalide',
    'Téléphone invalide (8-15 chiffres)',
    'Téléphone 2 invalide',
  ]);
  await expect(page).toHaveURL(IDENTITY_PATH);
});

test('once complete, step 1 can be sent, and is busy until step 2 is there', async ({ page }) => {
  await openIdentity(page, newEmail());
  await expect(card(page).getByText(/^Il reste/)).toHaveCount(0);
  const release = await blockScripts(page);
  await validate(page);
  await expect(button(card(page), 'Envoi en cours...')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(card(page), 'Envoi en cours...')).toBeFocused();
  release();
  await expect(page).toHaveURL(BACKGROUND_PATH);
  await expect(page).toHaveTitle(/^Candidature.: votre parcours/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formulaire de Recrutement');
});

test('step 2 reports what is missing, with a toast, and for each level of studies its own questions', async ({
  page,
}) => {
  await openBackground(page, newEmail());
  await validate(page);
  await expect(errorBox(card(page))).toBeFocused();
  await expect(errorBox(card(page))).toContainText(INVALID);
  await expect(toast(page, INVALID)).toBeVisible();
  const always = [
    'Langue obligatoire',
    'Langue africaine obligatoire',
    'Date de disponibilité obligatoire',
    'Motivation obligatoire',
  ];
  await expect(problems(page)).toHaveText(['Niveau d’études obligatoire', ...always]);
  await list(card(page), 'Niveau d’études').selectOption('bac');
  await validate(page);
  await expect(problems(page)).toHaveText([
    'Année d’obtention obligatoire',
    'Université obligatoire',
    'Filière obligatoire',
    ...always,
  ]);
  await list(card(page), 'Niveau d’études').selectOption('pre-bac');
  await validate(page);
  await expect(problems(page)).toHaveText(['Diplôme obligatoire', 'Année d’obtention obligatoire', ...always]);
  await problems(page).first().click();
  await expect(field(card(page), 'Diplôme')).toBeFocused();
});

test('step 2 reports errors in an incomplete experience, the call centre, a year and a date', async ({ page }) => {
  await openBackground(page, newEmail());
  await answerForm(card(page), background);
  await list(card(page), 'Niveau d’études').selectOption('pre-bac');
  await box(card(page), 'Je suis disponible immédiatement').uncheck();
  await box(card(page), 'J’ai déjà travaillé dans un centre d’appels').check();
  await fillIn(card(page), { Diplôme: 'BEPC', 'Année d’obtention': '1899', 'Date de disponibilité': '2020-01-01' });
  await addExperience(page);
  await fillIn(experience(page, 1), { 'Un mot sur ce travail': 'Intéressant.' });
  await validate(page);
  const [year, day] = [
    /^Année d’obtention.: un nombre de 1900 à 2100$/,
    /^Date de disponibilité.: choisissez un jour à venir/,
  ];
  await expect(problems(page)).toHaveText([
    year,
    'Entreprise obligatoire',
    'Fonction obligatoire',
    'Année d’arrivée obligatoire',
    'Durée de présence obligatoire',
    'Entreprise obligatoire',
    'Qualités obligatoires',
    'Champ obligatoire',
    day,
  ]);
  await fillIn(experience(page, 1), { ...job, 'Durée de présence': '2 ans' });
  await fillIn(card(page), { 'Trois qualités pour ce métier': 'écoute, calme' });
  await validate(page);
  await expect(problems(page)).toHaveText([
    year,
    /^Durée de présence obligatoire.: mois et années, par exemple 06\/2$/,
    'Entreprise obligatoire',
    /^Qualités obligatoires.: 3 qualités séparées par des virgules$/,
    'Champ obligatoire',
    day,
  ]);
});

test('experiences are added, moved and removed with the focus, and a sixth is refused', async ({ page }) => {
  await openBackground(page, newEmail());
  for (let number = 1; number <= 5; number += 1) {
    await addExperience(page);
    await expect(experience(page, number)).toBeFocused();
    await field(experience(page, number), 'Entreprise').fill(`Maison ${number}`);
  }
  await addExperience(page);
  await expect(toast(page, TOO_MANY)).toBeVisible();
  await expect(card(page).getByRole('alert')).toContainText(TOO_MANY);
  await expect(experience(page, 6)).toHaveCount(0);
  const companies = () =>
    card(page)
      .getByRole('group', { name: /^Expérience \d$/ })
      .getByRole('textbox', { name: 'Entreprise' })
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));

  await button(experience(page, 3), 'Monter\u202F: Expérience 3').click();
  await expect(experience(page, 2)).toBeFocused();
  expect(await companies()).toEqual(['Maison 1', 'Maison 3', 'Maison 2', 'Maison 4', 'Maison 5']);
  await button(experience(page, 1), 'Descendre\u202F: Expérience 1').click();
  await expect(experience(page, 2)).toBeFocused();
  await button(experience(page, 4), 'Retirer cette expérience\u202F: Expérience 4').click();
  await expect(experience(page, 4)).toBeFocused();
  expect(await companies()).toEqual(['Maison 3', 'Maison 1', 'Maison 2', 'Maison 5']);
  await button(experience(page, 4), 'Retirer cette expérience\u202F: Expérience 4').click();
  await expect(button(card(page), 'Ajouter une expérience')).toBeFocused();
});

test('what the other level of studies was answered comes back with it, and is not sent without it', async ({
  page,
}) => {
  const email = newEmail();
  const level = list(card(page), 'Niveau d’études');
  await openBackground(page, email);
  await answerForm(card(page), background);
  await addExperience(page);
  await fillIn(experience(page, 1), job);
  await level.selectOption('pre-bac');
  await expect(list(card(page), 'Filière')).toHaveCount(0);
  await fillIn(card(page), { Diplôme: 'BEPC', 'Année d’obtention': '2014' });
  await level.selectOption('bac+5');
  await expect(field(card(page), 'Diplôme')).toHaveCount(0);
  await expect(list(card(page), 'Filière')).toHaveValue('economie');
  await expect(field(card(page), 'Date d’obtention du diplôme')).toHaveValue('2019-07-01');
  await level.selectOption('pre-bac');
  await expect(field(card(page), 'Diplôme')).toHaveValue('BEPC');
  await validate(page);
  await confirm(page);
  await expect(receipt(page)).toBeVisible();
  expect(await applicationsOf(email)).toMatchObject([
    {
      reponses: {
        niveau_etudes: 'pre-bac',
        diplome_obt_libelle: 'BEPC',
        diplome_obt_annee: '2014',
        filiere_bac: null,
        diplome_obt_etablissement: null,
        exp_pro1_debut: '2020-02-01',
        exp_pro1_fin: '2022-08-01',
        exp_pro2_entreprise: null,
        date_disponibilite: new Date().toISOString().slice(0, 10),
        derniere_etape: 'etape2',
      },
    },
  ]);
});

test('the preview shows everything, and its buttons lead back to each question', async ({ page }) => {
  const sent = recordPosts(page);
  await openBackground(page, newEmail());
  await answerForm(card(page), background);
  await addExperience(page);
  await fillIn(experience(page, 1), job);
  await validate(page);
  await expect(preview(page).getByRole('heading', { level: 2 })).toBeFocused();
  const shown = [
    'Togo',
    'Féminin',
    'Awa',
    'N’Diaye',
    '+228 90 01 02 03',
    'Bac +2',
    'Économie',
    'Université de Lomé',
    'Éwé',
    'Lagune',
    '2 ans et 6 mois',
    'Je suis patiente.',
  ];
  for (const text of shown) await expect(preview(page)).toContainText(text);

  await button(preview(page), 'Modifier\u202F: Langues').click();
  await expect(preview(page)).toBeHidden();
  await expect(list(card(page), 'Langue internationale')).toBeFocused();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => button(preview(page), 'Fermer').click(),
    () => button(preview(page), 'Modifier').click(),
  ]) {
    await validate(page);
    await expect(preview(page)).toBeVisible();
    await close();
    await expect(preview(page)).toBeHidden();
    await expect(button(card(page), 'Valider')).toBeFocused();
  }
  await validate(page);
  await preview(page)
    .getByRole('region', { name: 'Coordonnées' })
    .getByRole('link', { name: /^Modifier/ })
    .click();
  await expect(page).toHaveURL(`${IDENTITY_PATH}#candidature-email`);
  await expect(field(card(page), 'Adresse e-mail')).toBeFocused();
  await expect(field(card(page), 'Ville')).toHaveValue('Lomé');
  expect(sent).toEqual([]);
});

test('while it is on its way the page says so, nothing closes the preview, and a double click sends once', async ({
  page,
}) => {
  const email = newEmail();
  const answer = await delayRequests(page, SUBMIT_CALLS);
  const sent = recordPosts(page);
  await openPreview(page, email);
  await button(preview(page), 'Confirmer et envoyer').dblclick();
  await expect(preview(page).getByRole('status')).toHaveText('Envoi en cours...');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 300);
  await expect(preview(page)).toBeVisible();
  expect(await preview(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  answer();
  await expect(receipt(page)).toBeVisible();
  await expect(toast(page, SENT)).toBeVisible();
  await expect(preview(page)).toBeHidden();
  expect(sent).toHaveLength(1);
  expect(await applicationsOf(email)).toHaveLength(1);
});

test('a sent application says so, gives its reference and its link, and leads to the recruitment page with them', async ({
  page,
}) => {
  const email = newEmail();
  await openPreview(page, email);
  await page.clock.pauseAt(Date.now() + 600_000);
  await confirm(page);
  await expect(receipt(page)).toContainText(REFERENCE);
  await expect(page).toHaveTitle(/^Candidature envoyée/);
  expect(await storedAnswers(page)).toEqual({});
  const reference = REFERENCE.exec((await receipt(page).textContent()) ?? '')?.[0] ?? '';
  const link = await receipt(page).getByRole('link', { name: 'Suivre ma candidature' }).getAttribute('href');
  const mail = await mailTo(email);
  expect(mail.text).toContain(reference);
  expect(new URL(linkIn(mail, '/recrutementdetails/')).pathname).toBe(link);

  await page.clock.runFor(4_800);
  await expect(page).toHaveURL(BACKGROUND_PATH);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/recrutements');
  // React delays the display of late content by the page's clock.
  await page.clock.resume();
  await expect(page.locator('main')).toContainText(reference);
  await expect(page.getByRole('link', { name: 'Suivre ma candidature' })).toHaveAttribute('href', link ?? '');
});

test('who stays on the page of the receipt is not led away', async ({ page }) => {
  await openPreview(page, newEmail());
  await page.clock.pauseAt(Date.now() + 600_000);
  await confirm(page);
  await button(receipt(page), 'Rester sur cette page').click();
  await page.clock.runFor(60_000);
  await expect(receipt(page)).toContainText(REFERENCE);
  await expect(page).toHaveURL(BACKGROUND_PATH);
  await expect(receipt(page).getByRole('link', { name: 'Revenir à la page Recrutements' })).toBeVisible();
});
