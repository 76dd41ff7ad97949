/** Every page of the workshop meets axe, also in the preview of a draft, and fits in a narrow window. */
import type { Page } from '@playwright/test';
import { apply } from './support/application-form';
import { axeViolations } from './support/axe';
import { newEmail } from './support/forms';
import { openPage } from './support/open-page';
import { testOnOwnSite } from './support/own-site';
import { createRecruiter, signIn, WORKSHOP, type Recruiter } from './support/recruiter';
import { expect } from './support/test';
import { applyVariant, NARROW, WIDE } from './support/variants';
import { acceptCookies, THEMES } from './support/visitor';
import { button, call, currentVersion, dialog, field, openDraft, publish, row, saved } from './support/workshop-pages';

let recruiter: Recruiter;

/** A site of its own, because a trial would disturb the other tests. */
const test = testOnOwnSite({ SUBMISSION_LIMIT: '10000' }, async (site) => {
  recruiter = await createRecruiter(site, 'administrator');
});

// Before a recruiter has signed in, the first call says that no one has.
test.use({ expectedFaults: /status of 401/, actionTimeout: 15_000 });
test.describe.configure({ timeout: 300_000 });
test.beforeEach(({ context }) => acceptCookies(context));

/** Looks at the page as it is, narrow and wide, light and dark. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const theme of THEMES)
    for (const size of [NARROW, WIDE]) {
      await applyVariant(page, { name, theme, ...size, media: { reducedMotion: 'reduce' } });
      const place = `${name}, ${theme}, ${size.width} px`;
      expect.soft(await axeViolations(page), place).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, place).toBeLessThanOrEqual(size.width);
    }
}

test('what is wrong in the preview of a draft is found', async ({ page }) => {
  await signIn(page, recruiter);
  await openDraft(page, 'Sans langue');
  await page
    .frameLocator('iframe')
    .locator('html')
    .evaluate((root) => root.removeAttribute('lang'));
  expect((await axeViolations(page)).join()).toContain('html-has-lang');
});

test('every page of the workshop meets axe and fits in a narrow window', async ({ page }) => {
  await openPage(page, WORKSHOP);
  await expect(button(page, 'Se connecter')).toBeVisible();
  await expectAccessible(page, 'signing in');
  await signIn(page, recruiter);
  const { reference } = await apply(page.request, newEmail());
  const draft = await openDraft(page, 'Un brouillon dont le titre est assez long pour deux lignes');
  await row(page, 'Pays').first().click();
  await expectAccessible(page, 'a question in the editor');
  await page.getByRole('radio', { name: 'Avec erreurs' }).check();
  await expectAccessible(page, 'errors in the preview');
  await field(page, 'Aide').fill('Là où vous travaillerez');
  await expect(saved(page)).toBeVisible();
  await button(page, 'Publier…').click();
  await expect(dialog(page)).toContainText('Là où vous travaillerez');
  await expectAccessible(page, 'publishing');
  const { path } = await call(page, 'createDraftLink', { draft });
  await page.goto(path);
  await expect(page.locator('iframe')).toBeVisible();
  await expectAccessible(page, 'the link of a draft');
  await openPage(page, WORKSHOP);
  for (const action of ['Renommer', 'Montrer à un collègue', 'Supprimer']) {
    await button(page, new RegExp(`^${action}\\s: Un brouillon`)).click();
    await expectAccessible(page, action);
    await page.keyboard.press('Escape');
  }
  const version = await publish(page, draft, 'À l’essai', 10);
  const current = await currentVersion(page);
  await page.goto(WORKSHOP);
  await expect(page.getByRole('heading', { name: 'Essai en cours' })).toBeVisible();
  await expectAccessible(page, 'versions and a trial');
  await page.goto(`${WORKSHOP}/chiffres?version=${version}&comparee=${current}`);
  await expect(page.getByRole('combobox', { name: 'Comparée à' })).toHaveValue(String(current));
  await expectAccessible(page, 'figures');
  await page.goto(`${WORKSHOP}/candidatures/${reference}`);
  await page.getByRole('radio', { name: 'Convocation' }).check();
  await button(page, 'Voir le courrier avant de l’envoyer').click();
  await expect(page.getByText(/Votre dossier est présélectionné/)).toBeVisible();
  await expectAccessible(page, 'an application with its mail');
  await button(page, 'Effacer cette candidature…').click();
  await expectAccessible(page, 'erasing an application');
  await page.keyboard.press('Escape');
  for (const name of ['candidatures', 'journal']) {
    await page.goto(`${WORKSHOP}/${name}`);
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page, name);
  }
  await call(page, 'endTrial', { version, outcome: 'take-back', reason: 'Fin de l’essai' });
});
