/**
 * The registry of a single gateway: a journal of one line for each event, and a folder of files. A line counts once it
 * is on the disk; a line that a power cut left half written does not count at all.
 */
import { existsSync, watchFile, unwatchFile } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { DirectoryInUse, lockDirectory, type DirectoryLock } from '@vipp/shared/server/directory-lock';
import { createFolderArtefacts } from './folder-artefacts';
import { createFolderSnapshots, type Offsets } from './folder-snapshots';
import { parseEvent } from '../protocol/parse-event';
import type { ReadEvent, RegistryEvent, StoredEvent } from '../protocol/registry-event';
import type { RegistryStore } from './registry-store';
import { endsSnapshot } from './snapshot';

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
const TAIL_BYTES = 64 * 1024;

/** @param bytes whole lines, the first of them the event after the mark */
function parseLines(bytes: Buffer, mark: Mark, offsets: Offsets): ReadEvent[] {
  const events: ReadEvent[] = [];
  for (let begin = 0, seq = mark.seq + 1; begin < bytes.length; seq += 1) {
    const end = bytes.indexOf(LINE_END, begin);
    const event = parseEvent(parseLine(bytes.toString('utf8', begin, end)), seq);
    if (!event)
      throw new Error(
        `registry: line ${seq} of the journal is no event. Restore the journal from a backup, see docs/operating.md.`,
      );
    if (endsSnapshot(seq)) offsets.set(seq, mark.offset + begin);
    events.push(event);
    begin = end + 1;
  }
  return events;
}

/** Reads what follows a mark, and nothing before: a journal of thousands of versions is many megabytes. */
async function readFrom(file: string, mark: Mark, offsets: Offsets): Promise<{ events: ReadEvent[]; end: Mark }> {
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
    const events = parseLines(whole, from, offsets);
    return { events, end: { seq: from.seq + events.length, offset: from.offset + whole.length } };
  } finally {
    await handle.close();
  }
}

/** Offset after the last line end. */
async function wholeLines(handle: FileHandle): Promise<number> {
  const { size } = await handle.stat();
  const bytes = Buffer.alloc(TAIL_BYTES);
  for (let end = size; end > 0; end -= TAIL_BYTES) {
    const begin = Math.max(0, end - TAIL_BYTES);
    const { bytesRead } = await handle.read(bytes, 0, end - begin, begin);
    const at = bytes.subarray(0, bytesRead).lastIndexOf(LINE_END);
    if (at !== -1) return begin + at + 1;
  }
  return 0;
}

/** Removes what an interrupted write left at the end: the next event needs a line of its own. */
async function mend(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.truncate(await wholeLines(handle));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Two gateways that append at the same moment would damage it. */
async function lockJournal(folder: string): Promise<DirectoryLock> {
  try {
    return await lockDirectory(folder);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    throw new Error(
      `registry: the journal in ${folder} is ${error.message}. Stop that gateway, or give each gateway a DATA_DIR of its own; gateways share a registry in PostgreSQL (DATABASE_URL).`,
    );
  }
}

/**
 * @param folder made when it is not there; one store at a time has it
 * @throws when another gateway uses it
 */
export async function createJournalStore(folder: string): Promise<RegistryStore> {
  await mkdir(folder, { recursive: true });
  const lock = await lockJournal(folder);
  const file = path.join(folder, 'journal.jsonl');
  if (existsSync(file)) await mend(file);
  const snapshots = createFolderSnapshots(path.join(folder, 'snapshots'));
  let mark = START;
  const markOf = (seq: number): Mark => {
    const offset = snapshots.offsets.get(seq + 1);
    return offset === undefined ? START : { seq, offset };
  };
  const readAfter = async (seq: number): Promise<ReadEvent[]> => {
    const { events, end } = await readFrom(file, seq === mark.seq ? mark : markOf(seq), snapshots.offsets);
    mark = end;
    return events.filter((event) => event.seq > seq);
  };

  const listeners: (() => void)[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  const write = async (event: RegistryEvent, seq: number): Promise<StoredEvent | undefined> => {
    if ((await readFrom(file, mark, snapshots.offsets)).end.seq !== seq) return undefined;
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
    snapshots,
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
      await lock.release();
    },
  };
}
