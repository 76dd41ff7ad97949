/**
 * Hostile texts are texts wherever recruiters and candidates read them: in drafts, versions and applications, by every text field
 * of every call of the workshop. A new field fails here until it has an attack.
 */
import type { Locator, Page } from '@playwright/test';
import { holds } from '@vipp/shared/contract/application/asked-fields';
import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import { workshopCalls } from '@vipp/shared/contract/workshop/workshop-calls';
import { draftTexts } from '@vipp/shared/testing/replace-draft-texts';
import { safeParse } from 'zod/mini';
import {
  apply,
  BACKGROUND_PATH,
  card,
  confirm,
  filledIn,
  IDENTITY_PATH,
  preview,
  receipt,
  REFERENCE,
  validate,
} from './support/application-form';
import { XSS } from './support/attack-corpus';
import { errorBox, installClock, newEmail, passMinimumTime } from './support/forms';
import { linkIn, mailTo } from './support/mailbox';
import { openPage } from './support/open-page';
import { test, type OwnSite } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import { expect } from './support/test';
import { textFieldsOf } from './support/text-fields';
import { acceptCookies } from './support/visitor';
import { attackWriter, createHostileDraft, HOSTILE, seePreviews, expectNoAttack } from './support/attack';
import {
  button,
  call,
  currentVersion,
  dialog,
  field,
  openPublishing,
  plan,
  previewPage,
  publish,
  saved,
} from './support/workshop-pages';

// No one is signed in at first, a password is wrong, and references that do not exist are asked for.
test.use({ expectedFaults: /status of 4(01|03|04|22)/, actionTimeout: 30_000 });
test.describe.configure({ timeout: 400_000 });
test.beforeEach(({ context }) => acceptCookies(context));

const FIELDS = Object.entries(workshopCalls).flatMap(([name, { input }]) => textFieldsOf(name, input));
const ATTACKED: string[] = [];

/** Types the attack of a field. Each test asserts in the end that it has attacked what it names. */
type Write = (name: string) => string;

/** A test of these fields, which `run` attacks by `write`. */
function attack(
  title: string,
  fields: readonly string[],
  run: (page: Page, write: Write, ownSite: OwnSite) => Promise<void>,
): void {
  ATTACKED.push(...fields);
  test(title, async ({ page, ownSite }) => {
    const written = new Set<string>();
    const write: Write = (name) => {
      written.add(name);
      return `${written.size} ${HOSTILE}`;
    };
    await run(page, write, ownSite);
    await expectNoAttack(page);
    expect([...written].toSorted()).toEqual([...fields].toSorted());
  });
}

/** An answer of a candidate. */
const ATTACK = XSS.join(' ').replace(/\s+/g, ' ').slice(0, 4_000).trim();
/** Its beginning, without the control characters that come later. */
const BEGINNING = ATTACK.slice(0, 200);
const ANSWERS = { prenom: HOSTILE.slice(0, 40), nom: HOSTILE, quartier: HOSTILE, ville: HOSTILE, motivation: ATTACK };

const DRAFTS = [
  ...['signIn.email', 'signIn.password', 'createDraft.title', 'renameDraft.title'],
  ...['syncDraft.changes[].value', 'syncDraft.changes[].value[]'],
];
attack(
  'drafts show hostile names and texts as texts, in the list, the editor and the previews',
  DRAFTS,
  async (page, write, { administrator }) => {
    await test.step('signing in', async () => {
      await openPage(page, WORKSHOP);
      const email = page.getByRole('textbox', { name: 'Adresse électronique' });
      const typed = write('signIn.email');
      await email.fill(typed);
      await page.getByLabel('Mot de passe', { exact: false }).first().fill(write('signIn.password'));
      await button(page, 'Se connecter').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(email).toHaveValue(typed);
      await expectNoAttack(page);
    });
    await signIn(page, administrator);
    const from = await currentVersion(page);
    await test.step('names', async () => {
      const { draft: named } = await call(page, 'createDraft', { title: write('createDraft.title'), from });
      const title = write('renameDraft.title');
      await call(page, 'renameDraft', { draft: named, title });
      await openPage(page, WORKSHOP);
      for (const action of ['Renommer', 'Supprimer']) {
        await button(page, `${action}\u202F: ${title}`).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoAttack(page);
        if (action !== 'Supprimer') await page.keyboard.press('Escape');
      }
      await button(page, 'Supprimer le brouillon').click();
      await expect(page.getByText(`Le brouillon «\u202F${title}\u202F» est supprimé.`)).toBeVisible();
      await expectNoAttack(page);
    });
    const writer = attackWriter();
    const draft = await createHostileDraft(page, writer, from);
    await test.step('editor', async () => {
      await page.goto(`${WORKSHOP}/brouillons/${draft}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
      await expectNoAttack(page);
      const texts = (await plan(page).textContent()) ?? '';
      for (const title of writer.written.get('title') ?? []) expect(texts).toContain(title);
      const rows = await plan(page).locator('[data-outline-part]').all();
      for (const one of rows.filter((_row, index) => index % 5 === 0)) await one.click();
      await expectNoAttack(page);
      // A reason is asked for once there is a word that needs one.
      for (const one of rows) {
        await one.click();
        if (await field(page, 'Libellé').count()) break;
      }
      await field(page, 'Libellé').fill(`religion, ${HOSTILE}`);
      await field(page, 'Pourquoi cette question est permise').fill(write('syncDraft.changes[].value'));
      await expect(saved(page)).toBeVisible();
      const { fields, last } = await call(page, 'syncDraft', { draft, since: 0, changes: [] });
      const { part = '' } = fields.find(({ field: name }) => name === 'keys') ?? {};
      const keys = { part, field: 'keys', value: [write('syncDraft.changes[].value[]')], base: last };
      await call(page, 'syncDraft', { draft, since: last, changes: [keys] });
      // Every kind of text that a draft has was attacked somewhere.
      for (const [name, kind] of draftTexts(fields))
        expect(
          kind.some((text) => /^(\{n\} )?\d+ /.test(text) || text.includes(HOSTILE)),
          name,
        ).toBe(true);
      await seePreviews(page, previewPage(page));
    });
    await test.step('publication and list', async () => {
      await openPublishing(page);
      await expect(dialog(page).getByRole('heading', { name: /^Ce qui change/ })).toBeVisible();
      await expectNoAttack(page);
      await page.goto(WORKSHOP);
      await expect(page.getByRole('link', { name: HOSTILE })).toBeVisible();
      await expectNoAttack(page);
    });
  },
);

/** Fills in what a step asks by the names of its questions, because their labels are attacks. */
async function answerByName(form: Locator, step: number, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const { fields } of application.steps[step]?.sections.filter(({ repeated }) => !repeated) ?? [])
    for (const { name, kind, when } of fields) {
      const control = form.locator(`[name="${name}"]`).first();
      const answer = answers[name];
      // One that depends on an answer is shown a moment after it, so that a count would come too early.
      if (answer === undefined || !holds(when, answers)) continue;
      if (kind === 'select') {
        // A choice whose value follows its label is an attack as a whole.
        const hasValue = (await control.locator(`option[value="${answer}"]`).count()) > 0;
        await control.selectOption(hasValue ? { value: answer } : { index: 1 });
      } else if (kind === 'radio' || kind === 'checkbox') await control.check();
      else await control.fill(answer);
    }
}

/** Sends an application in the version of attacks, as a candidate who writes attacks. */
async function applyInHostileVersion(page: Page, email: string): Promise<void> {
  const answers: Record<string, string> = { ...filledIn, ...ANSWERS, email, numero_piece: newEmail().slice(0, 12) };
  await installClock(page);
  await openPage(page, IDENTITY_PATH);
  await answerByName(card(page), 0, answers);
  await validate(page);
  await expect(page).toHaveURL(BACKGROUND_PATH);
  await expectNoAttack(page);
  await passMinimumTime(page);
  await button(page, 'Valider').click();
  await expect(errorBox(card(page))).toBeVisible();
  await expectNoAttack(page);
  await answerByName(card(page), 1, answers);
  await validate(page);
  await expect(preview(page)).toContainText(BEGINNING);
  await expectNoAttack(page);
  await confirm(page);
  await expect(receipt(page)).toBeVisible();
  await expectNoAttack(page);
}

attack(
  'a published version of attacks is text for candidates, and in its reasons, history, figures and mails',
  ['publishDraft.reason', 'endTrial.reason', 'restoreVersion.reason'],
  async (page, write, { administrator, dataDir }) => {
    await signIn(page, administrator);
    const current = await currentVersion(page);
    const writer = attackWriter();
    await test.step('a trial and its end', async () => {
      const tried = await createHostileDraft(page, attackWriter(), current);
      const published = write('publishDraft.reason');
      await publish(page, tried, published, 10);
      await openPage(page, WORKSHOP);
      await expect(page.getByText(published).first()).toBeVisible();
      await expectNoAttack(page);
      const ended = write('endTrial.reason');
      await page.getByRole('textbox', { name: 'Pourquoi' }).last().fill(ended);
      await button(page, 'Retirer l’essai').click();
      await expect(page.getByText(`«\u202F${ended}\u202F»`)).toBeVisible();
      await expectNoAttack(page);
    });
    const version = await publish(page, await createHostileDraft(page, writer, current), HOSTILE, null);
    await test.step('pages and mails of candidates', async () => {
      const visitor = await page.context().newPage();
      await openPage(visitor, '/recrutements');
      await expectNoAttack(visitor);
      await openPage(visitor, IDENTITY_PATH);
      await expect(visitor.getByText(writer.written.get('label')?.[0] ?? '', { exact: false }).first()).toBeVisible();
      const email = newEmail();
      await applyInHostileVersion(visitor, email);
      const mail = await mailTo(email, dataDir);
      const reference = REFERENCE.exec(mail.text)?.[0] ?? '';
      expect(mail.headers).toMatch(/^content-type: text\/plain; charset=utf-8$/im);
      expect(mail.headers).not.toContain('hacked');
      expect(mail.text).toContain('Bonjour,');
      await openPage(visitor, new URL(linkIn(mail, '/recrutementdetails/')).pathname);
      await expect(visitor.getByText(BEGINNING).first()).toBeVisible();
      await expectNoAttack(visitor);
      await visitor.close();
      await page.goto(`${WORKSHOP}/candidatures/${reference}`);
      await expect(page.getByText(BEGINNING).first()).toBeVisible();
      await expectNoAttack(page);
    });
    await test.step('figures and history', async () => {
      await openPage(page, `${WORKSHOP}/chiffres?version=${version}&comparee=${current}`);
      await expect(page.getByRole('combobox', { name: 'Comparée à' })).toHaveValue(String(current));
      await expectNoAttack(page);
      await openPage(page, WORKSHOP);
      await page.getByText(`Ce qui a changé depuis la version ${current}`).first().click();
      await expect(page.getByText('Comparaison des versions…')).toHaveCount(0);
      await expectNoAttack(page);
    });
    const restored = write('restoreVersion.reason');
    await page.getByRole('textbox', { name: 'Pourquoi' }).first().fill(restored);
    await button(page, /^Retirer la dernière publication/).click();
    await expect(page.getByText(`«\u202F${restored}\u202F»`).first()).toBeVisible();
  },
);

attack(
  'applications show hostile answers, filters, mails and notes as texts, and so does the audit trail',
  [
    ...['country', 'position', 'search'].map((filter) => `applications.filter.${filter}`),
    ...['setApplicationStates.mailText', 'followUp.note', 'readApplication.reference', 'auditTrail.search'],
  ],
  async (page, write, { administrator, dataDir }) => {
    const list = `${WORKSHOP}/candidatures`;
    await signIn(page, administrator, list);
    const { reference } = await apply(page.request, newEmail(), ANSWERS, dataDir);
    await test.step('filters', async () => {
      const pays = write('applications.filter.country');
      const poste = write('applications.filter.position');
      const others = { etat: HOSTILE, version: HOSTILE, depuis: HOSTILE, jusquau: HOSTILE, page: HOSTILE };
      await page.goto(`${list}?${new URLSearchParams({ pays, poste, ...others, search: HOSTILE })}`);
      await expect(page.getByRole('combobox', { name: 'Pays' })).toHaveValue(pays);
      await expect(page.getByRole('combobox', { name: 'Poste' })).toHaveValue(poste);
      await page.getByRole('searchbox').fill(write('applications.filter.search'));
      await button(page, 'Afficher').click();
      await expect(page.getByText('Aucune candidature ne correspond à ces choix.')).toBeVisible();
      await expectNoAttack(page);
      await page.goto(list);
      await page.getByRole('searchbox').fill(HOSTILE);
      await button(page, 'Afficher').click();
      await expect(page.getByRole('row').filter({ hasText: reference })).toContainText(HOSTILE);
      await expectNoAttack(page);
    });
    await test.step('an application, its mail and its notes', async () => {
      await page.goto(`${list}/${reference}`);
      await expect(page.getByRole('heading', { name: HOSTILE })).toBeVisible();
      await page.getByRole('radio', { name: 'Convocation' }).check();
      await button(page, 'Voir le courrier avant de l’envoyer').click();
      await page.getByRole('textbox', { name: 'Texte du courrier' }).fill(write('setApplicationStates.mailText'));
      await button(page, 'Changer l’état et envoyer').click();
      await expect(page.getByText(/^État changé/)).toBeVisible();
      const note = write('followUp.note');
      await page.getByRole('textbox', { name: 'Nouvelle note' }).fill(note);
      await button(page, 'Enregistrer le suivi').click();
      await expect(page.getByText(note, { exact: true })).toBeVisible();
      await expectNoAttack(page);
      await page.goto(`${list}/${encodeURIComponent(write('readApplication.reference').slice(0, 40))}`);
      await expect(page.getByRole('alert')).toContainText('n’existe pas');
    });
    await test.step('audit trail, and other addresses', async () => {
      // What was asked for is in the audit trail.
      await page.goto(`${WORKSHOP}/journal?${new URLSearchParams({ search: HOSTILE })}`);
      await expect(page.getByRole('row').filter({ hasText: 'onerror' }).first()).toBeVisible();
      await expectNoAttack(page);
      await page.getByRole('searchbox').fill(`${write('auditTrail.search')} introuvable`);
      await button(page, 'Chercher').click();
      await expect(page.getByText('Aucune ligne ne correspond.')).toBeVisible();
      await expectNoAttack(page);
      const query = new URLSearchParams({ version: HOSTILE, comparee: HOSTILE, depuis: HOSTILE });
      await page.goto(`${WORKSHOP}/chiffres?${query}`);
      await expect(page.getByRole('combobox', { name: 'Comparée à' })).toBeVisible();
      await expectNoAttack(page);
    });
  },
);

/** Fields whose texts no page shows: the gateway answers each call as JSON (shell/server/workshop/workshop-routes.test.ts). */
const NOT_SHOWN = [
  ...['inviteAccount', 'changeRole', 'endAccount', 'requestPassword', 'excludeReferent'].map((name) => `${name}.email`),
  ...['id', 'email', 'password', 'passwordConfirm'].map((name) => `choosePassword.${name}`),
  ...['reference', 'assignee', 'takeBack'].map((name) => `followUp.${name}`),
  ...['previewStateMail', 'eraseApplication', 'setApplicationStates.applications[]', 'neighbours'].map(
    (name) => `${name}.reference`,
  ),
  ...['neighbours', 'exportApplications', 'exportWorkbook'].flatMap((name) =>
    ['country', 'position', 'search'].map((filter) => `${name}.filter.${filter}`),
  ),
  ...['changeOpening.position', 'changeOpening.city'],
];

test('every text field of every call is attacked above, is not shown, or refuses every attack because it takes texts of one form only', () => {
  const free = FIELDS.filter(({ isFormatted }) => !isFormatted).map(({ name }) => name);
  expect([...ATTACKED, ...NOT_SHOWN].toSorted()).toEqual(free.toSorted());
  const formatted = FIELDS.filter(({ isFormatted }) => isFormatted);
  expect(formatted.map(({ name }) => name)).toContain('openPasswordLink.id');
  for (const { name, schema } of formatted)
    for (const text of XSS) expect(safeParse(schema, text).success, `${name}: ${text}`).toBe(false);
});
