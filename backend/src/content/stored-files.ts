/** Folders of the files that content names. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { releaseContentDirectory } from './read-content-folder';

/** Folder of the pictures, documents and the film that this release contains; read-only. */
export const releaseFilesDirectory = (): string => path.join(releaseContentDirectory(), 'files');

/** Written by earlier releases, which drew their files at the first start: for each, fingerprint, hash and time. */
const DRAWN = '.drawn.json';

/** Whether a file is as an earlier release drew it, or damaged since: one that an editor replaced has another time. */
async function isDrawn(file: string, [, hash, time]: string[]): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile() || hash === undefined) return false;
  if (String(Math.round(found.mtimeMs)) === time) return true;
  // A backup that was restored has other times.
  const digest = createHash('sha256').update(await readFile(file));
  return digest.digest('base64url').startsWith(hash);
}

const drawnSchema = z.record(z.string(), z.string());

/** Removes what earlier releases drew, because it would hide the files of this release. */
async function removeDrawnFiles(directory: string): Promise<void> {
  const marker = path.join(directory, DRAWN);
  const drawn = await readFile(marker, 'utf8')
    .then((text) => drawnSchema.parse(JSON.parse(text)))
    // There is none, or it is damaged: then nothing is removed.
    .catch(() => ({}));
  for (const [name, known] of Object.entries(drawn)) {
    const file = path.join(directory, name);
    if (await isDrawn(file, known.split(' '))) await rm(file);
  }
  await rm(marker, { force: true });
}

/**
 * Folders of all stored files. A file that an editor stored hides the one of the release that has its name.
 *
 * @param dataDirectory contains the files of editors, in `storage`
 */
export async function openStorage(dataDirectory: string): Promise<string[]> {
  const ofEditors = path.join(dataDirectory, 'storage');
  await mkdir(ofEditors, { recursive: true });
  await removeDrawnFiles(ofEditors);
  return [ofEditors, releaseFilesDirectory()];
}
