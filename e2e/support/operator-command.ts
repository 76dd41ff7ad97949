/** The operators' command, run for the site under test or for another. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteUrl } from './site-url';
import { packagesFolder } from './packages-folder';
import { existsSync, readFileSync } from 'node:fs';

function storedSecrets(): unknown {
  const { DATA_DIR = '' } = process.env;
  const file = path.join(DATA_DIR, 'secrets.json');
  return DATA_DIR && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : process.env;
}

/** The secret of its mails, which only its server may know. */
function outboxSecret(): string {
  const secret: unknown = Object(storedSecrets())['OUTBOX_SECRET'];
  if (typeof secret === 'string' && secret) return secret;
  throw new Error(
    'OUTBOX_SECRET of the site under test is not known: set DATA_DIR to its data folder, or OUTBOX_SECRET',
  );
}

const run = promisify(execFile);

/** Runs `npm run site -- submissions …` for a site with these settings, and returns its output. */
export async function operateWith(settings: Record<string, string>, ...words: string[]): Promise<string> {
  const program = path.join(packagesFolder, 'backend/dist/site-command.cjs');
  const { stdout } = await run(process.execPath, [program, 'submissions', ...words], {
    env: { ...process.env, ...settings },
  });
  return stdout;
}

/** Runs it for the site under test. */
export const operate = (...words: string[]): Promise<string> =>
  operateWith({ OUTBOX_SECRET: outboxSecret(), PUBLIC_URL: siteUrl() }, ...words);

type Row = Record<string, unknown>;

/** What is stored of one kind of form for an e-mail address. */
export async function storedRows(
  collection: 'contacts' | 'newsletter' | 'reception_demandes',
  email: string,
): Promise<Row[]> {
  const rows = JSON.parse(await operate('export', collection, '--json')) as Row[];
  return rows.filter((row) => row['email'] === email);
}
