/** DATA_DIR has personal data and secrets: only the user of the site may read it. */
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Expected errors: a file removed since the listing, or another user's, such as the root of a mounted volume. */
const NOT_OURS: readonly unknown[] = ['ENOENT', 'EPERM', 'EROFS'];

async function restrict(file: string): Promise<void> {
  const found = await lstat(file);
  const isFolder = found.isDirectory();
  if (!isFolder && !found.isFile()) return;
  const wanted = isFolder ? 0o700 : 0o600;
  if ((found.mode & 0o777) !== wanted) await chmod(file, wanted);
  if (isFolder) for (const name of await readdir(file)) await makeOurs(path.join(file, name));
}

async function makeOurs(file: string): Promise<void> {
  await restrict(file).catch((error: unknown) => {
    if (!NOT_OURS.includes(Object(error).code)) throw error;
  });
}

/** Creates `folder` where it is missing, takes its files from other users, and lets this process write no others. */
export async function makePrivate(folder: string): Promise<void> {
  process.umask(0o077);
  await mkdir(folder, { recursive: true });
  await makeOurs(folder);
}
