/**
 * The registry of a single gateway: a journal of one line for each event, and a folder of files. A line counts once it
 * is on the disk; a line that a power cut left half written does not count at all.
 */
import { existsSync, watchFile, unwatchFile } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFolderArtefacts } from './folder-artefacts';
import { registryEventSchema, type RegistryEvent, type StoredEvent } from './registry-event';
import type { RegistryStore } from './registry-store';

const WATCH_MS = 500;

/** What a line holds; undefined where it is not JSON. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Where the event after number `seq` begins, in bytes. */
type Mark = { seq: number; offset: number };

const START: Mark = { seq: 0, offset: 0 };
const LINE_END = 0x0a;

/** @param text whole lines, the first of them the event after number `seq` */
function parseLines(text: string, seq: number): StoredEvent[] {
  const lines = text.split('\n');
  lines.pop();
  return lines.map((line, index) => {
    const parsed = registryEventSchema.safeParse(parseLine(line));
    if (!parsed.success) throw new Error(`registry: line ${seq + index + 1} of the journal is no event. Restore the journal from a backup, see docs/operating.md.`);
    return { seq: seq + index + 1, event: parsed.data };
  });
}

/** Reads what follows a mark, and nothing before: a journal of thousands of versions is many megabytes. */
async function readFrom(file: string, mark: Mark): Promise<{ events: StoredEvent[]; end: Mark }> {
  if (!existsSync(file)) return { events: [], end: START };
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    // It was put back from a backup: what was read before says nothing about it.
    const from = size < mark.offset ? START : mark;
    const bytes = Buffer.alloc(size - from.offset);
    await handle.read(bytes, 0, bytes.length, from.offset);
    // What follows the last line end is an event that was never finished.
    const whole = bytes.subarray(0, bytes.lastIndexOf(LINE_END) + 1);
    const events = parseLines(whole.toString('utf8'), from.seq);
    return { events, end: { seq: from.seq + events.length, offset: from.offset + whole.length } };
  } finally {
    await handle.close();
  }
}

/** Takes away what an interrupted write left at the end: the next line must begin on its own. */
async function mend(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length === text.length) return;
  const handle = await open(file, 'r+');
  await handle.truncate(Buffer.byteLength(whole));
  await handle.sync();
  await handle.close();
}

/** @param folder made when it is not there; one gateway at a time writes to it */
export async function createJournalStore(folder: string): Promise<RegistryStore> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'journal.jsonl');
  if (existsSync(file)) await mend(file);
  let mark = START;
  const readAfter = async (seq: number): Promise<StoredEvent[]> => {
    const { events, end } = await readFrom(file, seq === mark.seq ? mark : START);
    mark = end;
    return events.filter((event) => event.seq > seq);
  };

  const listeners: (() => void)[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  const write = async (event: RegistryEvent, seq: number): Promise<StoredEvent | undefined> => {
    if ((await readFrom(file, mark)).end.seq !== seq) return undefined;
    const handle = await open(file, 'a');
    try {
      await handle.writeFile(`${JSON.stringify(event)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return { seq: seq + 1, event };
  };

  return {
    readAfter,
    append: (event, seq) => {
      const stored = writing.then(() => write(event, seq));
      writing = stored.catch(() => undefined);
      return stored;
    },
    onChange: (listener) => {
      listeners.push(listener);
      watchFile(file, { interval: WATCH_MS, persistent: false }, listener);
    },
    files: createFolderArtefacts(path.join(folder, 'files')),
    close: async () => {
      for (const listener of listeners) unwatchFile(file, listener);
      await writing;
    },
  };
}
