/** Exclusive lock of DATA_DIR, because two processes on one embedded database lose data silently. */
import { unfinishedRestoreMessage } from '@vipp/shared/contract/unfinished-restore.server';
import { DirectoryInUse, lockDirectory, type DirectoryLock } from '@vipp/shared/server/directory-lock';
import { makePrivate } from '@vipp/shared/server/private-folder';
import { errorText, StartupFailure } from '../startup-failure';

async function lock(directory: string): Promise<DirectoryLock> {
  try {
    await makePrivate(directory);
    return await lockDirectory(directory);
  } catch (error) {
    if (error instanceof DirectoryInUse) {
      throw new StartupFailure(
        `DATA_DIR ${directory} is ${error.message}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    throw new StartupFailure(
      `DATA_DIR ${directory} cannot be written (${errorText(error)}). Set it to a folder that this user may write to.`,
      error,
    );
  }
}

/**
 * Locks `directory` for this process until it ends or calls `release`.
 *
 * @param duringRestore true for a restore, which may follow an interrupted one
 * @throws StartupFailure for a folder of another process, an unwritable one, or one of an interrupted restore
 */
export async function lockDataDirectory(directory: string, { duringRestore = false } = {}): Promise<DirectoryLock> {
  const held = await lock(directory);
  const message = duringRestore ? undefined : unfinishedRestoreMessage(directory);
  if (message === undefined) return held;
  await held.release();
  throw new StartupFailure(message);
}
