/** The registry of releases as a backup contains it: every event, and every artefact by its SHA-384. */
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import * as z from 'zod/mini';
import type { Queries } from '../database/database';
import { rowsOf } from '../database/rows-of';
import { readLines } from './dump-database';

export type TakeRegistry = {
  events: (lines: readonly string[]) => Promise<void>;
  /** @param hash SHA-384 in hexadecimal digits */
  artefact: (hash: string, body: Buffer) => Promise<void>;
  /** An artefact that is damaged, which the gateway treats as missing. */
  damaged: (hash: string) => void;
};

const LINE_END = 0x0a;
const EVENTS_AT_ONCE = 200;

async function takeArtefact(hash: string, body: Buffer, take: TakeRegistry): Promise<void> {
  if (toHexHash(sha384(body)) === hash) await take.artefact(hash, body);
  else take.damaged(hash);
}

/** The lines of a journal that were complete when reading began; an event that is being written is not acknowledged yet. */
async function readJournal(file: string, take: TakeRegistry['events']): Promise<void> {
  const { size } = await stat(file);
  if (size === 0) return;
  let rest: Buffer = Buffer.alloc(0);
  let lines: string[] = [];
  for await (const chunk of createReadStream(file, { end: size - 1, highWaterMark: 1024 * 1024 })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let begin = 0;
    for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, begin)) {
      lines.push(bytes.toString('utf8', begin, end));
      begin = end + 1;
      if (lines.length < EVENTS_AT_ONCE) continue;
      await take(lines);
      lines = [];
    }
    rest = bytes.subarray(begin);
  }
  await take(lines);
}

/**
 * Reads the registry of a single gateway.
 *
 * @param folder `DATA_DIR/federation`
 */
export async function readFolderRegistry(folder: string, take: TakeRegistry): Promise<void> {
  const journal = path.join(folder, 'journal.jsonl');
  // The journal first: the artefacts of an event are stored before it, and stay.
  if (existsSync(journal)) await readJournal(journal, take.events);
  const artefacts = path.join(folder, 'files');
  if (!existsSync(artefacts)) return;
  for (const hash of (await readdir(artefacts)).filter((name) => /^[0-9a-f]{96}$/.test(name)).sort())
    await takeArtefact(hash, await readFile(path.join(artefacts, hash)), take);
}

/**
 * Reads the registry that several gateways share.
 *
 * @param tx a snapshot
 */
export async function readSharedRegistry(tx: Queries, take: TakeRegistry): Promise<void> {
  const existing = z.object({ events: z.nullable(z.string()) });
  const [found] = await rowsOf(tx, sql`select to_regclass('federation_events')::text as events`, existing);
  if (!found?.events) return;
  await readLines(tx, sql`select event::text as line from federation_events order by seq`, take.events);
  const named = await rowsOf(
    tx,
    sql`select integrity from federation_files order by integrity`,
    z.object({ integrity: z.string() }),
  );
  for (const { integrity } of named) {
    const [file] = await rowsOf(
      tx,
      sql`select encode(body, 'base64') as body from federation_files where integrity = ${integrity}`,
      z.object({ body: z.string() }),
    );
    if (file) await takeArtefact(toHexHash(integrity), Buffer.from(file.body, 'base64'), take);
  }
}
