/** Folders of the content: its documents, and the files that they name. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '@vipp/shared/server/write-whole';
import { errorCode } from '@vipp/shared/server/error-text';
import { ContentProblem, parseContent, storedFilesOf, type ContentDocument } from './document';
import { packageDirectory } from '../package-directory';

export const releaseContentDirectory = (): string => path.join(packageDirectory(), '..', 'content');

/** Folder of the pictures, documents and the film that this release contains; read-only. */
export const releaseFilesDirectory = (): string => path.join(releaseContentDirectory(), 'files');

/** @returns names of all files below a folder, sorted; none where there is no folder */
export async function filesBelow(folder: string, { withHidden = false } = {}): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && (withHidden || !entry.name.startsWith('.')))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** @returns the file of this name in the first of the folders that has it */
export async function readStored(folders: readonly string[], name: string): Promise<Buffer | undefined> {
  for (const folder of folders) {
    const bytes = await readFile(path.join(folder, name)).catch((error: unknown) => {
      if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error) ?? '')) throw error;
    });
    if (bytes) return bytes;
  }
  return undefined;
}

/** @throws ContentProblem for a text that is no document, and for files that are in none of the folders */
export async function requireFiles(document: ContentDocument, folders: readonly string[]): Promise<void> {
  const missing: string[] = [];
  for (const file of storedFilesOf(parseContent(document)))
    if (!(await readStored(folders, file))) missing.push(`${document.path}: le fichier ${file} n’existe pas`);
  if (missing.length > 0) throw new ContentProblem(missing.join('\n'));
}

export const hashOf = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** @returns bytes of the files in some folders of a folder of content, by path in their order */
export async function readFolders(directory: string, folders: readonly string[]): Promise<Map<string, Buffer>> {
  const below = async (folder: string) =>
    (await filesBelow(path.join(directory, folder))).map((name) => `${folder}/${name}`);
  const names = (await Promise.all(folders.map(below))).flat().sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(directory, name))] as const)),
  );
}

export const DOCUMENT_FOLDERS = ['pages', 'posts', 'etudes'];

export const readDocuments = async (directory: string): Promise<ContentDocument[]> =>
  [...(await readFolders(directory, DOCUMENT_FOLDERS))].map(([name, bytes]) => ({ path: name, text: String(bytes) }));

/**
 * Folders of all stored files: that of this site, and that of the release. Files of the release are copied to the first: the
 * next release must change no file of this site.
 *
 * @param dataDirectory contains the files of this site, in `storage`
 */
export async function openStorage(dataDirectory: string): Promise<string[]> {
  const ofSite = path.join(dataDirectory, 'storage');
  await mkdir(ofSite, { recursive: true });
  const ofRelease = releaseFilesDirectory();
  const stored = new Set(await filesBelow(ofSite));
  for (const name of await filesBelow(ofRelease))
    if (!stored.has(name)) await writeWhole(path.join(ofSite, name), await readFile(path.join(ofRelease, name)));
  return [ofSite, ofRelease];
}
