/** The test function of specs that change what other tests read, such as the form: all of them share a site of their own. */
import { expect } from '@playwright/test';
import { operateWith } from './operator-command';
import { createRecruiter, type Recruiter } from './recruiter';
import { test as base } from './test';
import { startWholeSite, type WholeSite } from './whole-site';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packagesFolder } from './packages-folder';

// Recruiters' command for the application form, run for a site of a test’s own.

const run = promisify(execFile);

type FormCommand = {
  /** Publishes the current version with one text replaced. */
  publish: (from: RegExp | string, to: string) => Promise<void>;
  /** Publishes the version before that again. */
  takeBack: () => Promise<void>;
  remove: () => void;
};

/** @param settings of the site whose form it is, besides its folder */
function createFormCommand(dataDir: string, settings: Readonly<Record<string, string>> = {}): FormCommand {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-form-'));
  const file = path.join(folder, 'candidature.yaml');
  const program = path.join(packagesFolder, 'backend/dist/site-command.cjs');
  const call = (...words: string[]) =>
    run(process.execPath, [program, 'form', ...words], { env: { ...process.env, ...settings, DATA_DIR: dataDir } });
  const change = async (edit: (text: string) => string): Promise<void> => {
    await call('pull', file, '--force');
    const text = readFileSync(file, 'utf8');
    const changed = edit(text);
    if (changed === text) throw new Error(`${file} was not changed`);
    writeFileSync(file, changed);
    await call('publish', file, '--why', 'essai', '--by', 'Awa');
  };
  let before = '';
  return {
    publish: (from, to) =>
      change((text) => {
        before = text;
        return text.replace(from, to);
      }),
    takeBack: () => change((text) => before.replace(/^version: .*$/m, /^version: .*$/m.exec(text)?.[0] ?? '')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type OwnSite = WholeSite & {
  /** Recruiters' command for its form. */
  formCommand: FormCommand;
  administrator: Recruiter;
  recruiter: Recruiter;
};

/** Each test leaves the form as it found it: other tests of the same process follow on the same site. */
export const test = base.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    async ({ browserName: _browserName }, use) => {
      // With every line of the log: operations.spec.ts looks for secrets there.
      const site = await startWholeSite({ SUBMISSION_LIMIT: '10000', LOG_LEVEL: 'trace' });
      const formCommand = createFormCommand(site.dataDir);
      const administrator = await createRecruiter(site, 'administrator', 'awa');
      await use({ ...site, formCommand, administrator, recruiter: await createRecruiter(site, 'recruiter', 'kossi') });
      formCommand.remove();
      await site.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
});

type Application = { email: string; version: number; reponses: Record<string, unknown>; dossier: object };

/** What is stored of a candidate’s application, with the words of its version. */
export async function applicationOf({ dataDir }: OwnSite, email: string): Promise<Application & { words: string }> {
  const rows = JSON.parse(await operateWith({ DATA_DIR: dataDir }, 'export', 'candidats')) as Application[];
  const row = rows.find((one) => one.email === email);
  if (!row) throw new Error(`no application of ${email} is stored`);
  return { ...row, words: JSON.stringify(row.dossier) };
}

/** Number of the version that candidates get, of those in a trial with this bucket. */
export async function versionFor({ url }: OwnSite, bucket = 0): Promise<number> {
  const answer = await fetch(`${url}/_data/application-form`, { headers: { cookie: `vipp_part=${bucket}` } });
  return ((await answer.json()) as { version: number }).version;
}

/** Waits until the gateway shows a text, or no longer shows it. */
export const untilShown = ({ url }: OwnSite, path: string, text: string, isShown = true): Promise<void> =>
  expect.poll(async () => (await (await fetch(url + path)).text()).includes(text)).toBe(isShown);

/** Publishes the form as it was before the last change. @param changed a text of a page that is then gone */
export async function takeFormBack(site: OwnSite, path: string, changed: string): Promise<void> {
  await site.formCommand.takeBack();
  await untilShown(site, path, changed, false);
}
