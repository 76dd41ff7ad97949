/** Every text field of every call of the workshop takes hostile texts as texts. A new field fails here until it has an attack. */
import type { Page } from '@playwright/test';
import { workshopCalls } from '@vipp/shared/contract/workshop/workshop-calls';
import { draftTexts } from '@vipp/shared/testing/replace-draft-texts';
import { safeParse } from 'zod/mini';
import { XSS } from './support/attack-corpus';
import { apply } from './support/application-form';
import { expectNoAttack } from './support/attack';
import { newEmail } from './support/forms';
import { openPage } from './support/open-page';
import { testOnOwnSite } from './support/own-site';
import { createRecruiter, signIn, WORKSHOP, type Recruiter } from './support/recruiter';
import { expect } from './support/test';
import { textFieldsOf } from './support/text-fields';
import { acceptCookies } from './support/visitor';
import { HOSTILE, LINES, seePreviews } from './support/workshop-attack';
import { button, call, dialog, field, openDraft, part, plan, publish, row, saved } from './support/workshop-pages';

let recruiter: Recruiter;
let colleague: Recruiter;

/** A site of its own, because another version of the form would disturb the other tests. */
const test = testOnOwnSite({ SUBMISSION_LIMIT: '10000' }, async (site) => {
  recruiter = await createRecruiter(site, 'administrator');
  colleague = await createRecruiter(site, 'recruiter', 'kossi');
});

// No one is signed in at first, a password is wrong, and references that do not exist are asked for.
test.use({ expectedFaults: /status of 4(01|04|22)/, actionTimeout: 15_000 });
test.describe.configure({ mode: 'default', timeout: 400_000 });
test.beforeEach(({ context }) => acceptCookies(context));

const FIELDS = Object.entries(workshopCalls).flatMap(([name, { input }]) => textFieldsOf(name, input));

/** Types the attack of a field. Each test asserts in the end that it has attacked what it names. */
type Write = (name: string) => string;
const ATTACKED: string[] = [];

/** A test of these fields, which `run` attacks by `write`. */
function attack(
  title: string,
  fields: readonly string[],
  run: (page: Page, write: Write, signedIn: Recruiter) => Promise<void>,
): void {
  ATTACKED.push(...fields);
  test(title, async ({ page }) => {
    const written = new Set<string>();
    const write: Write = (name) => {
      written.add(name);
      return `${written.size} ${HOSTILE}`;
    };
    await run(page, write, recruiter);
    await expectNoAttack(page);
    expect([...written].toSorted()).toEqual([...fields].toSorted());
  });
}

attack('signing in', ['signIn.email', 'signIn.password'], async (page, write) => {
  await openPage(page, WORKSHOP);
  const email = page.getByRole('textbox', { name: 'Adresse électronique' });
  const typed = write('signIn.email');
  await email.fill(typed);
  await page.getByLabel('Mot de passe', { exact: false }).first().fill(write('signIn.password'));
  await button(page, 'Se connecter').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(email).toHaveValue(typed);
});

attack('names of drafts', ['createDraft.title', 'renameDraft.title'], async (page, write, signedIn) => {
  await signIn(page, signedIn);
  const created = write('createDraft.title');
  await page.getByRole('textbox', { name: /^Titre du brouillon/ }).fill(created);
  await button(page, 'Créer un brouillon').click();
  await expect(page.getByRole('heading', { level: 1, name: created })).toBeVisible();
  await expectNoAttack(page);
  await openPage(page, WORKSHOP);
  const renamed = write('renameDraft.title');
  await button(page, `Renommer\u202F: ${created}`).click();
  await dialog(page, 'Renommer ce brouillon').getByRole('textbox').fill(renamed);
  await dialog(page, 'Renommer ce brouillon').getByRole('button', { name: 'Enregistrer le titre' }).click();
  await expect(page.getByText(`Le brouillon s’appelle «\u202F${renamed}\u202F».`)).toBeVisible();
  await button(page, `Montrer à un collègue\u202F: ${renamed}`).click();
  await button(page, 'Créer un lien').click();
  await expect(page.getByRole('textbox', { name: 'Lien' })).toHaveValue(/\/lien\//);
  await expectNoAttack(page);
  await page.keyboard.press('Escape');
  await button(page, `Supprimer\u202F: ${renamed}`).click();
  await expect(dialog(page, 'Supprimer ce brouillon')).toContainText(renamed);
  await expectNoAttack(page);
  await button(page, 'Supprimer le brouillon').click();
  await expect(page.getByText(`Le brouillon «\u202F${renamed}\u202F» est supprimé.`)).toBeVisible();
});

test('a draft may have any attack as its name', async ({ page }) => {
  await signIn(page, recruiter);
  const titles = LINES.filter((line) => line !== '').map((line, index) => `${index} ${line}`.slice(0, 100).trim());
  const drafts: string[] = [];
  for (const title of titles) drafts.push((await call(page, 'createDraft', { title, from: 1 })).draft);
  await openPage(page, WORKSHOP);
  await expect(page.getByRole('heading', { name: 'Brouillons' })).toBeVisible();
  const shown = await page.locator('h3 a').allTextContents();
  expect(shown).toEqual(expect.arrayContaining(titles));
  await expectNoAttack(page);
  for (const draft of drafts) await call(page, 'deleteDraft', { draft });
});

/** Fills in every text of the chosen part, with another attack each. @returns how many */
async function fillPart(page: Page, from: number): Promise<number> {
  const technical = part(page).locator('summary');
  if (await technical.count()) await technical.click();
  const boxes = await part(page).locator('input[type=text], textarea').all();
  for (const [index, box] of boxes.entries()) {
    const number = from + index;
    // Among the attacks a word that a question needs a reason for.
    const text = `${number}, religion, ${LINES[number % LINES.length]}`;
    await box.fill(text.slice(0, Number((await box.getAttribute('maxlength')) ?? 100)));
  }
  return boxes.length;
}

attack('the editor', ['syncDraft.updates[]', 'syncDraft.place'], async (page, write, signedIn) => {
  await signIn(page, signedIn);
  const draft = await openDraft(page, 'Attaques');
  const parts = await plan(page)
    .locator('[data-outline-part]')
    .evaluateAll((rows) => rows.map((one) => (one as HTMLElement).dataset['outlinePart'] ?? ''));
  let count = 0;
  for (const id of parts) {
    await plan(page).locator(`[data-outline-part="${id}"] button`).click();
    count += await fillPart(page, count);
    // The reason, and the message of a rule, are asked for once there is a word or a rule that needs one.
    const reason = field(page, 'Pourquoi cette question est permise');
    if (await reason.count()) await reason.fill(`${count}, religion, ${write('syncDraft.updates[]')}`);
  }
  expect(count).toBeGreaterThan(LINES.length);
  await expect(saved(page)).toBeVisible();
  await expectNoAttack(page);
  const { updates } = await call(page, 'syncDraft', { draft, since: 0, updates: [], place: null });
  // Every kind of text that a draft has was typed somewhere.
  for (const [name, texts] of draftTexts(updates))
    expect(
      texts.some((text) => /^\d+, religion, /.test(text)),
      name,
    ).toBe(true);
  await seePreviews(page);
  const office = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const other = await office?.newPage();
  if (!other) throw new Error('there is no browser');
  await signIn(other, colleague);
  await call(other, 'syncDraft', { draft, since: 0, updates: [], place: write('syncDraft.place') });
  await expect(page.getByText(`Aussi dans ce brouillon : ${colleague.email}`)).toBeVisible();
  await office?.close();
  await button(page, 'Publier…').click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeVisible();
  await expectNoAttack(page);
});

const REASONS = ['publishDraft.reason', 'endTrial.reason', 'restoreVersion.reason'];
attack('reasons of what is published and taken back', REASONS, async (page, write, signedIn) => {
  await signIn(page, signedIn);
  await openDraft(page, 'Raisons');
  await row(page, 'Quartier').click();
  await field(page, 'Aide').fill('Le nom que tous lui donnent');
  await expect(saved(page)).toBeVisible();
  await button(page, 'Publier…').click();
  const published = write('publishDraft.reason');
  await dialog(page)
    .getByRole('textbox', { name: /^Pourquoi ce changement/ })
    .fill(published);
  await dialog(page).getByRole('radio', { name: /^20/ }).check();
  await dialog(page).getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(dialog(page).getByText(/est à l’essai auprès de 20/)).toBeVisible();
  await openPage(page, WORKSHOP);
  await expect(page.getByText(published).first()).toBeVisible();
  await expectNoAttack(page);
  const ended = write('endTrial.reason');
  await page.getByRole('textbox', { name: 'Pourquoi' }).last().fill(ended);
  await button(page, 'Retirer l’essai').click();
  await expect(page.getByText(`«\u202F${ended}\u202F»`)).toBeVisible();
  await expectNoAttack(page);

  const draft = await openDraft(page, 'Reprise');
  await row(page, 'Ville').first().click();
  await field(page, 'Aide').fill('Celle où vous habitez');
  await expect(saved(page)).toBeVisible();
  await publish(page, draft, 'Pour tous', null);
  await openPage(page, WORKSHOP);
  const restored = write('restoreVersion.reason');
  await page.getByRole('textbox', { name: 'Pourquoi' }).first().fill(restored);
  await button(page, /^Retirer la dernière publication/).click();
  await expect(page.getByText(`«\u202F${restored}\u202F»`).first()).toBeVisible();
});

const FILTERS = ['applications', 'exportApplications'].flatMap((name) =>
  ['country', 'position', 'search'].map((filter) => `${name}.filter.${filter}`),
);
attack('filters of applications', FILTERS, async (page, write, signedIn) => {
  const list = `${WORKSHOP}/candidatures`;
  await signIn(page, signedIn, list);
  const pays = write('applications.filter.country');
  const poste = write('applications.filter.position');
  const search = write('applications.filter.search');
  const others = { etat: HOSTILE, version: HOSTILE, depuis: HOSTILE, jusquau: HOSTILE, page: HOSTILE, search: HOSTILE };
  await page.goto(`${list}?${new URLSearchParams({ pays, poste, ...others })}`);
  await expect(page.getByRole('combobox', { name: 'Pays' })).toHaveValue(pays);
  await expect(page.getByRole('combobox', { name: 'Poste' })).toHaveValue(poste);
  await expectNoAttack(page);
  await page.getByRole('searchbox').fill(search);
  await button(page, 'Afficher').click();
  await expect(page.getByText('Aucune candidature ne correspond à ces choix.')).toBeVisible();
  await expectNoAttack(page);
  const filter = {
    country: write('exportApplications.filter.country'),
    position: write('exportApplications.filter.position'),
    search: write('exportApplications.filter.search'),
  };
  const { name, csv } = await call(page, 'exportApplications', { filter });
  expect(name).not.toContain('hacked');
  expect(csv.trim().split('\r\n')).toHaveLength(1);
  // What was asked for is in the audit trail.
  await page.goto(`${WORKSHOP}/journal`);
  await expect(page.getByRole('row').filter({ hasText: filter.search })).toHaveCount(1);
});

const REFERENCES = ['readApplication', 'previewStateMail', 'setApplicationState', 'eraseApplication'];
attack(
  'references of applications',
  REFERENCES.map((name) => `${name}.reference`),
  async (page, write, signedIn) => {
    await signIn(page, signedIn);
    await page.goto(`${WORKSHOP}/candidatures/${encodeURIComponent(write('readApplication.reference').slice(0, 40))}`);
    await expect(page.getByRole('alert')).toContainText('n’existe pas');
    await expectNoAttack(page);
    const { reference } = await apply(page.request, newEmail());
    const states = { from: 'en_attente', state: 'retenue' };
    for (const name of REFERENCES.slice(1)) {
      const data = { ...states, reference: write(`${name}.reference`).slice(0, 40) };
      const { origin } = new URL(page.url());
      const answer = await page.request.post(`/_data/workshop/${name}`, { data, headers: { origin } });
      expect([answer.status(), answer.headers()['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    }
    await page.goto(`${WORKSHOP}/candidatures/${reference}`);
    await expect(page.getByRole('heading', { name: 'Changer l’état' })).toBeVisible();
  },
);

attack('the search of the audit trail', ['auditTrail.search'], async (page, write, signedIn) => {
  await signIn(page, signedIn, `${WORKSHOP}/journal?${new URLSearchParams({ search: HOSTILE })}`);
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('searchbox').fill(`${write('auditTrail.search')} introuvable`);
  await button(page, 'Chercher').click();
  await expect(page.getByText('Aucune ligne ne correspond.')).toBeVisible();
  await expectNoAttack(page);
  await page.goto(
    `${WORKSHOP}/chiffres?${new URLSearchParams({ version: HOSTILE, comparee: HOSTILE, depuis: HOSTILE })}`,
  );
  await expect(page.getByRole('combobox', { name: 'Comparée à' })).toBeVisible();
  await expectNoAttack(page);
  await page.goto(`${WORKSHOP}/lien/${encodeURIComponent(HOSTILE)}`);
  await expect(page.getByText('Ce lien ne montre plus de brouillon.')).toBeVisible();
});

test('every text field of every call is attacked above, or takes texts of one form only', () => {
  const free = FIELDS.filter(({ isFormatted }) => !isFormatted).map(({ name }) => name);
  expect(ATTACKED.toSorted()).toEqual(free.toSorted());
});

test('fields of one form refuse every attack', () => {
  const formatted = FIELDS.filter(({ isFormatted }) => isFormatted);
  expect(formatted.map(({ name }) => name)).toContain('openDraftLink.token');
  for (const { name, schema } of formatted)
    for (const text of XSS) expect(safeParse(schema, text).success, `${name}: ${text}`).toBe(false);
});
