/** Exclusive lock of DATA_DIR, because two processes on one embedded database lose data silently. */
import { DirectoryInUse, lockDirectory, type DirectoryLock } from '@vipp/shared/server/directory-lock';
import { makePrivate } from '@vipp/shared/server/private-folder';
import { errorText } from '@vipp/shared/server/error-text';
import { StartupFailure } from '../startup-failure';

/**
 * Locks `directory` for this process until it ends or calls `release`.
 *
 * @throws StartupFailure when another process holds it, or on a failure to write
 */
export async function lockDataDirectory(directory: string): Promise<DirectoryLock> {
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
