/** Nothing that a recruiter types is lost: where a session ends, the site does not answer, or a colleague types too. */
import type { Page } from '@playwright/test';
import { test } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import { expect } from './support/test';
import { acceptCookies } from './support/visitor';
import { button, dialog, field, openDraft, plan, row, saved } from './support/workshop-pages';

// No one is signed in at first, sessions end, and calls are cut off on purpose.
test.use({ expectedFaults: /status of 401|net::ERR_FAILED/, actionTimeout: 15_000 });
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context }) => acceptCookies(context));

const [BEGINNING, REST] = ['Le nom que tous lui donnent, ', 'même s’il n’est écrit nulle part'];
const HINT = BEGINNING + REST;
/** Longer than the editor waits before it sends what was typed; twice that is shorter than a pause in typing. */
const SENT_MS = 400;

test('nothing typed is lost when a session ends, nor written twice while the site does not answer', async ({
  page,
  context,
  ownSite: { recruiter },
}) => {
  await page.clock.install();
  await signIn(page, recruiter);
  const draft = await openDraft(page, 'Session');
  await row(page, 'Quartier').click();
  // On a busy machine, letters come later than the page takes for a pause; its clock waits for them.
  await page.clock.pauseAt(Date.now() + 5_000);
  await context.clearCookies({ name: /session|atelier/i });
  await field(page, 'Aide').pressSequentially(BEGINNING);
  await page.clock.runFor(SENT_MS);
  await expect(page.getByText(/^Session terminée/)).toBeVisible();
  await page.clock.runFor(SENT_MS);
  await field(page, 'Aide').pressSequentially(REST);
  await expect(field(page, 'Aide')).toHaveValue(HINT);
  const again = dialog(page, 'Votre session est terminée');
  await expect(again).toBeHidden();
  await page.clock.resume();
  await expect(again).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(again).toBeVisible();
  // The letters of someone who goes on typing are not written into the form for signing in.
  await page.keyboard.type('abc');
  await expect(again.getByRole('textbox', { name: 'Adresse électronique' })).toHaveValue(recruiter.email);
  await again.getByLabel('Mot de passe', { exact: false }).first().fill(recruiter.password);
  await again.getByRole('button', { name: 'Se connecter' }).click();
  await expect(again).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await expect(field(page, 'Aide')).toHaveValue(HINT);
  await page.goto(`${WORKSHOP}/brouillons/${draft}`);
  await row(page, 'Quartier').click();
  await expect(field(page, 'Aide')).toHaveValue(HINT);

  const calls = '**/_data/workshop/*';
  // The site stores what was typed, but its answer is lost: the page sends the same again.
  await page.route(calls, async (route) => {
    await route.fetch().catch(() => undefined);
    await route.abort();
  });
  await field(page, 'Aide').fill('');
  await field(page, 'Aide').pressSequentially('Stocké, sans réponse. ');
  await expect(page.getByText(/^Hors ligne/)).toBeVisible();
  // Now it gets nothing at all: the later route comes first.
  await page.route(calls, (route) => route.abort());
  await field(page, 'Aide').pressSequentially('Écrit pendant la panne.');
  await button(page, 'Ajouter une question après celle-ci').click();
  await field(page, 'Libellé').pressSequentially('Point de repère');
  await row(page, 'Ville').click();
  await button(page, /^Retirer «\sVille/).click();
  await expect(page.getByText(/^Hors ligne/)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(saved(page)).toBeVisible({ timeout: 60_000 });
  await page.goto(`${WORKSHOP}/brouillons/${draft}`);
  await row(page, 'Quartier').click();
  await expect(field(page, 'Aide')).toHaveValue('Stocké, sans réponse. Écrit pendant la panne.');
  await expect(row(page, 'Point de repère')).toHaveCount(1);
  await expect(plan(page).getByRole('button', { name: /^Ville/ })).toHaveCount(0);
});

test('two recruiters who type in one text see both values and choose, and see what the other types elsewhere', async ({
  page,
  browser,
  ownSite,
}) => {
  const { recruiter, administrator: colleague } = ownSite;
  await signIn(page, recruiter);
  const draft = await openDraft(page, 'À deux');
  const other = await browser.newContext({ baseURL: ownSite.url });
  await acceptCookies(other);
  const office = await other.newPage();
  await signIn(office, colleague, `${WORKSHOP}/brouillons/${draft}`);
  for (const one of [page, office]) await row(one, 'Quartier').click();
  await expect(page.getByText(`Aussi dans ce brouillon : ${colleague.email}`)).toBeVisible();
  await expect(row(page, 'Quartier')).toContainText(`${colleague.email} y travaille`);
  await Promise.all(
    [page, office].map(async (one, index) => {
      await field(one, 'Libellé').focus();
      await one.keyboard.press(index === 0 ? 'Home' : 'End');
      await one.keyboard.type(index === 0 ? 'Votre ' : ' de résidence', { delay: 60 });
    }),
  );
  const choice = (one: Page) => one.getByRole('group', { name: /^À choisir : .*Quartier.*, Libellé$/ });
  await expect.poll(async () => (await choice(page).count()) + (await choice(office).count())).toBe(1);
  const [later, first] = (await choice(page).count()) === 1 ? [page, office] : [office, page];
  await expect(saved(first)).toBeVisible();
  await expect(field(page, 'Libellé')).toHaveValue(/^Votre Quartier/);
  await expect(field(office, 'Libellé')).toHaveValue(/Quartier de résidence$/);
  const mine = await field(later, 'Libellé').inputValue();
  for (const value of [mine, await field(first, 'Libellé').inputValue()])
    await expect(choice(later).getByText(value, { exact: true })).toBeVisible();
  await choice(later).getByRole('button', { name: 'Garder ma version' }).click();
  await expect(saved(later)).toBeVisible();
  for (const one of [page, office]) await expect(field(one, 'Libellé')).toHaveValue(mine);
  await row(page, 'Ville').click();
  await field(page, 'Aide').fill('Celle où vous habitez');
  await row(office, 'Prénom').click();
  await field(office, 'Aide').fill('Le premier suffit');
  await row(page, 'Prénom').click();
  await expect(field(page, 'Aide')).toHaveValue('Le premier suffit');
  await row(office, 'Ville').first().click();
  await expect(field(office, 'Aide')).toHaveValue('Celle où vous habitez');
  await other.close();
});
