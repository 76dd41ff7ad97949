/** Recruiters change the application form in the workshop, see what it does, and take it back; no file changes. */
import type { Browser, Page } from '@playwright/test';
import {
  answerForm,
  applicationsOf,
  background,
  card,
  confirm,
  IDENTITY_PATH,
  openBackground,
  receipt,
  validate,
} from './support/application-form';
import { newEmail } from './support/forms';
import { openPage } from './support/open-page';
import { test, untilShown, type OwnSite } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import { expect } from './support/test';
import { acceptCookies } from './support/visitor';
import {
  button,
  currentVersion,
  dialog,
  field,
  openDraft,
  openPublishing,
  part,
  previewPage,
  row,
} from './support/workshop-pages';

// Before the first sign-in, the first call is refused.
test.use({ expectedFaults: /status of 401/, isReturning: true });

const SENEGAL = 'Sénégal';
const QUESTION = 'Avez-vous déjà encadré une équipe\u202F?';

/** A candidate in a browser of their own, before the end of the application. */
async function newCandidate(browser: Browser, { url }: OwnSite): Promise<{ page: Page; email: string }> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  await acceptCookies(context);
  const [page, email] = [await context.newPage(), newEmail()];
  await openBackground(page, email);
  await answerForm(card(page), background);
  return { page, email };
}

test('a recruiter sees each change in the preview, publishes it to all candidates but those who are in the form, and takes it back', async ({
  page,
  browser,
  ownSite,
}) => {
  const preview = previewPage(page);
  const candidate = await newCandidate(browser, ownSite);
  await signIn(page, ownSite.recruiter);
  const before = await currentVersion(page);
  await openDraft(page, 'Ouverture du Sénégal', before);
  await test.step('a country', async () => {
    await button(page, 'Ajouter un pays').click();
    await page.keyboard.type(SENEGAL);
    await expect(preview.getByRole('combobox', { name: /^Pays/ })).toContainText(SENEGAL);
  });
  await test.step('a question of step 2 for a language', async () => {
    await row(page, 'Langue internationale').first().click();
    await button(page, 'Ajouter une question après celle-ci').click();
    await field(page, 'Libellé').fill(QUESTION.replace('\u202F', ' '));
    const decider = part(page).getByRole('combobox', { name: 'Question dont cela dépend', exact: true });
    await decider.selectOption({ label: 'Langue internationale' });
    await part(page).getByRole('checkbox', { name: 'Anglais' }).check();
    const asked = preview.getByRole('textbox', { name: QUESTION });
    await expect(asked).toHaveCount(0);
    await preview.getByRole('combobox', { name: /^Langue internationale/ }).selectOption({ label: 'Anglais' });
    await expect(asked).toBeVisible();
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
  });
  await test.step('the open tab of a candidate goes on in its version', async () => {
    await validate(candidate.page);
    await confirm(candidate.page);
    await expect(receipt(candidate.page)).toBeVisible();
    expect(await applicationsOf(candidate.email, ownSite.dataDir)).toMatchObject([{ version: before }]);
    await candidate.page.context().close();
  });
  await test.step('take back', async () => {
    await openPage(page, WORKSHOP);
    await page.getByRole('textbox', { name: 'Pourquoi' }).first().fill('Fin de l’essai');
    await button(page, `Retirer la dernière publication\u202F: revenir à la version ${before}`).click();
    await expect(page.getByText(`Le contenu de la version ${before} est de nouveau publié.`)).toBeVisible();
    await untilShown(ownSite, IDENTITY_PATH, SENEGAL, false);
  });
});
