import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Socket addresses are limited to 104 bytes on some systems, of which the longest name below a folder takes 42. */
const MAX_FOLDER_BYTES = 60;

/** Calls `work` with a path to `folder` that is short enough for a socket address. */
export async function withShortPath<T>(folder: string, work: (shortPath: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(folder) <= MAX_FOLDER_BYTES) return work(folder);
  const shortcut = await mkdtemp(path.join(tmpdir(), 'vipp-'));
  try {
    await symlink(folder, path.join(shortcut, 'l'));
    return await work(path.join(shortcut, 'l'));
  } finally {
    await rm(shortcut, { recursive: true, force: true });
  }
}
