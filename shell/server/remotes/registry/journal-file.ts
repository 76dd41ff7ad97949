/** Reads and repairs the file of a journal: an event is stored once its line is complete. */
import { existsSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { parseEvent } from '../protocol/parse-event';
import type { ReadEvent } from '../protocol/registry-event';

/** @returns undefined for a line that is not JSON */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Where the event after number `seq` begins, in bytes. */
export type JournalPosition = { seq: number; offset: number };

export const JOURNAL_START: JournalPosition = { seq: 0, offset: 0 };
const LINE_END = 0x0a;
const TAIL_BYTES = 64 * 1024;

/** @param bytes complete lines, from the event after `start` on */
function parseLines(bytes: Buffer, start: JournalPosition): ReadEvent[] {
  const events: ReadEvent[] = [];
  for (let begin = 0, seq = start.seq + 1; begin < bytes.length; seq += 1) {
    const end = bytes.indexOf(LINE_END, begin);
    const event = parseEvent(parseLine(bytes.toString('utf8', begin, end)), seq);
    if (!event)
      throw new Error(
        `registry: line ${seq} of the journal is no event. Restore the journal from a backup, see docs/operating.md.`,
      );
    events.push(event);
    begin = end + 1;
  }
  return events;
}

/**
 * Reads the events after a position only, because a journal of thousands of versions has many megabytes. A last line without
 * a line end, which was never completed, is ignored.
 */
export async function readJournal(
  file: string,
  start: JournalPosition,
): Promise<{ events: ReadEvent[]; end: JournalPosition }> {
  if (!existsSync(file)) return { events: [], end: JOURNAL_START };
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    // A journal that was restored from a backup is read from its beginning.
    const from = size < start.offset ? JOURNAL_START : start;
    const bytes = Buffer.alloc(size - from.offset);
    await handle.read(bytes, 0, bytes.length, from.offset);
    const complete = bytes.subarray(0, bytes.lastIndexOf(LINE_END) + 1);
    const events = parseLines(complete, from);
    return { events, end: { seq: from.seq + events.length, offset: from.offset + complete.length } };
  } finally {
    await handle.close();
  }
}

/** Length of all complete lines, in bytes. */
async function completeLength(handle: FileHandle): Promise<number> {
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

/** Removes the rest of an interrupted write, because the next event needs a line of its own. */
export async function removeUnfinishedLine(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.truncate(await completeLength(handle));
    await handle.sync();
  } finally {
    await handle.close();
  }
}
