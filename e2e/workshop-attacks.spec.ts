/** Hostile texts are texts wherever recruiters and candidates read them: React writes them, and `react/no-danger` refuses all else. */
import type { Page } from '@playwright/test';
import { apply } from './support/application-form';
import { createHostileDraft, expectNoAttack, HOSTILE, seePreviews } from './support/attack';
import { newEmail } from './support/forms';
import { test } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import { expect } from './support/test';
import { acceptCookies } from './support/visitor';
import { button, currentVersion, dialog, openPublishing, plan, previewPage } from './support/workshop-pages';

// Before a recruiter has signed in, the first call says that no one has; a reference that does not exist is asked for.
test.use({ expectedFaults: /status of 40[14]/ });
test.beforeEach(({ context }) => acceptCookies(context));

/** Opens a page of the workshop, and waits until it shows the attack. */
async function see(page: Page, address: string): Promise<void> {
  await page.goto(WORKSHOP + address);
  await expect(page.getByText('onerror=window.hacked').first()).toBeVisible();
  await expectNoAttack(page);
}

test('a draft of attacks is text in the list, the editor, the previews and what is published', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite.administrator);
  const draft = await createHostileDraft(page, await currentVersion(page));
  await see(page, '');
  await see(page, `/brouillons/${draft}`);
  const rows = await plan(page).locator('[data-outline-part]').all();
  for (const one of rows.filter((_row, index) => index % 5 === 0)) await one.click();
  await seePreviews(page, previewPage(page));
  await openPublishing(page);
  await expect(dialog(page).getByRole('heading', { name: /^Ce qui change/ })).toBeVisible();
  await expectNoAttack(page);
});

test('hostile answers are text in the list of applications, an application and its mail', async ({
  page,
  ownSite: { administrator, dataDir },
}) => {
  await signIn(page, administrator);
  const answers = { nom: HOSTILE, quartier: HOSTILE, ville: HOSTILE, motivation: HOSTILE };
  const { reference, link } = await apply(page.request, newEmail(), answers, dataDir);
  await see(page, '/candidatures');
  await see(page, `/candidatures/${reference}`);
  await page.getByRole('radio', { name: 'Convocation' }).check();
  await button(page, 'Voir le courrier avant de l’envoyer').click();
  await page.getByRole('textbox', { name: 'Texte du courrier' }).fill(HOSTILE);
  await button(page, 'Changer l’état et envoyer').click();
  await expect(page.getByText(/^État changé/)).toBeVisible();
  await expectNoAttack(page);
  await page.goto(link);
  await expect(page.getByText(HOSTILE).first()).toBeVisible();
  await expectNoAttack(page);
});
