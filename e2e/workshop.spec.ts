/** Recruiters change the application form in the workshop, see what it does, and take it back; no file changes. */
import type { Page } from '@playwright/test';
import { IDENTITY_PATH } from './support/application-form';
import { openPage } from './support/open-page';
import { test, untilShown, versionFor } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import { expect } from './support/test';
import { acceptCookies } from './support/visitor';
import { dialog, field, openPublishing, part, plan, previewPage } from './support/workshop-pages';

// Before a recruiter has signed in, the first call says that no one has.
test.use({ expectedFaults: /status of 401/ });
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context }) => acceptCookies(context));

const choose = (page: Page, name: string) => plan(page).getByRole('button', { name, exact: true }).click();
const select = (page: Page, name: string) => part(page).getByRole('combobox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const reason = (page: Page) => page.getByRole('textbox', { name: 'Pourquoi' });
const preview = (page: Page) => previewPage(page).frameLocator('iframe');

const SENEGAL = 'Sénégal';
const POSITION = 'Superviseur';
const QUESTION = 'Avez-vous déjà encadré une équipe\u202F?';

test('a recruiter does the tasks of a day, and takes all of it back', async ({ page, ownSite }) => {
  const before = await versionFor(ownSite);
  let version = 0;
  await test.step('sign in and begin a draft', async () => {
    await signIn(page, ownSite.recruiter);
    await page.getByRole('textbox', { name: /^Titre du brouillon/ }).fill('Ouverture du Sénégal');
    await press(page, 'Créer un brouillon');
    await expect(page.getByRole('heading', { level: 1, name: 'Ouverture du Sénégal' })).toBeVisible();
  });
  await test.step('add a country', async () => {
    await press(page, 'Ajouter un pays');
    await page.keyboard.type(SENEGAL);
    await expect(field(page, 'Choix 4')).toHaveValue(SENEGAL);
    await expect(preview(page).getByRole('combobox', { name: /^Pays/ })).toContainText(SENEGAL);
  });
  await test.step('add a position with an opening', async () => {
    await press(page, 'Ajouter un poste');
    await field(page, 'Nom du poste').fill(POSITION);
    await field(page, 'Présentation du poste').fill('Vous menez une équipe de douze conseillers.');
    await press(page, 'Ajouter une offre');
    await select(page, 'Pays').selectOption({ label: SENEGAL });
    await field(page, 'Ville').fill('Dakar');
    await expect(preview(page).getByRole('combobox', { name: /^Poste/ })).toContainText(POSITION);
  });
  await test.step('add a conditional question', async () => {
    await choose(page, 'Poste');
    await press(page, 'Ajouter une question après celle-ci');
    await field(page, 'Libellé').fill(QUESTION.replace('\u202F', ' '));
    await part(page).getByRole('checkbox', { name: 'Réponse obligatoire' }).check();
    await field(page, 'Message si la réponse manque').fill('Dites-nous en quelques mots.');
    await select(page, 'Question dont cela dépend').selectOption({ label: 'Poste' });
    await part(page).getByRole('checkbox', { name: POSITION }).check();
    const asked = preview(page).getByRole('textbox', { name: QUESTION });
    await expect(asked).toHaveCount(0);
    await preview(page)
      .getByRole('combobox', { name: /^Poste/ })
      .selectOption({ label: POSITION });
    await expect(asked).toBeVisible();
  });
  await test.step('reorder a section', async () => {
    await choose(page, 'Langues');
    await press(page, 'Monter «\u202FLangues\u202F»');
    const sections = plan(page).getByRole('button');
    await expect
      .poll(async () => {
        const names = await sections.allTextContents();
        return names.indexOf('Langues') < names.indexOf('Formation');
      })
      .toBe(true);
  });
  await test.step('correct a message', async () => {
    await choose(page, 'Nationalité');
    await field(page, 'Message si la réponse manque').fill('Indiquez votre nationalité');
    await previewPage(page).getByRole('radio', { name: 'Avec erreurs' }).check();
    await expect(preview(page).getByText('Indiquez votre nationalité').first()).toBeVisible();
  });
  await test.step('publish to 20 %', async () => {
    await expect(page.getByText('Le brouillon peut être publié.')).toBeVisible();
    await openPublishing(page);
    await expect(dialog(page)).toContainText(QUESTION);
    await dialog(page)
      .getByRole('textbox', { name: /^Pourquoi ce changement/ })
      .fill('Le site de Dakar ouvre');
    await dialog(page).getByRole('radio', { name: /^20/ }).check();
    await dialog(page).getByRole('button', { name: 'Publier', exact: true }).click();
    const published = dialog(page).getByText(/^La version \d+ est à l’essai auprès de 20/);
    version = Number(/\d+/.exec((await published.textContent()) ?? '')?.[0]);
  });
  await test.step('compare the figures of both versions', async () => {
    await openPage(page, WORKSHOP);
    await page.getByRole('link', { name: `Comparer les chiffres des versions ${version} et ${before}` }).click();
    await expect(page.getByRole('combobox', { name: 'Comparée à' })).toHaveValue(String(before));
  });
  await test.step('publish to all', async () => {
    await openPage(page, WORKSHOP);
    await reason(page).first().fill('Le site de Dakar est ouvert');
    await press(page, 'Publier auprès de tous');
    await expect(page.getByText(`La version ${version} est publiée auprès de tous les candidats.`)).toBeVisible();
    await untilShown(ownSite, IDENTITY_PATH, SENEGAL);
    await untilShown(ownSite, '/recrutements', 'Dakar');
  });
  await test.step('take back', async () => {
    const takeBack = page.getByRole('button', {
      name: `Retirer la dernière publication\u202F: revenir à la version ${before}`,
    });
    // The list is loaded again after a publication: the fields of the trial are gone then.
    await expect(takeBack).toBeVisible();
    await reason(page).first().fill('Fin de l’essai');
    await takeBack.click();
    await expect(page.getByText(`Le contenu de la version ${before} est de nouveau publié.`)).toBeVisible();
    await untilShown(ownSite, IDENTITY_PATH, SENEGAL, false);
  });
});
