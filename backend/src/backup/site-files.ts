/** The files of DATA_DIR that a backup contains. Whatever is not named here is made again, or must never be in a backup. */
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../startup-failure';

/**
 * `referent` is not among them: the secret key of reports, where a trial site has one, is in no backup. `mail` has what was
 * sent; `remotes` and the snapshots of the registry are derived.
 */
const FILES = ['secrets.json', 'federation/shell.json'];
const FOLDERS = ['federation/keys', 'storage'];

/** A file that is being written. */
const UNFINISHED = /\.\d+\.part$/;

async function filesBelow(dataDirectory: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(dataDirectory, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const found: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await filesBelow(dataDirectory, name)));
    else if (entry.isFile() && !UNFINISHED.test(name)) found.push(name);
  }
  return found;
}

export type SiteFile = { name: string; mode: number; size: number; chunks: AsyncIterable<Buffer> };

async function takeFile(
  dataDirectory: string,
  name: string,
  take: (file: SiteFile) => Promise<void>,
): Promise<boolean> {
  const handle = await open(path.join(dataDirectory, name), 'r').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return false;
  try {
    const { size, mode } = await handle.stat();
    // What is appended from here on belongs to the next backup.
    const chunks = size === 0 ? [] : handle.createReadStream({ end: size - 1, autoClose: false });
    await take({ name, mode: mode & 0o777, size, chunks: chunks as AsyncIterable<Buffer> });
    return true;
  } finally {
    await handle.close();
  }
}

/** @returns the number of files */
export async function readSiteFiles(dataDirectory: string, take: (file: SiteFile) => Promise<void>): Promise<number> {
  const found = await Promise.all(FOLDERS.map((folder) => filesBelow(dataDirectory, folder)));
  let count = 0;
  for (const name of [...FILES, ...found.flat()]) if (await takeFile(dataDirectory, name, take)) count += 1;
  return count;
}
