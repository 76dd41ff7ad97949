import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteToken } from './site-token';
import { siteUrl } from './site-url';

const run = promisify(execFile);
const PACKAGES_DIR = process.env.PACKAGES_DIR ?? path.resolve(__dirname, '../..');

/** What the site under test has stored of one kind of form, as its operators read it. */
export async function storedSubmissions(collection: 'reception_demandes'): Promise<Record<string, unknown>[]> {
  const command = path.join(PACKAGES_DIR, 'backend/dist/submissions-command.cjs');
  const env = { ...process.env, API_TOKEN: siteToken(), PUBLIC_URL: siteUrl() };
  const { stdout } = await run(process.execPath, [command, 'export', collection, '--json'], { env });
  return JSON.parse(stdout) as Record<string, unknown>[];
}
