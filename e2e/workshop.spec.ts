/** Recruiters change the application form in the workshop, see what it does, and take it back; no file changes. */
import type { Page } from '@playwright/test';
import { IDENTITY_PATH, BACKGROUND_PATH } from './support/application-form';
import { openPage } from './support/open-page';
import { testOnOwnSite } from './support/own-site';
import { createRecruiter, signIn, WORKSHOP, type Recruiter } from './support/recruiter';
import { expect } from './support/test';
import { acceptCookies } from './support/visitor';
import type { WholeSite } from './support/whole-site';
import { dialog, field, part, plan } from './support/workshop-pages';

let recruiter: Recruiter;

/** A site of its own, because another version of the form would disturb the other tests. */
const test = testOnOwnSite({ WORKERS: '2' }, async (site) => {
  recruiter = await createRecruiter(site);
});

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeEach(({ context }) => acceptCookies(context));

const choose = (page: Page, name: string) => plan(page).getByRole('button', { name, exact: true }).click();
const select = (page: Page, name: string) => part(page).getByRole('combobox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const preview = (page: Page) => page.frameLocator('iframe');

const SENEGAL = 'Sénégal';
const POSITION = 'Superviseur';
const QUESTION = 'Avez-vous déjà encadré une équipe\u202F?';

/** Waits until each of several answers of the site has a text, or none of them has. */
async function untilCandidatesGet(site: WholeSite, path: string, text: string, isShown = true): Promise<void> {
  const answers = () => Promise.all(Array.from({ length: 6 }, async () => (await fetch(site.url + path)).text()));
  await expect
    .poll(async () => (await answers()).every((html) => html.includes(text) === isShown), { intervals: [50] })
    .toBe(true);
}

/** Candidates of a version, of whom some send their application, as their browsers count them. */
async function countCandidates(site: WholeSite, version: number, sent: number): Promise<void> {
  const figures = (counts: Record<string, number>) =>
    fetch(`${site.url}/_data/form-figures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version, counts }),
    });
  const stages = { shown: 1, begun: 1, step1: 1 };
  for (let candidate = 0; candidate < 40; candidate += 1)
    expect((await figures(candidate < sent ? { ...stages, step2: 1, sent: 1 } : stages)).status).toBe(204);
}

/** Runs a task of the recruiter, and says how long it took. */
async function timed(name: string, task: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  await test.step(name, task);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  test.info().annotations.push({ type: 'task', description: `${name}: ${seconds} s` });
}

test('a recruiter does the tasks of a day, and takes all of it back', async ({ page, ownSite }) => {
  await timed('sign in and begin a draft', async () => {
    await signIn(page, recruiter);
    await page.getByRole('textbox', { name: /^Titre du brouillon/ }).fill('Ouverture du Sénégal');
    await press(page, 'Créer un brouillon');
    await expect(page.getByRole('heading', { level: 1, name: 'Ouverture du Sénégal' })).toBeVisible();
  });

  await timed('add a country', async () => {
    await press(page, 'Ajouter un pays');
    await page.keyboard.type(SENEGAL);
    await expect(field(page, 'Choix 4')).toHaveValue(SENEGAL);
    await expect(preview(page).getByRole('combobox', { name: /^Pays/ })).toContainText(SENEGAL);
  });

  await timed('add a position with an opening', async () => {
    await press(page, 'Ajouter un poste');
    await field(page, 'Nom du poste').fill(POSITION);
    await field(page, 'Présentation du poste').fill('Vous menez une équipe de douze conseillers.');
    await press(page, 'Ajouter une offre');
    await select(page, 'Pays').selectOption({ label: SENEGAL });
    await field(page, 'Ville').fill('Dakar');
    await expect(preview(page).getByRole('combobox', { name: /^Poste/ })).toContainText(POSITION);
  });

  await timed('add a conditional question', async () => {
    await choose(page, 'Poste');
    await press(page, 'Ajouter une question après celle-ci');
    await field(page, 'Libellé').fill(QUESTION.replace('\u202F', ' '));
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

  await timed('reorder a section', async () => {
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

  await timed('correct a message', async () => {
    await choose(page, 'Nationalité');
    await field(page, 'Message si la réponse manque').fill('Indiquez votre nationalité');
    await page.getByRole('radio', { name: 'Avec erreurs' }).check();
    await expect(preview(page).getByText('Indiquez votre nationalité').first()).toBeVisible();
  });

  await timed('publish to 20 %', async () => {
    await expect(page.getByText('Le brouillon peut être publié.')).toBeVisible();
    await press(page, 'Publier…');
    await expect(dialog(page)).toContainText(QUESTION);
    await dialog(page)
      .getByRole('textbox', { name: /^Pourquoi ce changement/ })
      .fill('Le site de Dakar ouvre');
    await dialog(page).getByRole('radio', { name: /^20/ }).check();
    await dialog(page).getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(dialog(page).getByText(/La version 2 est à l’essai auprès de 20/)).toBeVisible();
  });

  await timed('compare', async () => {
    await openPage(page, WORKSHOP);
    await page.getByRole('link', { name: 'Comparer les chiffres des versions 2 et 1' }).click();
    await expect(page).toHaveURL(/version=2&comparee=1/);
    await expect(page.getByRole('combobox', { name: 'Comparée à' })).toHaveValue('1');
    await countCandidates(ownSite, 1, 32);
    await countCandidates(ownSite, 2, 8);
    // The gateways pass their sums on every two seconds.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('La version 2 perd des candidats, sans doute possible.')).toBeVisible();
    }).toPass();
  });

  await timed('publish to all', async () => {
    await openPage(page, WORKSHOP);
    await press(page, 'Publier auprès de tous');
    await expect(page.getByText('La version 2 est publiée auprès de tous les candidats.')).toBeVisible();
    await untilCandidatesGet(ownSite, IDENTITY_PATH, SENEGAL);
    await untilCandidatesGet(ownSite, '/recrutements', 'Dakar');
  });

  await timed('take back', async () => {
    await page
      .getByRole('button', { name: /^Retirer la dernière publication/ })
      .first()
      .click();
    await expect(page.getByText('Le contenu de la version 1 est de nouveau publié.')).toBeVisible();
    await untilCandidatesGet(ownSite, IDENTITY_PATH, SENEGAL, false);
    await untilCandidatesGet(ownSite, BACKGROUND_PATH, 'Langues');
  });
  console.info(
    test
      .info()
      .annotations.map(({ description }) => description)
      .join('\n'),
  );
});
