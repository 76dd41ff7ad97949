/**
 * `npm run bench:durability`: submissions over all forms while the servers are killed with SIGKILL at random moments,
 * connections are cut before, in and after the body, forms are sent twice, and clients try again: what was acknowledged
 * must be stored once, in PGlite and in PostgreSQL. Exits 1 when anything was lost or stored twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from 'tooling/build/build-packages';
import { freePort } from 'tooling/run/free-port';
import { startPostgres } from 'tooling/run/postgres';
import { ensurePrograms } from 'tooling/run/prerequisites';
import * as z from 'zod';
import { machineLoad } from '../support/figures';
import { parseNumber, parseOptions } from '../support/parse-options';
import { printRows, type Row } from '../support/print-rows';
import { runScript } from '../support/run-script';

const HELP = `npm run bench:durability -- [options]
  --gateway            sends through a gateway, which is killed too
  --submissions 2000   how many
  --kills 20           how many`;
const PROGRAM = 'backend/src/testing/durability/bench-program.ts';

const reportSchema = z.object({
  submissions: z.number(),
  acknowledged: z.number(),
  stored: z.number(),
  lost: z.number(),
  double: z.number(),
  wrongMails: z.number(),
  kills: z.number(),
  attempts: z.record(z.string(), z.number()),
  seconds: z.number(),
});

type Options = { gateway: boolean; submissions: string; kills: string };

async function measure(database: 'PGlite' | 'PostgreSQL', options: Options, postgresUrl: string): Promise<Row> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-durability-'));
  const ports = [await freePort(), ...(options.gateway ? [await freePort()] : [])].map(String);
  const env = { TEST_DATABASE_URL: postgresUrl, SUBMISSIONS: options.submissions, KILLS: options.kills };
  try {
    const output = await runScript(PROGRAM, [database, folder, ...ports], env);
    const { attempts, seconds, ...report } = reportSchema.parse(JSON.parse(output));
    const { sent, twice, limited } = attempts;
    const cut = ['before the body', 'in the body', 'after the body'].reduce((sum, at) => sum + (attempts[at] ?? 0), 0);
    return {
      name: database,
      ...report,
      requests: sent,
      cut,
      'sent twice': twice,
      limited,
      seconds: Math.round(seconds),
      holds: report.lost + report.double + report.wrongMails === 0 && report.acknowledged === report.submissions,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function main(args: string[]): Promise<void> {
  const options = parseOptions(
    args,
    {
      gateway: { type: 'boolean', default: false },
      submissions: { type: 'string', default: '2000' },
      kills: { type: 'string', default: '20' },
    },
    HELP,
  );
  parseNumber('submissions', options.submissions, [1, 1_000_000]);
  parseNumber('kills', options.kills, [0, 10_000]);
  await buildAll({ log: console.log, only: options.gateway ? undefined : ['backend'] });
  await ensurePrograms(['postgresql']);
  const postgres = await startPostgres();
  try {
    const rows = [await measure('PGlite', options, postgres.url), await measure('PostgreSQL', options, postgres.url)];
    console.log(`${options.gateway ? 'through the gateway' : 'to the backend'}; load of the machine: ${machineLoad()}`);
    printRows(rows);
  } finally {
    await postgres.stop();
  }
}
