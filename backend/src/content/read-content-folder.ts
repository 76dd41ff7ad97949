/** Documents in a folder, and the folder of this release. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageDirectory } from '../package-directory';
import { errorCode } from '../startup-failure';
import type { ContentDocument } from './document';

export const releaseContentDirectory = (): string => path.join(packageDirectory(), '..', 'content');

const FOLDERS = ['pages', 'posts', 'etudes'];

/** @returns every document below `directory`, sorted by path */
export async function readContentFolder(directory: string): Promise<ContentDocument[]> {
  const names = await Promise.all(
    FOLDERS.map(async (folder) => {
      const found = await readdir(path.join(directory, folder)).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return [];
        throw error;
      });
      return found.filter((name) => !name.startsWith('.')).map((name) => `${folder}/${name}`);
    }),
  );
  return Promise.all(
    names
      .flat()
      .sort()
      .map(async (name) => ({ path: name, text: await readFile(path.join(directory, name), 'utf8') })),
  );
}
