import { open } from 'node:fs/promises';

/**
 * Writes a file, and resolves once its content is on the disk.
 *
 * @param flags `w` replaces the content of the file, `a` appends to it
 */
export async function writeSynced(file: string, content: string | Uint8Array, flags: 'w' | 'a' = 'w'): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
