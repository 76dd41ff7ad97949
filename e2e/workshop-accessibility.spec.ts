/** Every page of the workshop meets axe, also in the preview of a draft, and fits in a narrow window; Tab leads through the first. */
import { apply } from './support/application-form';
import { newEmail } from './support/forms';
import { walkByTab } from './support/keyboard-walk';
import { openPage } from './support/open-page';
import { test } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import { expect } from './support/test';
import { NARROW } from './support/variants';
import {
  button,
  call,
  currentVersion,
  dialog,
  expectAccessible,
  field,
  openDraft,
  openPublishing,
  previewPage,
  publish,
  row,
  saved,
} from './support/workshop-pages';

// Before the first sign-in, the first call is refused.
test.use({ expectedFaults: /status of 401/, isReturning: true });

test('every page of the workshop meets axe and fits in a narrow window', async ({ page, ownSite }) => {
  await openPage(page, WORKSHOP);
  await expect(button(page, 'Se connecter')).toBeVisible();
  await expectAccessible(page, 'signing in');
  await signIn(page, ownSite.administrator);
  const current = await currentVersion(page);
  const { reference } = await apply(page.request, newEmail(), {}, ownSite.dataDir);
  const draft = await openDraft(page, 'Un brouillon dont le titre est assez long pour deux lignes', current);
  await row(page, 'Pays').first().click();
  await expectAccessible(page, 'a question in the editor');
  // The button has `aria-disabled`, which Playwright would wait for.
  await previewPage(page).getByRole('button', { name: 'Valider' }).click({ force: true });
  await expectAccessible(page, 'errors in the preview');
  await field(page, 'Aide').fill('Là où vous travaillerez');
  await expect(saved(page)).toBeVisible();
  await openPublishing(page);
  await expect(dialog(page)).toContainText('Là où vous travaillerez');
  await expectAccessible(page, 'publishing');
  await openPage(page, WORKSHOP);
  await button(page, /^Supprimer\s: Un brouillon/).click();
  await expectAccessible(page, 'deleting a draft');
  await page.keyboard.press('Escape');
  const version = await publish(page, draft, 'À l’essai', 10);
  await page.goto(WORKSHOP);
  await expect(page.getByRole('heading', { name: 'Essai en cours' })).toBeVisible();
  await expectAccessible(page, 'versions and a trial');
  await page.setViewportSize(NARROW);
  expect(await walkByTab(page)).toEqual([]);
  await page.goto(`${WORKSHOP}/chiffres?version=${version}`);
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue(String(version));
  await expectAccessible(page, 'figures');
  await page.goto(`${WORKSHOP}/candidatures/${reference}`);
  await page.getByRole('radio', { name: 'Convocation' }).check();
  await button(page, 'Voir le courrier avant de l’envoyer').click();
  await expect(page.getByText(/Votre dossier est présélectionné/)).toBeVisible();
  await expectAccessible(page, 'the mail of a state');
  await page.keyboard.press('Escape');
  await button(page, 'Effacer cette candidature…').click();
  await expectAccessible(page, 'erasing an application');
  await page.keyboard.press('Escape');
  for (const name of ['offres', 'candidatures', 'comptes']) {
    await page.goto(`${WORKSHOP}/${name}`);
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page, name);
  }
  await call(page, 'endTrial', { version, outcome: 'take-back', reason: 'Fin de l’essai' });
});
