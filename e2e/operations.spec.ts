/** A whole site with its operators: what is confidential stays so, submissions are limited, secrets are replaced, and a backup is restored. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  answerForm,
  apply,
  background,
  card,
  identity as candidate,
  IDENTITY_PATH,
  list,
  SENT,
} from './support/application-form';
import {
  button,
  contactValues,
  errorBox,
  expectValues,
  field,
  fillIn,
  newEmail,
  installClock,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
} from './support/forms';
import { openPage } from './support/open-page';
import { packagesFolder } from './support/packages-folder';
import { createRecruiter, signIn } from './support/recruiter';
import { confirm, facts, identify, identity, reportCard, followUpCode, validate } from './support/report-form';
import { publishAs, teamCommand } from './support/team-command';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';
import { startWholeSite, type WholeSite } from './support/whole-site';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({
  userAgent: 'Mozilla/5.0 canari-navigateur-7f3a',
  extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' },
  expectedFaults: /status of (401|422|429)/,
});
test.beforeEach(({ context }) => acceptCookies(context));

const REMOTE = 'mf-content';
const LIMITED = 'Nous avons reçu beaucoup d’envois en peu de temps.';
const CONFIDENTIAL = [
  'canari-faits-5d21',
  'canari-complement-8be0',
  'canari-nom-42aa',
  'canari-courriel-9c4d',
  'canari-navigateur-7f3a',
  '203.0.113.77',
];
/** Forms of the first test: a subscription, two reports, a message. */
const SUBMISSION_LIMIT = '4';
/** With every line of the log: none may show a secret. */
const LOG = { LOG_LEVEL: 'trace' };
/** Mails wait. */
const NO_MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:1' };
const subscriber = newEmail();

let site: WholeSite;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startWholeSite({ ...LOG, ...NO_MAIL_SERVER, SUBMISSION_LIMIT });
});
test.afterAll(() => site.remove());

const contact = (page: Page) => page.locator('#ecrire');
const sendContact = (page: Page) => button(contact(page), 'Envoyer').click();

async function openContact(page: Page): Promise<void> {
  await installClock(page);
  await openPage(page, `${site.url}/contact`);
  await passMinimumTime(page);
}

const submit = (request: APIRequestContext, name: string, data: object) =>
  request.post(`${site.url}/_data/submit/${name}`, { data, headers: { 'idempotency-key': randomUUID() } });

test('a report is nowhere in clear text: no log, no metric, no database, no file', async ({ page, request }) => {
  const [nom, prenom, fonction, entreprise] = ['Diallo', 'Awa', 'Qualité', 'Harmattan'];
  const subscription = { nom, prenom, fonction, entreprise, email: subscriber };
  expect((await submit(request, 'newsletter', subscription)).status()).toBe(200);
  await installClock(page);
  await openPage(page, `${site.url}/signalements`);
  await fillIn(reportCard(page), facts('Anonyme, canari-faits-5d21.'));
  await passMinimumTime(page);
  await validate(page);
  await confirm(page);
  const code = (await followUpCode(page).textContent()) ?? '';
  await identify(page).check();
  await fillIn(reportCard(page), {
    ...identity('canari-courriel-9c4d@lagune.example'),
    ...facts('Identifié, canari-faits-5d21.'),
    'Nom complet': 'canari-nom-42aa',
  });
  await passMinimumTime(page);
  await validate(page);
  await confirm(page);
  await expect(followUpCode(page)).not.toHaveText(code);

  await openPage(page, `${site.url}/signalements/suivi`);
  await passMinimumTime(page);
  await page.getByRole('textbox', { name: 'Code de suivi' }).fill(code);
  await button(page.locator('main'), 'Consulter le suivi').click();
  await page.getByRole('textbox', { name: 'Votre complément' }).fill('En plus, canari-complement-8be0.');
  await button(page.locator('main'), 'Ajouter à mon signalement').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'canari-complement-8be0' })).toBeVisible();

  await openContact(page);
  await fillIn(contact(page), { ...contactValues(), Message: 'Un message ordinaire, canari-contact-1c9e.' });
  await sendContact(page);
  await expect(contact(page).getByRole('textbox')).toHaveCount(0);

  const metrics = await (await request.get(`${site.url}/metrics`)).text();
  for (const secret of [...CONFIDENTIAL, code, code.replaceAll(' ', '')]) {
    expect.soft(site.output(), secret).not.toContain(secret);
    expect.soft(metrics, secret).not.toContain(secret);
    expect.soft(site.filesWith(secret), secret).toEqual([]);
  }
  expect(site.filesWith('canari-contact-1c9e'), 'the search finds what is there').not.toEqual([]);
});

test('many submissions are limited without losing anything; mistakes are reported, not limited', async ({
  page,
  browser,
}) => {
  const values = contactValues();
  await openContact(page);
  await fillIn(contact(page), values);
  await sendContact(page);
  await expect(errorBox(contact(page))).toContainText(LIMITED);
  await expect(errorBox(contact(page))).toContainText(/Réessayez dans \d+.minutes?\. Vos réponses sont conservées\./);
  await expect(errorBox(contact(page))).toBeFocused();
  await expectValues(contact(page), values);
  await field(contact(page), 'Nom').fill('');
  await sendContact(page);
  await expect(errorBox(contact(page)).getByRole('link')).toHaveText(['Indiquez votre nom.']);

  const other = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  await acceptCookies(other);
  const plain = await other.newPage();
  await plain.goto(`${site.url}/contact`);
  await fillIn(contact(plain), values);
  await passMinimumTimeWithoutScripts(contact(plain));
  const answered = plain.waitForResponse((response) => response.request().method() === 'POST');
  await sendContact(plain);
  expect((await answered).status()).toBe(429);
  await expect(errorBox(contact(plain))).toContainText(LIMITED);
  await expectValues(contact(plain), values);
  await other.close();
});

const storedSecrets = () =>
  JSON.parse(readFileSync(path.join(site.dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
const mailsTo = (email: string) => site.filesWith(email).filter((file) => file.endsWith('.eml'));
const newSecret = () => randomUUID() + randomUUID();

/** The version of the remote in a page. */
const liveVersion = async (request: APIRequestContext): Promise<string | undefined> =>
  (await (await request.get(`${site.url}/rse`)).text()).match(/\/_mf\/mf-content\/([\w.-]+)\//)?.[1];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a waiting mail, a preview link and a half-sent application survive new secrets', async ({ page, request }) => {
    const press = (name: string) => button(card(page), name).click();
    const { url } = await teamCommand(site, 'preview', REMOTE, (await liveVersion(request)) ?? '');
    const link = new URL(String(url)).pathname;
    const statusOfLink = async () => (await request.get(site.url + link, { maxRedirects: 0 })).status();
    await page.goto(site.url + IDENTITY_PATH);
    await answerForm(card(page), candidate(newEmail()));
    await press('Valider');
    await expect(list(card(page), 'Niveau d’études')).toBeVisible();

    const old = storedSecrets();
    const secrets = { PREVIEW_SECRET: newSecret(), FORM_STATE_SECRET: newSecret(), OUTBOX_SECRET: newSecret() };
    const both = Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, `${secret},${old[name]}`]));
    const API_TOKEN = newSecret();
    expect(mailsTo(subscriber)).toEqual([]);
    await site.restart({ ...LOG, ...both, API_TOKEN });
    for (const secret of CONFIDENTIAL)
      expect.soft([site.output().includes(secret), site.filesWith(secret)], secret).toEqual([false, []]);

    await expect.poll(() => mailsTo(subscriber).length, { timeout: 60_000 }).toBe(1);
    expect(await statusOfLink()).toBe(303);
    await list(card(page), 'Niveau d’études').selectOption(background.chosen['Niveau d’études']);
    await button(card(page), 'Mettre à jour les questions').first().click();
    await answerForm(card(page), background);
    await passMinimumTimeWithoutScripts(card(page));
    await press('Valider');
    await expect(page.getByRole('heading', { name: 'Prévisualisation de votre candidature' })).toBeVisible();

    // The page was rendered with the new secret: the old one is no longer needed.
    await site.restart({ ...LOG, ...secrets, API_TOKEN });
    await press('Confirmer et envoyer');
    await expect(card(page)).toContainText(SENT);
    expect(await statusOfLink()).toBe(410);

    const metrics = await (await request.get(`${site.url}/metrics`)).text();
    const published = [site.output(), await page.content(), metrics].join('');
    expect(site.output(), 'the log names every request').toContain('"route":');
    for (const secret of [...Object.values(old), ...Object.values(secrets), API_TOKEN, link]) {
      expect.soft(published.includes(secret)).toBe(false);
      expect
        .soft(site.filesWith(secret).map((file) => path.basename(file)))
        .toEqual(Object.values(old).includes(secret) ? ['secrets.json'] : []);
    }
  });
});

/** Runs `npm run site -- …`, and returns what it prints. */
async function siteCommand(env: Record<string, string>, ...words: string[]): Promise<string> {
  const program = path.join(packagesFolder, 'backend/dist/site-command.cjs');
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], {
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout;
}

test('a restored site has the pages, versions, links, accounts and reports of the one that was backed up', async ({
  page,
  playwright,
}) => {
  // The secrets of the files, which the backup has.
  await site.restart({});
  const visitor = await playwright.request.newContext({ baseURL: site.url });
  const { reference, link } = await apply(visitor, newEmail(), {}, site.dataDir);
  const recruiter = await createRecruiter(site);
  await publishAs(site, REMOTE, 'restored');
  await teamCommand(site, 'promote', REMOTE, 'restored');
  expect(await liveVersion(visitor)).toBe('restored');

  const folder = path.dirname(site.dataDir);
  const [key, file] = [path.join(folder, 'backup-key.txt'), path.join(folder, 'site.age')];
  const recipient = (await siteCommand({}, 'backup', 'keygen', key)).trim();
  await siteCommand({ DATA_DIR: site.dataDir, BACKUP_RECIPIENTS: recipient }, 'backup', '--output', file);
  const restored = path.join(folder, 'restored');
  await siteCommand({ DATA_DIR: restored }, 'restore', file, '--identity', key);

  // The key pair of a trial site is in no backup, so that its owner brings it.
  expect(existsSync(path.join(restored, 'referent'))).toBe(false);
  const ownKey = path.join(restored, 'referent/identity.txt');
  mkdirSync(path.dirname(ownKey));
  copyFileSync(path.join(site.dataDir, 'referent/identity.txt'), ownKey);

  await site.restart({ DATA_DIR: restored });
  for (const address of ['/', '/rse', '/recrutements', '/actualite'])
    expect((await visitor.get(address)).status()).toBe(200);
  expect(await liveVersion(visitor)).toBe('restored');
  await openPage(page, site.url + link);
  await expect(page.locator('main')).toContainText(reference);
  await signIn(page, recruiter, `${site.url}/recrutements/atelier`);
  const words = ['referent', 'export', '--identity', ownKey];
  expect(await siteCommand({ DATA_DIR: restored }, 'submissions', ...words)).toContain('Anonyme, canari-faits-5d21.');
  await visitor.dispose();
});
