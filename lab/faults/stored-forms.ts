/** Which forms a site has stored, read as an operator reads them. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Form } from './visitors';

const run = promisify(execFile);
const program = path.resolve(import.meta.dirname, '../../backend/dist/submissions-command.cjs');

/** @param env `DATA_DIR` of the site, and its `DATABASE_URL` where it has one */
export async function storedAddresses(env: Readonly<Record<string, string>>): Promise<string[]> {
  const addresses: string[] = [];
  for (const collection of ['contacts', 'newsletter']) {
    const options = { env: { PATH: process.env.PATH, ...env }, maxBuffer: 100_000_000 };
    const { stdout } = await run(process.execPath, [program, 'export', collection, '--json'], options);
    const rows: unknown = JSON.parse(stdout);
    if (Array.isArray(rows)) addresses.push(...rows.map((row) => String(Object(row).email)));
  }
  return addresses;
}

export type Comparison = { acknowledged: number; lost: number; twice: number };

export function compareWithStored(forms: readonly Form[], stored: readonly string[]): Comparison {
  const times = new Map<string, number>();
  for (const address of stored) times.set(address, (times.get(address) ?? 0) + 1);
  const acknowledged = forms.filter(({ isAcknowledged }) => isAcknowledged);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ email }) => !times.has(email)).length,
    twice: forms.filter(({ email }) => (times.get(email) ?? 0) > 1).length,
  };
}
