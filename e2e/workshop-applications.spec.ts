/** Recruiters find applications in the workshop, change their state and save them; administrators see who looked. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apply } from './support/application-form';
import { axeViolations } from './support/axe';
import { newEmail } from './support/forms';
import { mailsTo } from './support/mailbox';
import { createRecruiter, type Recruiter, signIn } from './support/recruiter';
import { siteUrl } from './support/site-url';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const LIST = '/recrutements/atelier/candidatures';
const AUDIT = '/recrutements/atelier/journal';

// Before a recruiter has signed in, the first call says that no one has.
test.use({ expectedFaults: /status of 40[14]/ });
test.beforeEach(({ context }) => acceptCookies(context));

/** Each test has an account of its own, by which its entries of the audit trail are found. */
const newAccount = (role?: 'administrator'): Promise<Recruiter> =>
  createRecruiter({ url: siteUrl(), dataDir: process.env.DATA_DIR ?? '' }, role, randomUUID());

const search = (page: Page) => page.getByRole('searchbox');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a recruiter finds an application, reads the mail and changes the state', async ({ page }) => {
  const candidate = newEmail();
  const { reference } = await apply(page.request, candidate);
  await signIn(page, await newAccount(), LIST);
  await search(page).fill(candidate.toUpperCase());
  await press(page, 'Afficher');
  await expect(page.getByText('1 candidature', { exact: true })).toBeVisible();
  expect(page.url()).not.toContain(candidate.slice(0, 8));
  await page.getByRole('row').filter({ hasText: reference }).getByRole('link', { name: 'Kofi Ahouansou' }).click();
  await expect(page.getByRole('heading', { name: 'Kofi Ahouansou' })).toBeVisible();
  await expect(page.getByText('Apprendre un métier.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('radio', { name: 'Convocation' }).check();
  await press(page, 'Voir le courrier avant de l’envoyer');
  await expect(page.getByText(/Votre dossier est présélectionné\./)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await mailsTo(candidate)).toHaveLength(1); // the receipt
  await press(page, 'Changer l’état et envoyer');
  await expect(page.getByText(/^État changé\s: Convocation$/)).toBeVisible();
  await expect.poll(async () => (await mailsTo(candidate)).length, { timeout: 10_000 }).toBe(2);
  expect((await mailsTo(candidate)).map(({ text }) => text).join()).toContain('Votre dossier est présélectionné.');

  await page.getByRole('link', { name: 'Toutes les candidatures' }).click();
  await expect(search(page)).toHaveValue(candidate.toUpperCase());
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Convocation');
});

test('a recruiter saves the applications of a list as a file', async ({ page }) => {
  const { reference } = await apply(page.request, newEmail());
  await signIn(page, await newAccount(), `${LIST}?pays=B%C3%A9nin`);
  await search(page).fill(reference);
  await press(page, 'Afficher');
  await expect(page.getByText('1 candidature', { exact: true })).toBeVisible();
  const saving = page.waitForEvent('download');
  await press(page, 'Télécharger pour un tableur (CSV)');
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^candidatures-\d{4}-\d\d-\d\d\.csv$/);
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain(';pays;');
  expect(lines).toEqual([expect.stringContaining(`${reference};en_attente;`)]);
});

test('an administrator sees who looked at what, and a recruiter does not', async ({ page, browser }) => {
  const { reference } = await apply(page.request, newEmail());
  const recruiter = await newAccount();
  await signIn(page, recruiter, `${LIST}/${reference}`);
  await expect(page.getByRole('heading', { name: 'Kofi Ahouansou' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Journal' })).toHaveCount(0);

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await acceptCookies(other);
  const office = await other.newPage();
  await signIn(office, await newAccount('administrator'), AUDIT);
  await search(office).fill(`${recruiter.email} ${reference}`);
  await press(office, 'Chercher');
  const rows = office.getByRole('row').filter({ hasText: reference });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(recruiter.email);
  await expect(rows).toContainText('A consulté une candidature');
  expect(await axeViolations(office)).toEqual([]);
  await other.close();
});

test('an administrator erases an application at the request of its candidate', async ({ page }) => {
  const candidate = newEmail();
  const { reference, link } = await apply(page.request, candidate);
  await signIn(page, await newAccount('administrator'), `${LIST}/${reference}`);
  await press(page, 'Effacer cette candidature…');
  await expect(page.getByRole('dialog')).toContainText(`à l’adresse ${candidate}`);
  await press(page, 'Effacer pour toujours');
  await expect(page.getByRole('heading', { name: `La candidature ${reference} est effacée.` })).toBeFocused();
  await expect.poll(async () => (await mailsTo(candidate)).length, { timeout: 10_000 }).toBe(2);
  await page.getByRole('link', { name: 'Toutes les candidatures' }).click();
  await search(page).fill(reference);
  await press(page, 'Afficher');
  await expect(page.getByText('Aucune candidature ne correspond à ces choix.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Kofi')).toHaveCount(0);
  await page.goto(AUDIT);
  await search(page).fill(reference);
  await press(page, 'Chercher');
  await expect(page.getByRole('row').filter({ hasText: 'A effacé une candidature' })).toContainText(reference);
});

for (const width of [320, 1280]) {
  test(`applications and the audit trail fit in a window of ${width} px and meet axe`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await apply(page.request, newEmail());
    const recruiter = await newAccount('administrator');
    await signIn(page, recruiter, LIST);
    for (const path of [LIST, AUDIT]) {
      await page.goto(path);
      await expect(page.getByRole('table')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
