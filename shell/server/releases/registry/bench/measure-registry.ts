/**
 * Measures a long registry in a process of its own; run by `npm run bench:registry`, needs `--expose-gc`.
 *
 *     measure-registry.ts fill EVENTS STORE    writes the events, without snapshots
 *     measure-registry.ts load STORE           opens the registry, and prints its figures as JSON
 *
 * STORE is `journal FOLDER` or `postgres FOLDER URL`.
 */
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { createFolderArtefacts } from '../folder-artefacts';
import { createJournalStore } from '../journal-store';
import { createPostgresStore } from '../postgres-store';
import { openRegistry } from '../registry';
import { syntheticEvent } from './synthetic-events';

const MEGABYTE = 1024 * 1024;
const BATCH = 1_000;

const openStore = (kind: string, folder: string, url: string) =>
  kind === 'journal' ? createJournalStore(folder) : createPostgresStore(url, createFolderArtefacts(folder));

function* batches(events: number) {
  for (let from = 0; from < events; from += BATCH) {
    yield {
      from,
      batch: Array.from({ length: Math.min(BATCH, events - from) }, (_, index) => syntheticEvent(from + index)),
    };
  }
}

async function fillJournal(events: number, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const journal = await open(path.join(folder, 'journal.jsonl'), 'w');
  for (const { batch } of batches(events))
    await journal.write(batch.map((event) => `${JSON.stringify(event)}\n`).join(''));
  await journal.close();
}

const INSERT =
  'insert into federation_events (seq, event) select $2 + seq, event from jsonb_array_elements($1::jsonb) with ordinality as given (event, seq)';

async function fillTable(events: number, folder: string, url: string): Promise<void> {
  await (await openStore('postgres', folder, url)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const { from, batch } of batches(events)) await client.query(INSERT, [JSON.stringify(batch), from]);
  await client.query('vacuum analyze federation_events');
  await client.end();
}

async function load(kind: string, folder: string, url: string): Promise<void> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const registry = await openRegistry(await openStore(kind, folder, url), {
    warn: (...line: unknown[]) => console.error(line),
  });
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const { seq, remotes } = registry.state();
  const versions = Object.values(remotes).reduce((sum, remote) => sum + remote.versions.size, 0);
  // Closing waits until missing snapshots are written.
  await registry.close();
  global.gc?.();
  console.log(
    JSON.stringify({
      ms,
      cpuMs: (user + system) / 1000,
      seq,
      versions,
      heap: process.memoryUsage().heapUsed / MEGABYTE,
    }),
  );
}

const [action, ...rest] = process.argv.slice(2);
if (action === 'fill') {
  const [events, kind, folder = '', url = ''] = rest;
  void (kind === 'journal' ? fillJournal(Number(events), folder) : fillTable(Number(events), folder, url));
} else {
  const [kind = '', folder = '', url = ''] = rest;
  void load(kind, folder, url);
}
