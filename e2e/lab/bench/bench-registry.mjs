/**
 * `npm run bench:registry`: how long a gateway takes to read a registry of 100,000 events at its start, from a journal and
 * from PostgreSQL, without snapshots and with those of the start before. Exits 1 when a start with snapshots takes 2 s.
 * EVENTS makes a run smaller.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from 'tooling/run/postgres';

const root = path.resolve(import.meta.dirname, '..');
const EVENTS = Number(process.env.EVENTS ?? 100_000);
const LIMIT_MS = 2_000;

/** In a process of its own, as at a start. */
function run(...words) {
  const hook = path.join(root, 'backend/src/testing/typescript-hook.cjs');
  const program = path.join(root, 'shell/server/releases/registry/bench/measure-registry.ts');
  return execFileSync(process.execPath, ['--expose-gc', '--require', hook, program, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function row(name, store, limit = Infinity) {
  const { ms, cpuMs, seq, versions, heap } = JSON.parse(run('load', ...store));
  const holds = ms < limit && seq === EVENTS;
  return {
    name,
    ms: ms.toFixed(0),
    'of which CPU': cpuMs.toFixed(0),
    events: seq,
    versions,
    'heap, MB': heap.toFixed(0),
    limit: limit < Infinity ? `< ${limit} ms` : '',
    holds,
  };
}

const folder = mkdtempSync(path.join(tmpdir(), 'vipp-registry-'));
const postgres = await startPostgres();
try {
  const stores = {
    journal: ['journal', path.join(folder, 'journal')],
    PostgreSQL: ['postgres', path.join(folder, 'files'), postgres.url],
  };
  const rows = Object.entries(stores).flatMap(([name, store]) => {
    run('fill', String(EVENTS), ...store);
    return [row(`${name}, first start`, store), row(`${name}, with snapshots`, store, LIMIT_MS)];
  });
  console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
  console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
