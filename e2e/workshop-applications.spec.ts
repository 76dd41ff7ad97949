/**
 * Recruiters find applications in the workshop, change their state with its mail, and save the list as a file. Hostile answers are
 * texts wherever they are read: React writes them, and `react/no-danger` refuses all else.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apply } from './support/application-form';
import { expectNoAttack, HOSTILE } from './support/attack';
import { newEmail } from './support/forms';
import { mailsTo } from './support/mailbox';
import { test } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import { expect } from './support/test';

const LIST = `${WORKSHOP}/candidatures`;

// Before the first sign-in, the first call is refused.
test.use({ expectedFaults: /status of 401/, isReturning: true });

const HOSTILE_ANSWERS = { quartier: HOSTILE, ville: HOSTILE, motivation: HOSTILE };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a recruiter finds an application, changes its state with its mail, and saves the list as a file', async ({
  page,
  ownSite: { recruiter, dataDir },
}) => {
  const candidate = newEmail();
  const { reference, link } = await apply(page.request, candidate, HOSTILE_ANSWERS, dataDir);
  const inList = page.getByRole('row').filter({ hasText: reference });
  await signIn(page, recruiter, `${LIST}?pays=B%C3%A9nin`);
  await expect(page.getByRole('link', { name: 'Comptes' })).toHaveCount(0);
  await page.getByRole('searchbox').fill(candidate.toUpperCase());
  await press(page, 'Afficher');
  await expect(page.getByText('1 candidature', { exact: true })).toBeVisible();
  expect(page.url()).not.toContain(candidate.slice(0, 8));
  await inList.getByRole('link', { name: 'Marie-Noëlle N’Diaye' }).click();
  await expect(page.getByRole('heading', { name: 'Marie-Noëlle N’Diaye' })).toBeVisible();
  await expect(page.getByText(HOSTILE).first()).toBeVisible();
  await expectNoAttack(page);
  const mailed = 'Votre dossier est présélectionné.';
  await page.getByRole('radio', { name: 'Convocation' }).check();
  await press(page, 'Voir le courrier avant de l’envoyer');
  await expect(page.getByRole('textbox', { name: 'Texte du courrier' })).toHaveValue(new RegExp(mailed));
  await page.getByRole('textbox', { name: 'Texte du courrier' }).fill(`${mailed} ${HOSTILE}`);
  await press(page, 'Changer l’état et envoyer');
  await expect(page.getByText(/^État changé\s: Convocation$/)).toBeVisible();
  await expectNoAttack(page);
  await expect.poll(async () => (await mailsTo(candidate, dataDir)).length).toBe(2);
  expect((await mailsTo(candidate, dataDir)).map(({ text }) => text).join()).toContain(mailed);

  await page.getByRole('link', { name: 'Toutes les candidatures' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(candidate.toUpperCase());
  await expect(inList).toContainText('Convocation');
  const saving = page.waitForEvent('download');
  await press(page, 'Télécharger en CSV');
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^candidatures-\d{4}-\d\d-\d\d\.csv$/);
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain(';Pays;');
  expect(lines).toEqual([expect.stringContaining(`${reference};Convocation;`)]);

  await page.goto(link);
  await expect(page.getByText(HOSTILE).first()).toBeVisible();
  await expectNoAttack(page);
});
