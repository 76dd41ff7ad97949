import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Addresses of sockets end at 104 bytes on some systems; the longest name below a folder takes 42. */
const LONGEST_FOLDER = 60;

/** Calls `work` with a short path to `folder`, for the length that addresses of sockets may have. */
export async function withShortPath<T>(folder: string, work: (shortPath: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(folder) <= LONGEST_FOLDER) return work(folder);
  const shortcut = await mkdtemp(path.join(tmpdir(), 'vipp-'));
  try {
    await symlink(folder, path.join(shortcut, 'l'));
    return await work(path.join(shortcut, 'l'));
  } finally {
    await rm(shortcut, { recursive: true, force: true });
  }
}
