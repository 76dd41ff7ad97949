/**
 * Submissions over all forms while the servers are killed with SIGKILL at random moments, connections are cut
 * before, in and after the body, forms are sent twice, and clients try again: what was acknowledged must be stored
 * once. Exits 1 when anything was lost or doubled. `npm run bench:durability [-- --gateway]` starts it; TEST_DATABASE_URL
 * names a PostgreSQL server, SUBMISSIONS and KILLS make a run shorter.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const hook = path.join(root, 'backend/src/testing/typescript-hook.cjs');
const program = path.join(root, 'backend/src/testing/durability/bench-program.ts');
const viaGateway = process.argv.includes('--gateway');

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** @param {'PGlite' | 'PostgreSQL'} database */
async function measure(database) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-durability-'));
  const ports = [await freePort(), ...(viaGateway ? [await freePort()] : [])].map(String);
  try {
    const { stdout } = await run(process.execPath, ['--require', hook, program, database, folder, ...ports]);
    return toRow(database, JSON.parse(stdout));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function toRow(database, { attempts, seconds, ...report }) {
  const cuts = attempts['before the body'] + attempts['in the body'] + attempts['after the body'];
  return {
    database,
    ...report,
    requests: attempts.sent,
    cut: cuts,
    'sent twice': attempts.twice,
    limited: attempts.limited,
    seconds: Math.round(seconds),
  };
}

const rows = [await measure('PGlite')];
if (process.env.TEST_DATABASE_URL) rows.push(await measure('PostgreSQL'));

console.log(`${viaGateway ? 'Through the gateway' : 'Straight to the backend'}:`);
console.table(rows);
const broken = rows.filter((row) => row.lost + row.double + row.wrongMails > 0 || row.acknowledged !== row.submissions);
if (broken.length > 0) {
  console.error('bench:durability: not every acknowledged submission is stored once');
  process.exitCode = 1;
}
