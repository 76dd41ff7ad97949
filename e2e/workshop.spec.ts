/** Recruiters change the application form in the workshop, see what it does, and take it back; no file changes. */
import { IDENTITY_PATH } from './support/application-form';
import { openPage } from './support/open-page';
import { test, untilShown, versionFor } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import { expect } from './support/test';
import { acceptCookies } from './support/visitor';
import { button, dialog, field, openDraft, openPublishing, part, previewPage, row } from './support/workshop-pages';

// Before the first sign-in, the first call is refused.
test.use({ expectedFaults: /status of 401/ });
test.beforeEach(({ context }) => acceptCookies(context));

const SENEGAL = 'Sénégal';
const QUESTION = 'Avez-vous déjà encadré une équipe\u202F?';

test('a recruiter sees each change in the preview, publishes it to all candidates, and takes it back', async ({
  page,
  ownSite,
}) => {
  const before = await versionFor(ownSite);
  const preview = previewPage(page);
  const position = preview.getByRole('combobox', { name: /^Poste/ });
  await signIn(page, ownSite.recruiter);
  await openDraft(page, 'Ouverture du Sénégal', before);
  await test.step('a country', async () => {
    await button(page, 'Ajouter un pays').click();
    await page.keyboard.type(SENEGAL);
    await expect(preview.getByRole('combobox', { name: /^Pays/ })).toContainText(SENEGAL);
  });
  await test.step('a position with an opening', async () => {
    await button(page, 'Ajouter un poste').click();
    await field(page, 'Nom du poste').fill('Superviseur');
    await field(page, 'Présentation du poste').fill('Vous menez une équipe de douze conseillers.');
    await button(page, 'Ajouter une offre').click();
    await part(page).getByRole('combobox', { name: 'Pays', exact: true }).selectOption({ label: SENEGAL });
    await field(page, 'Ville').fill('Dakar');
    await expect(position).toContainText('Superviseur');
  });
  await test.step('a question of step 2 for that position and a language', async () => {
    await row(page, 'Langue internationale').first().click();
    await button(page, 'Ajouter une question après celle-ci').click();
    await field(page, 'Libellé').fill(QUESTION.replace('\u202F', ' '));
    const decider = part(page).getByRole('combobox', { name: 'Question dont cela dépend', exact: true });
    await decider.selectOption({ label: 'Poste (étape 1)' });
    await part(page).getByRole('checkbox', { name: 'Superviseur' }).check();
    const second = part(page).getByRole('combobox', { name: 'Autre question dont cela dépend aussi' });
    await second.first().selectOption({ label: 'Langue internationale' });
    await part(page).getByRole('checkbox', { name: 'Anglais' }).check();
    const asked = preview.getByRole('textbox', { name: QUESTION });
    const language = preview.getByRole('combobox', { name: /^Langue internationale/ });
    await language.selectOption({ label: 'Anglais' });
    await expect(asked).toHaveCount(0);
    await preview.getByText('Étape 1', { exact: true }).click();
    await position.selectOption({ label: 'Superviseur' });
    await preview.getByText('Étape 2', { exact: true }).click();
    await expect(asked).toBeVisible();
    await language.selectOption({ label: 'Français' });
    await expect(asked).toHaveCount(0);
  });
  await test.step('publish to all', async () => {
    await expect(page.getByText('Le brouillon peut être publié.')).toBeVisible();
    await openPublishing(page);
    await expect(dialog(page)).toContainText(QUESTION);
    await dialog(page)
      .getByRole('textbox', { name: /^Pourquoi ce changement/ })
      .fill('Le site de Dakar ouvre');
    await dialog(page).getByRole('radio', { name: /^Tous/ }).check();
    await dialog(page).getByRole('button', { name: 'Publier', exact: true }).click();
    await untilShown(ownSite, IDENTITY_PATH, SENEGAL);
    await untilShown(ownSite, '/recrutements', 'Dakar');
  });
  await test.step('take back', async () => {
    await openPage(page, WORKSHOP);
    await page.getByRole('textbox', { name: 'Pourquoi' }).first().fill('Fin de l’essai');
    await button(page, `Retirer la dernière publication\u202F: revenir à la version ${before}`).click();
    await expect(page.getByText(`Le contenu de la version ${before} est de nouveau publié.`)).toBeVisible();
    await untilShown(ownSite, IDENTITY_PATH, SENEGAL, false);
  });
});
