/** Drawn files outside the data folder: a start with another data folder copies them instead of drawing them again. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './write-whole';

export type ArtworkCache = {
  /** Undefined for a file that is missing or damaged: it has to be drawn. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** Does nothing where the folder cannot be written. */
  write: (key: string, content: Buffer) => Promise<void>;
};

/** Files of another drawing version are deleted a day after their last use. */
const UNUSED_MS = 24 * 3_600_000;
const HASH_BYTES = 32;

const hashOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

const deleteUnusedVersions = async (folder: string, current: string): Promise<void> => {
  const others = (await readdir(folder)).filter((name) => name !== current);
  for (const other of others) {
    const { mtimeMs } = await stat(path.join(folder, other));
    if (Date.now() - mtimeMs > UNUSED_MS) await rm(path.join(folder, other), { recursive: true, force: true });
  }
};

/**
 * Opens the cache of one version of the drawing code. Errors of the file system are ignored: without a usable cache
 * every file is drawn.
 *
 * @param folder contains one folder for each version
 * @param version see `drawingVersion`
 */
export const openArtworkCache = async (folder: string, version: string): Promise<ArtworkCache> => {
  const versionFolder = path.join(folder, version);
  const now = new Date();
  await utimes(versionFolder, now, now).catch(() => undefined);
  await deleteUnusedVersions(folder, version).catch(() => undefined);
  return {
    read: async (key) => {
      const entry = await readFile(path.join(versionFolder, key)).catch(() => undefined);
      if (entry === undefined) return undefined;
      const content = entry.subarray(HASH_BYTES);
      return hashOf(content).equals(entry.subarray(0, HASH_BYTES)) ? content : undefined;
    },
    write: async (key, content) => {
      const entry = Buffer.concat([hashOf(content), content]);
      await writeWhole(path.join(versionFolder, key), entry).catch(() => undefined);
    },
  };
};
