/** The registry of a single gateway: a journal of one line for each event, and a folder of files. */
import { existsSync, watchFile, unwatchFile } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DirectoryInUse, lockDirectory, type DirectoryLock } from '@vipp/shared/server/directory-lock';
import { writeSynced } from '../../lib/write-synced';
import { createFolderArtefacts } from './folder-artefacts';
import type { ReadEvent, RegistryEvent, StoredEvent } from '../protocol/registry-event';
import type { RegistryStore } from './registry-store';
import { JOURNAL_START, readJournal, removeUnfinishedLine } from './journal-file';

const WATCH_MS = 500;

/** Simultaneous writes of two gateways would damage the journal. */
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
 * @param folder created when it does not exist
 * @throws {Error} when another gateway has locked it
 */
export async function createJournalStore(folder: string): Promise<RegistryStore> {
  await mkdir(folder, { recursive: true });
  const lock = await lockJournal(folder);
  const file = path.join(folder, 'journal.jsonl');
  if (existsSync(file)) await removeUnfinishedLine(file);
  let position = JOURNAL_START;
  const readAfter = async (seq: number): Promise<ReadEvent[]> => {
    const { events, end } = await readJournal(file, seq === position.seq ? position : JOURNAL_START);
    position = end;
    return events.filter((event) => event.seq > seq);
  };

  const listeners: (() => void)[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  const write = async (event: RegistryEvent, seq: number): Promise<StoredEvent | undefined> => {
    if ((await readJournal(file, position)).end.seq !== seq) return undefined;
    await writeSynced(file, `${JSON.stringify(event)}\n`, 'a');
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
      await lock.release();
    },
  };
}
