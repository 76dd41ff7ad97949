/** The test function of specs that change data of others, such as the form: they use a second site together. */
import { expect } from '@playwright/test';
import { operateWith, siteCommand } from './operator-command';
import { createRecruiter, type Recruiter } from './recruiter';
import { test as base } from './test';
import { startWholeSite, type WholeSite } from './whole-site';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Publishes the current version of a site’s application form with one text replaced, as `npm run site -- form` does. */
async function publishForm(dataDir: string, from: RegExp | string, to: string): Promise<void> {
  const file = path.join(path.dirname(dataDir), 'candidature.yaml');
  const env = { DATA_DIR: dataDir };
  await siteCommand(env, 'form', 'pull', file, '--force');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} was not changed`);
  writeFileSync(file, changed);
  await siteCommand(env, 'form', 'publish', file, '--why', 'essai', '--by', 'Awa');
}

export type OwnSite = WholeSite & {
  publishForm: (from: RegExp | string, to: string) => Promise<void>;
  administrator: Recruiter;
  recruiter: Recruiter;
};

/** Each test leaves the form as it found it: other tests of the same process follow on the same site. */
export const test = base.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    async ({ browserName: _browserName }, use) => {
      // With every line of the log: operations.spec.ts looks for secrets there.
      const site = await startWholeSite({ SUBMISSION_LIMIT: '10000', LOG_LEVEL: 'trace' });
      const administrator = await createRecruiter(site, 'administrator', 'awa');
      const recruiter = await createRecruiter(site, 'recruiter', 'kossi');
      const publish: OwnSite['publishForm'] = (from, to) => publishForm(site.dataDir, from, to);
      await use({ ...site, publishForm: publish, administrator, recruiter });
      await site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
});

type Application = { email: string; version: number; reponses: Record<string, unknown>; dossier: object };

/** The stored application of a candidate, with the words of its form version. */
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
