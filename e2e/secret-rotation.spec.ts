/** Each secret of a site is replaced while something protected by it is in flight (docs/operating.md, "Changing a secret"). */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerForm, background, card, identity, IDENTITY_PATH, list, SENT } from './support/application-form';
import { button, newEmail, passMinimumTimeWithoutScripts } from './support/forms';
import { teamCommand } from './support/team-command';
import { expect, test } from './support/test';
import { startWholeSite, type WholeSite } from './support/whole-site';

test.use({ javaScriptEnabled: false, expectedFaults: /status of 422/ });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const REMOTE = 'mf-forms';
/** With every line of the log: none may show a secret. */
const LOG = { LOG_LEVEL: 'trace' };
const NO_MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:1' };
const newSecret = () => randomUUID() + randomUUID();

let site: WholeSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startWholeSite({ ...LOG, ...NO_MAIL_SERVER });
});
test.afterAll(() => site.remove());

const storedSecrets = () =>
  JSON.parse(readFileSync(path.join(site.dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
const mailsTo = (email: string) => site.filesWith(email).filter((file) => file.endsWith('.eml'));

test('a waiting mail, a preview link and a half-sent application survive new secrets', async ({ page, request }) => {
  const email = newEmail();
  const press = (name: string) => button(card(page), name).click();

  // In flight before the change: a mail that no server accepts, a link, and step 1 of an application.
  const subscription = {
    nom: 'Diallo',
    prenom: 'Awa',
    fonction: 'Responsable qualité',
    entreprise: 'Harmattan',
    email: newEmail(),
  };
  const answer = await request.post(`${site.url}/_data/submit/newsletter`, {
    data: subscription,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(await answer.json()).toMatchObject({ kind: 'accepted' });
  const { [REMOTE]: [live] = [] } = (
    (await (await request.get(`${site.url}/federation/registry.json`)).json()) as {
      microFrontends: Record<string, { metadata: { version: string } }[]>;
    }
  ).microFrontends;
  const { url: link } = await teamCommand(site, 'preview', REMOTE, live?.metadata.version ?? '');
  await page.goto(site.url + IDENTITY_PATH);
  await answerForm(card(page), identity(email));
  await press('Valider');
  await expect(list(card(page), 'Niveau d’études')).toBeVisible();

  const old = storedSecrets();
  const secrets = { PREVIEW_SECRET: newSecret(), FORM_STATE_SECRET: newSecret(), OUTBOX_SECRET: newSecret() };
  const both = Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, `${secret},${old[name]}`]));
  const API_TOKEN = newSecret();
  expect(mailsTo(subscription.email)).toEqual([]);
  await site.restart({ ...LOG, ...both, API_TOKEN });

  await expect.poll(() => mailsTo(subscription.email).length, { timeout: 60_000 }).toBe(1);
  const opened = await request.get(site.url + new URL(String(link)).pathname, { maxRedirects: 0 });
  expect([opened.status(), opened.headers()['set-cookie']]).toEqual([303, expect.stringMatching(/^vipp_apercu=/)]);
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
  expect((await request.get(site.url + new URL(String(link)).pathname, { maxRedirects: 0 })).status()).toBe(410);

  const published = [site.output(), await page.content(), await (await request.get(`${site.url}/metrics`)).text()].join(
    '',
  );
  expect(site.output(), 'the log names every request').toContain('"route":');
  for (const secret of [...Object.values(old), ...Object.values(secrets), API_TOKEN, new URL(String(link)).pathname]) {
    expect.soft(published.includes(secret)).toBe(false);
    expect
      .soft(site.filesWith(secret).map((file) => path.basename(file)))
      .toEqual(Object.values(old).includes(secret) ? ['secrets.json'] : []);
  }
});
