/** The stored files of the seed: drawn at the first start, and again when the content or the program changed. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentVersion } from './content-version';
import type { SeedContent } from './typeset-seed';

type DrawOptions = Pick<SeedContent, 'posts' | 'etudes' | 'rseDocuments'> & {
  storageDir: string;
  onProgress?: (done: number, total: number) => void;
};

export type StorageOptions = {
  directory: string;
  content: SeedContent;
  draw: (options: DrawOptions) => Promise<void>;
  onProgress: (done: number, total: number) => void;
};

/** Not served, as every file whose name starts with a dot. */
const MARKER = '.version';

/** The program draws the files, so another program may draw other files. */
async function wantedVersion({ posts, etudes, rseDocuments }: SeedContent): Promise<string> {
  const program = await readFile(__filename, 'utf8');
  return contentVersion([posts, etudes, rseDocuments, program]);
}

/**
 * Draws what `content` needs into `directory`, unless it is there already. The marker is written last: a start
 * that was interrupted is made good by the next.
 */
export async function prepareStorage({ directory, content, draw, onProgress }: StorageOptions): Promise<void> {
  const marker = path.join(directory, MARKER);
  const version = await wantedVersion(content);
  const present = await readFile(marker, 'utf8').catch(() => '');
  if (present === version) return;
  await mkdir(directory, { recursive: true });
  await rm(marker, { force: true });
  const { posts, etudes, rseDocuments } = content;
  await draw({ storageDir: directory, posts, etudes, rseDocuments, onProgress });
  await writeFile(marker, version);
}
