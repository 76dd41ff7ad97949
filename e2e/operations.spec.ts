/** Operators rely on this: no confidential text is stored in the clear, and a backup is restored as a site. */
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import { createTeam } from 'tooling/testing/team';
import { root } from 'tooling/testing/test-site';
import { allRoutes, readTextAt } from './support/all-routes';
import { apply } from './support/application-form';
import { button, fillIn, newEmail, installClock, passMinimumTime } from './support/forms';
import { openPage } from './support/open-page';
import { siteCommand } from './support/operator-command';
import { test, type OwnSite } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import {
  confirm,
  facts,
  followUpCode,
  identify,
  identity,
  reportCard,
  reportsWith,
  validate,
} from './support/report-form';
import { expect } from './support/test';
import { filesIn, startWholeSite } from './support/whole-site';

test.describe.configure({ mode: 'serial' });
test.use({
  isReturning: true,
  userAgent: 'Mozilla/5.0 canari-navigateur-7f3a',
  extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' },
  expectedFaults: /status of 401/,
});

const REMOTE = 'mf-content';
const FACTS = 'Identifié, canari-faits-5d21.';
const CONFIDENTIAL = [
  'canari-faits-5d21',
  'canari-complement-8be0',
  'canari-nom-42aa',
  'canari-courriel-9c4d',
  'canari-navigateur-7f3a',
  '203.0.113.77',
];

/** All files for browsers, and the server halves of remotes. */
const BUILT = ['shell/dist/client', ...ownRemotes.flatMap((name) => [`${name}/dist/client`, `${name}/dist/server`])];
const ADDRESSES = ['/healthz', '/readyz', '/robots.txt', '/actualite/flux.xml', '/_data/content/1', '/_data/news'];
const API = ['content/page/1', 'getElement/posts/all', 'unknown'].map((call) => `/backend/public/api/${call}`);

const secretsOf = ({ dataDir }: Pick<OwnSite, 'dataDir'>) =>
  JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;

/** @param published what the site has printed and counted */
async function expectSecretsHidden({ url, dataDir, filesWith }: OwnSite, published: string): Promise<void> {
  const secrets = secretsOf({ dataDir });
  for (const [name, secret] of Object.entries(secrets)) {
    const files = filesWith(secret).map((file) => path.basename(file));
    expect.soft([published.includes(secret), files], name).toEqual([false, ['secrets.json']]);
  }
  const holdsSecret = (content: Buffer | string) => Object.values(secrets).some((secret) => content.includes(secret));
  const built = BUILT.flatMap((folder) => filesIn(path.join(root, folder)));
  expect(built.length).toBeGreaterThan(20);
  expect(built.filter((file) => holdsSecret(readFileSync(file)))).toEqual([]);
  for (const address of [...(await allRoutes(readTextAt(url))), ...ADDRESSES, ...API]) {
    const answer = await fetch(url + address);
    const headers = JSON.stringify([...answer.headers]);
    expect(holdsSecret((await answer.text()) + headers), address).toBe(false);
  }
}

test('a report is nowhere in clear text, and a secret of the site in its file alone: no log, metric, database, build or answer', async ({
  page,
  request,
  ownSite,
}) => {
  await installClock(page);
  await openPage(page, '/signalements');
  await identify(page).check();
  await fillIn(reportCard(page), {
    ...identity('canari-courriel-9c4d@lagune.example'),
    ...facts(FACTS),
    'Nom complet': 'canari-nom-42aa',
  });
  await passMinimumTime(page);
  await validate(page);
  await confirm(page);
  const code = (await followUpCode(page).textContent()) ?? '';
  await openPage(page, '/signalements/suivi');
  await passMinimumTime(page);
  await page.getByRole('textbox', { name: 'Code de suivi' }).fill(code);
  await button(page.locator('main'), 'Consulter le suivi').click();
  await page.getByRole('textbox', { name: 'Votre complément' }).fill('En plus, canari-complement-8be0.');
  await button(page.locator('main'), 'Ajouter à mon signalement').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'canari-complement-8be0' })).toBeVisible();

  // Twice: the page of a database's log may end within one.
  const clear = 'canari-clair-1c9e';
  const person = { nom: 'Diallo', prenom: 'Awa', fonction: clear, entreprise: clear };
  const subscription = { data: { ...person, email: newEmail() }, headers: { 'idempotency-key': randomUUID() } };
  expect((await request.post('/_data/submit/newsletter', subscription)).status()).toBe(200);

  const published = ownSite.output() + (await (await request.get('/metrics')).text());
  expect(published, 'the log names every request').toContain('"route":');
  for (const secret of [...CONFIDENTIAL, code, code.replaceAll(' ', '')])
    expect.soft([published.includes(secret), ownSite.filesWith(secret)], secret).toEqual([false, []]);
  await expect.poll(() => ownSite.filesWith(clear), 'the search finds what is there').not.toEqual([]);
  await expectSecretsHidden(ownSite, published);
});

test('a restored site has the pages, versions, links, accounts and reports of the one that was backed up', async ({
  page,
  request,
  ownSite,
}) => {
  const { reference, link } = await apply(request, newEmail(), {}, ownSite.dataDir);
  const { FEDERATION_TOKEN: token } = secretsOf(ownSite);
  const team = await createTeam(ownSite.url, REMOTE, { token });
  await team.promote(await team.publishAs('restored'));

  const folder = path.dirname(ownSite.dataDir);
  const [key, file] = [path.join(folder, 'backup-key.txt'), path.join(folder, 'site.age')];
  const recipient = (await siteCommand({}, 'backup', 'keygen', key)).trim();
  await siteCommand({ DATA_DIR: ownSite.dataDir, BACKUP_RECIPIENTS: recipient }, 'backup', '--output', file);
  await team.rollback();
  const DATA_DIR = path.join(folder, 'restored');
  await siteCommand({ DATA_DIR }, 'restore', file, '--identity', key);

  // The key pair of a local site is in no backup, so that its owner brings it.
  expect(existsSync(path.join(DATA_DIR, 'referent'))).toBe(false);
  const ownKey = path.join(DATA_DIR, 'referent/identity.txt');
  mkdirSync(path.dirname(ownKey));
  copyFileSync(path.join(ownSite.dataDir, 'referent/identity.txt'), ownKey);

  const restored = await startWholeSite({ DATA_DIR });
  try {
    for (const address of ['/', '/recrutements', '/actualite'])
      expect((await request.get(restored.url + address)).status()).toBe(200);
    expect(await (await request.get(`${restored.url}/rse`)).text()).toContain(`/_mf/${REMOTE}/restored/`);
    await openPage(page, restored.url + link);
    await expect(page.locator('main')).toContainText(reference);
    await signIn(page, ownSite.recruiter, restored.url + WORKSHOP);
    expect(await reportsWith(FACTS, DATA_DIR)).not.toEqual([]);
  } finally {
    await restored.remove();
  }
});
