/**
 * The folder that a restore fills: everything is gathered in a folder in it, flushed to the disk, and moved to its place at the
 * end. An interrupted restore leaves that folder, with which no site starts, and the next restore begins again.
 */
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED_RESTORE } from '@vipp/shared/contract/unfinished-restore.server';
import { lockDataDirectory } from '../lock/data-directory-lock';
import { OperatorRefusal } from '../operators/operation';

/** What a folder may contain and still count as empty: this program’s lock, the referents’ key, what a file system puts there. */
const IGNORED = new Set(['lock', UNFINISHED_RESTORE, 'referent', 'lost+found']);

export type RestorePlace = {
  /** Where everything is gathered. */
  folder: string;
  /** Moves what was gathered to its place. */
  moveIn: () => Promise<void>;
  /** Makes the place one that a site starts in, or removes all that was gathered and moved. */
  finish: () => Promise<void>;
  discard: () => Promise<void>;
  release: () => Promise<void>;
};

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await syncAll(file);
    else if (entry.isFile()) await sync(file);
  }
  await sync(folder);
}

async function requireEmpty(directory: string): Promise<void> {
  const found = (await readdir(directory)).filter((name) => !IGNORED.has(name));
  if (found.length === 0) return;
  throw new OperatorRefusal(
    `DATA_DIR ${directory} is not empty (${found.slice(0, 5).join(', ')}), and a restore never overwrites a site: set DATA_DIR to a new folder, or move the content of this one away`,
  );
}

/** @throws OperatorRefusal when the folder is not empty, StartupFailure when it is in use or cannot be written */
export async function openRestorePlace(directory: string): Promise<RestorePlace> {
  const lock = await lockDataDirectory(directory, { duringRestore: true });
  const folder = path.join(directory, UNFINISHED_RESTORE);
  const moved: string[] = [];
  try {
    await requireEmpty(directory);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    await lock.release();
    throw error;
  }
  return {
    folder,
    moveIn: async () => {
      await syncAll(folder);
      for (const name of await readdir(folder)) {
        moved.push(name);
        await rename(path.join(folder, name), path.join(directory, name));
      }
      await sync(directory);
    },
    finish: async () => {
      await rm(folder, { recursive: true });
      await sync(directory);
    },
    discard: async () => {
      for (const name of moved) await rm(path.join(directory, name), { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
    release: lock.release,
  };
}
