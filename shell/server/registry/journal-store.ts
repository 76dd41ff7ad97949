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

function parseJournal(text: string): StoredEvent[] {
  const lines = text.split('\n');
  // What follows the last line end is an event that was never finished.
  lines.pop();
  return lines.map((line, index) => {
    const parsed = registryEventSchema.safeParse(parseLine(line));
    if (!parsed.success) throw new Error(`registry: line ${index + 1} of the journal is no event. Restore the journal from a backup, see docs/operating.md.`);
    return { seq: index + 1, event: parsed.data };
  });
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
  const readAll = async (): Promise<StoredEvent[]> => (existsSync(file) ? parseJournal(await readFile(file, 'utf8')) : []);

  const listeners: (() => void)[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  const write = async (event: RegistryEvent, seq: number): Promise<StoredEvent | undefined> => {
    if ((await readAll()).length !== seq) return undefined;
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
    readAfter: async (seq) => (await readAll()).slice(seq),
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
