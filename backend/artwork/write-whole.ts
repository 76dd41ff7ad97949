import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file under a temporary name, then renames it: readers see the old content or the new one, never a part. */
export const writeWhole = async (file: string, content: string | Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
};
