/** The operators' command, run for the site under test or for another. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from 'tooling/testing/test-site';

const run = promisify(execFile);

/** Runs `npm run site -- …` with these settings, and returns its output. */
export async function siteCommand(settings: Record<string, string>, ...words: string[]): Promise<string> {
  const program = path.join(root, 'backend/dist/site-command.cjs');
  const { stdout } = await run(process.execPath, [program, ...words], { env: { ...process.env, ...settings } });
  return stdout;
}

/** Runs `npm run site -- submissions …` for a site with these settings. */
export const operateWith = (settings: Record<string, string>, ...words: string[]): Promise<string> =>
  siteCommand(settings, 'submissions', ...words);

type Row = Record<string, unknown>;

/** The rows of one kind of form for an e-mail address, on the site under test, of which DATA_DIR is set. */
export async function storedRows(
  collection: 'contacts' | 'newsletter' | 'reception_demandes',
  email: string,
): Promise<Row[]> {
  const rows = JSON.parse(await operateWith({}, 'export', collection)) as Row[];
  return rows.filter((row) => row['email'] === email);
}
