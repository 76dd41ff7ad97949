/**
 * `npm run bench:registry`: how long a gateway takes to read a registry of 100,000 events at its start, from a journal and
 * from PostgreSQL, without snapshots and with those of the previous start. Exits 1 when a start with snapshots takes 2 s.
 * `-- --events 10000` makes it smaller.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from 'tooling/run/postgres';
import * as z from 'zod';
import { machineLoad } from '../support/figures';
import { parseNumber, parseOptions } from '../support/parse-options';
import { printRows, type Row } from '../support/print-rows';
import { runScript } from '../support/run-script';

const LIMIT_MS = 2_000;
const HELP = `npm run bench:registry -- [options]
  --events 100000   length of the registry`;
const PROGRAM = 'shell/server/releases/registry/bench/measure-registry.ts';

const resultSchema = z.object({
  ms: z.number(),
  cpuMs: z.number(),
  seq: z.number(),
  versions: z.number(),
  /** In megabytes. */
  heap: z.number(),
});

async function measureLoad(name: string, store: readonly string[], events: number, limit?: number): Promise<Row> {
  const { ms, cpuMs, seq, versions, heap } = resultSchema.parse(
    JSON.parse(await runScript(PROGRAM, ['load', ...store])),
  );
  return {
    name,
    ms: ms.toFixed(0),
    'of which CPU': cpuMs.toFixed(0),
    events: seq,
    versions,
    'heap, MB': heap.toFixed(0),
    limit: limit === undefined ? '' : `< ${limit} ms`,
    holds: ms < (limit ?? Infinity) && seq === events,
  };
}

export async function main(args: string[]): Promise<void> {
  const options = parseOptions(args, { events: { type: 'string', default: '100000' } }, HELP);
  const events = parseNumber('events', options.events, [1, 10_000_000]);
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-registry-'));
  const postgres = await startPostgres();
  try {
    const stores = [
      { name: 'journal', store: ['journal', path.join(folder, 'journal')] },
      { name: 'PostgreSQL', store: ['postgres', path.join(folder, 'files'), postgres.url] },
    ];
    const rows: Row[] = [];
    for (const { name, store } of stores) {
      await runScript(PROGRAM, ['fill', String(events), ...store]);
      rows.push(await measureLoad(`${name}, first start`, store, events));
      rows.push(await measureLoad(`${name}, with snapshots`, store, events, LIMIT_MS));
    }
    console.log(`load of the machine: ${machineLoad()}`);
    printRows(rows);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
