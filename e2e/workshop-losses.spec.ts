/** The end of a session loses no typed text. */
import { test } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import { expect } from './support/test';
import { acceptCookies } from './support/visitor';
import { dialog, field, openDraft, row, saved } from './support/workshop-pages';

// No one is signed in at first, and sessions end.
test.use({ expectedFaults: /status of 401/ });
test.beforeEach(({ context }) => acceptCookies(context));

const [BEGINNING, REST] = ['Le nom que tous lui donnent, ', 'même s’il n’est écrit nulle part'];
const HINT = BEGINNING + REST;
/** Longer than the editor waits before sending; twice that is shorter than a pause in typing. */
const SENT_MS = 400;

test('the end of a session loses nothing typed, even by a recruiter who goes on typing', async ({
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
});
