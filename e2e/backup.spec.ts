/** A whole site is backed up while it runs, and restored elsewhere with all that its visitors, recruiters and teams hold. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { apply } from './support/application-form';
import { newEmail } from './support/forms';
import { openPage } from './support/open-page';
import { packagesFolder } from './support/packages-folder';
import { createRecruiter, signIn } from './support/recruiter';
import { publishAs, teamCommand } from './support/team-command';
import { expect, test } from './support/test';
import { startWholeSite, type WholeSite } from './support/whole-site';

test.describe.configure({ timeout: 300_000 });

const REMOTE = 'mf-content';
const FACTS = 'Des factures ont été payées deux fois.';
const run = promisify(execFile);

let site: WholeSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startWholeSite({});
});
test.afterAll(() => site.remove());

/** Runs a program of the content service, and returns what it prints. */
async function backendProgram(name: string, env: Record<string, string>, ...words: string[]): Promise<string> {
  const program = path.join(packagesFolder, `backend/dist/${name}-command.cjs`);
  const { stdout } = await run(process.execPath, [program, ...words], { env: { PATH: process.env.PATH, ...env } });
  return stdout;
}

/** The version of the remote in a page. */
const liveVersion = (html: string): string | undefined => html.match(/\/_mf\/mf-content\/([\w.-]+)\//)?.[1];

test('a restored site has the pages, versions, links, accounts and reports of the one that was backed up', async ({
  page,
  playwright,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: site.url });
  const { reference, link } = await apply(visitor, newEmail());
  const report = { isAnonymous: true, wantsToIdentify: false, description: FACTS };
  const headers = { 'idempotency-key': randomUUID() };
  expect((await visitor.post('/_data/submit/report', { data: report, headers })).status()).toBe(200);
  const recruiter = await createRecruiter(site);
  await publishAs(site, REMOTE, 'restored');
  await teamCommand(site, 'promote', REMOTE, 'restored');
  expect(liveVersion(await (await visitor.get('/rse')).text())).toBe('restored');

  const folder = path.dirname(site.dataDir);
  const [key, file] = [path.join(folder, 'backup-key.txt'), path.join(folder, 'site.age')];
  const recipient = (await backendProgram('backup', {}, 'keygen', key)).trim();
  await backendProgram('backup', { DATA_DIR: site.dataDir, BACKUP_RECIPIENTS: recipient }, '--output', file);
  const restored = path.join(folder, 'restored');
  await backendProgram('restore', { DATA_DIR: restored }, file, '--identity', key);

  // The key pair of a trial site is in no backup, so that its owner brings it.
  expect(existsSync(path.join(restored, 'referent'))).toBe(false);
  const identity = path.join(restored, 'referent/identity.txt');
  mkdirSync(path.dirname(identity));
  copyFileSync(path.join(site.dataDir, 'referent/identity.txt'), identity);

  await site.restart({ DATA_DIR: restored });
  for (const address of ['/', '/rse', '/recrutements', '/actualite'])
    expect((await visitor.get(address)).status()).toBe(200);
  expect(liveVersion(await (await visitor.get('/rse')).text())).toBe('restored');
  await openPage(page, site.url + link);
  await expect(page.locator('main')).toContainText(reference);
  await signIn(page, recruiter, `${site.url}/recrutements/atelier`);
  const reports = await backendProgram(
    'submissions',
    { DATA_DIR: restored },
    'referent',
    'export',
    '--identity',
    identity,
  );
  expect(JSON.parse(reports)).toMatchObject([{ report: { description: FACTS } }]);
  await visitor.dispose();
});
