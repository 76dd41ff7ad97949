/** Recruiters find applications in the workshop, change their state and save them; administrators see who looked, and erase. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apply } from './support/application-form';
import { newEmail } from './support/forms';
import { mailsTo } from './support/mailbox';
import { test } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import { expect } from './support/test';
import { acceptCookies } from './support/visitor';

const LIST = `${WORKSHOP}/candidatures`;
const AUDIT = `${WORKSHOP}/journal`;

// Before a recruiter has signed in, the first call says that no one has; an erased application has no page.
test.use({ expectedFaults: /status of 40[14]/ });
test.beforeEach(({ context }) => acceptCookies(context));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function search(page: Page, text: string, name = 'Afficher'): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await press(page, name);
}

test('a recruiter finds an application, changes its state with its mail, and saves the list as a file', async ({
  page,
  ownSite: { recruiter, dataDir },
}) => {
  const candidate = newEmail();
  const { reference } = await apply(page.request, candidate, {}, dataDir);
  const inList = page.getByRole('row').filter({ hasText: reference });
  await signIn(page, recruiter, `${LIST}?pays=B%C3%A9nin`);
  await expect(page.getByRole('link', { name: 'Journal' })).toHaveCount(0);
  await search(page, candidate.toUpperCase());
  await expect(page.getByText('1 candidature', { exact: true })).toBeVisible();
  expect(page.url()).not.toContain(candidate.slice(0, 8));
  await inList.getByRole('link', { name: 'Kofi Ahouansou' }).click();
  await expect(page.getByRole('heading', { name: 'Kofi Ahouansou' })).toBeVisible();
  await expect(page.getByText('Apprendre un métier.')).toBeVisible();

  const mailed = 'Votre dossier est présélectionné.';
  await page.getByRole('radio', { name: 'Convocation' }).check();
  await press(page, 'Voir le courrier avant de l’envoyer');
  await expect(page.getByText(mailed)).toBeVisible();
  expect(await mailsTo(candidate, dataDir)).toHaveLength(1); // the receipt
  await press(page, 'Changer l’état et envoyer');
  await expect(page.getByText(/^État changé\s: Convocation$/)).toBeVisible();
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
});

test('an administrator sees who looked at an application, and erases it at the request of its candidate', async ({
  page,
  browser,
  ownSite: { administrator, recruiter, dataDir, url },
}) => {
  const candidate = newEmail();
  const { reference, link } = await apply(page.request, candidate, {}, dataDir);
  const other = await browser.newContext({ baseURL: url });
  await acceptCookies(other);
  const colleague = await other.newPage();
  await signIn(colleague, recruiter, `${LIST}/${reference}`);
  await expect(colleague.getByRole('heading', { name: 'Kofi Ahouansou' })).toBeVisible();
  await other.close();

  const entries = page.getByRole('row').filter({ hasText: reference });
  await signIn(page, administrator, AUDIT);
  await search(page, `${recruiter.email} ${reference}`, 'Chercher');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(recruiter.email);
  await expect(entries).toContainText('A consulté une candidature');

  await page.goto(`${LIST}/${reference}`);
  await press(page, 'Effacer cette candidature…');
  await expect(page.getByRole('dialog')).toContainText(`à l’adresse ${candidate}`);
  await press(page, 'Effacer pour toujours');
  await expect(page.getByRole('heading', { name: `La candidature ${reference} est effacée.` })).toBeFocused();
  await expect.poll(async () => (await mailsTo(candidate, dataDir)).length).toBe(2);
  await page.getByRole('link', { name: 'Toutes les candidatures' }).click();
  await search(page, reference);
  await expect(page.getByText('Aucune candidature ne correspond à ces choix.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Kofi')).toHaveCount(0);
  await page.goto(AUDIT);
  await search(page, reference, 'Chercher');
  await expect(entries.filter({ hasText: 'A effacé une candidature' })).toHaveCount(1);
});
