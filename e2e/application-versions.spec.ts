/** Recruiters publish versions of the application form while candidates fill it in. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  answerForm,
  background,
  BACKGROUND_PATH,
  box,
  card,
  confirm,
  identity,
  IDENTITY_PATH,
  list,
  openBackground,
  openIdentity,
  receipt,
  SENT,
  storedAnswers,
  validate,
} from './support/application-form';
import { createFlow, type Flow } from './support/flow-command';
import {
  button,
  errorBox,
  field,
  fillIn,
  newEmail,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
} from './support/forms';
import { openPage } from './support/open-page';
import { packagesFolder } from './support/packages-folder';
import { testOnOwnSite } from './support/own-site';
import { expect } from './support/test';
import { untilEverywhere } from './support/until-everywhere';
import { acceptCookies } from './support/visitor';
import type { WholeSite } from './support/whole-site';

let site: WholeSite;
let flow: Flow;

/** A site of its own, because another version of the form would disturb the other tests. */
const test = testOnOwnSite({ WORKERS: '2' }, (ownSite) => {
  site = ownSite;
  flow = createFlow(site.dataDir);
  return flow.remove;
});

test.use({ expectedFaults: /status of 422/ });
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeEach(({ context }) => acceptCookies(context));

const LICENCE = 'Permis de conduire';
const MISSING = 'Indiquez votre permis';
/** A required question at the end of step 2, before the motivation. */
const question = (indent: string) =>
  [
    'name: permis',
    `label: ${LICENCE}`,
    `required: ${MISSING}`,
    'feeds: permis_conduire',
    'kind: text',
    'autocomplete: "off"',
  ]
    .map((line, index) => `${indent}${index === 0 ? '- ' : '  '}${line}\n`)
    .join('');
const publishQuestion = () => flow.publish(/^( *)- name: motivation$/m, `${question('$1')}$1- name: motivation`);

/** Waits until all processes of the gateway show a text, or no longer show it. @returns how long that took */
const untilShown = (address: string, text: string, isShown = true): Promise<number> =>
  untilEverywhere(async () => (await (await fetch(site.url + address)).text()).includes(text) === isShown);

type Row = { email: string; version: number; reponses: Record<string, unknown>; dossier: object };

/** What is stored of a candidate’s application, in the words of its version. */
async function applicationOf(email: string): Promise<Row & { words: string }> {
  const program = path.join(packagesFolder, 'backend/dist/submissions-command.cjs');
  const env = { ...process.env, DATA_DIR: site.dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'export', 'candidats', '--json'], { env });
  const row = (JSON.parse(stdout) as Row[]).find((one) => one.email === email);
  if (!row) throw new Error(`no application of ${email} is stored`);
  return { ...row, words: JSON.stringify(row.dossier) };
}

async function sendApplication(page: Page): Promise<void> {
  await validate(page);
  await confirm(page);
  await expect(receipt(page)).toBeVisible();
}

const visitor = async (browser: Browser, javaScriptEnabled = true): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, reducedMotion: 'reduce' });
  await acceptCookies(context);
  return context;
};

test('a published question is live within a second, while an open tab goes on in its own version', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await openBackground(page, email);
  await list(card(page), 'Niveau d’études').selectOption('bac+2');
  await fillIn(card(page), { 'Langue africaine': 'Éwé' });
  // Every process has the page without it in its cache.
  await untilShown(BACKGROUND_PATH, LICENCE, false);
  await publishQuestion();
  expect(await untilShown(BACKGROUND_PATH, LICENCE)).toBeLessThan(1_000);

  await answerForm(card(page), background);
  await expect(field(card(page), LICENCE)).toHaveCount(0);
  await sendApplication(page);
  const sent = await applicationOf(email);
  expect([sent.version, sent.reponses.langues_africaines]).toEqual([1, 'Éwé']);
  expect(sent.words).toContain('"Langue africaine"');
  expect(sent.words).not.toContain(LICENCE);
  await card(page).getByRole('link', { name: /suiv/i }).first().click();
  await expect(page.getByText('Langue africaine')).toBeVisible();
  await expect(page.getByText(LICENCE)).toHaveCount(0);

  const next = await (await visitor(browser)).newPage();
  const other = newEmail();
  await openBackground(next, other);
  await answerForm(card(next), background);
  await validate(next);
  await expect(errorBox(card(next))).toContainText(MISSING);
  await fillIn(card(next), { [LICENCE]: 'Permis B' });
  await sendApplication(next);
  const stored = await applicationOf(other);
  expect([stored.version, stored.reponses.permis_conduire]).toEqual([2, 'Permis B']);
  expect(stored.words).toContain(`"${LICENCE}"`);
  await next.context().close();
});

test('a draft in the browser goes on in its version after a reload, in both steps, and is sent in it', async ({
  page,
}) => {
  const email = newEmail();
  await openIdentity(page, email);
  await flow.publish('label: Quartier', 'label: Quartier ou village');
  await untilShown(IDENTITY_PATH, 'Quartier ou village');
  await openPage(page, IDENTITY_PATH);
  await expect(field(card(page), 'Quartier')).toHaveValue('Bè');
  await expect(field(card(page), 'Quartier ou village')).toHaveCount(0);
  expect((await storedAnswers(page)).candidatForm1).toContain('"version":"2"');
  await validate(page);
  await expect(list(card(page), 'Niveau d’études')).toBeVisible();
  await openPage(page, BACKGROUND_PATH);
  await answerForm(card(page), background);
  await fillIn(card(page), { [LICENCE]: 'Permis A' });
  await passMinimumTime(page);
  await sendApplication(page);
  const { version, words } = await applicationOf(email);
  expect(version).toBe(2);
  expect(words).toContain('"Quartier"');
});

test('an application that is half sent without scripts goes on in its version', async ({ browser }) => {
  const context = await visitor(browser, false);
  const page = await context.newPage();
  const email = newEmail();
  await flow.call('rollback', '2', '--why', 'essai');
  await untilShown(IDENTITY_PATH, 'Quartier ou village', false);
  await page.goto(IDENTITY_PATH);
  await answerForm(card(page), identity(email));
  await button(card(page), 'Valider').click();
  await expect(field(card(page), LICENCE)).toBeVisible();

  await flow.publish(`label: ${LICENCE}`, 'label: Permis détenu');
  await untilShown(BACKGROUND_PATH, 'Permis détenu');
  await list(card(page), 'Niveau d’études').selectOption('bac+2');
  await button(card(page), 'Mettre à jour les questions').first().click();
  await answerForm(card(page), background);
  await fillIn(card(page), { [LICENCE]: 'Permis C' });
  await expect(field(card(page), 'Permis détenu')).toHaveCount(0);
  await box(card(page), 'Je suis disponible immédiatement').check();
  await passMinimumTimeWithoutScripts(card(page));
  await button(card(page), 'Valider').click();
  await expect(page.getByText(LICENCE)).toBeVisible();
  await button(card(page), 'Confirmer et envoyer').click();
  await expect(card(page)).toContainText(SENT);
  const { version, words } = await applicationOf(email);
  expect([version, words.includes(`"${LICENCE}"`)]).toEqual([4, true]);
  await context.close();
});

test('what is taken back is gone within a second, from the form and from the pages of offers', async () => {
  await flow.publish('city: Lomé', 'city: Kara');
  expect(await untilShown('/recrutements', 'Kara')).toBeLessThan(1_000);
  expect((await fetch(`${site.url}/recrutements/postes/teleconseiller-kara`)).status).toBe(200);
  await flow.call('rollback', '1', '--why', 'essai');
  expect(await untilShown('/recrutements', 'Kara', false)).toBeLessThan(1_000);
  expect(await untilShown(BACKGROUND_PATH, 'Permis', false)).toBeLessThan(1_000);
  expect((await fetch(`${site.url}/recrutements/postes/teleconseiller-kara`)).status).toBe(404);
  expect(await flow.call('history')).toMatch(/^7 +published/m);
});
