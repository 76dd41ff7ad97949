/** Operators rely on this: no confidential text and no secret is stored in the clear. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import { root } from 'tooling/testing/test-site';
import { allRoutes, readTextAt } from './support/all-routes';
import { button, fillIn, newEmail, installClock, passMinimumTime } from './support/forms';
import { openPage } from './support/open-page';
import { test, type OwnSite } from './support/own-site';
import { confirm, facts, followUpCode, identify, identity, reportCard, validate } from './support/report-form';
import { expect } from './support/test';
import { filesIn } from './support/whole-site';

test.use({
  isReturning: true,
  userAgent: 'Mozilla/5.0 canari-navigateur-7f3a',
  extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' },
});

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

/** @param published what the site has printed and counted */
async function expectSecretsHidden({ url, dataDir, filesWith }: OwnSite, published: string): Promise<void> {
  const secrets: Record<string, string> = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
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
    ...facts('Identifié, canari-faits-5d21.'),
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
