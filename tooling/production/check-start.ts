/** What a package for production needs before it starts anything. */
import path from 'node:path';
import { checkFolderIsWritable, checkPortIsFree, dataFolder } from '../preflight.mjs';
import { UserError } from '../user-error.mjs';

/**
 * The folder of the package is read-only, so there is no default below it, and a relative path means nothing.
 *
 * @throws {UserError}
 */
export function checkDataFolder(env: NodeJS.ProcessEnv): void {
  const given = env.DATA_DIR?.trim() ?? '';
  if (!path.isAbsolute(given))
    throw new UserError(
      `DATA_DIR is ${given === '' ? 'missing' : `not an absolute path (got ${JSON.stringify(given)})`}. Set it to a folder outside of the package that this user may write to, like DATA_DIR=/var/lib/vipp.`,
    );
  checkFolderIsWritable(dataFolder(env));
}

/** @throws {UserError} when it cannot be listened on */
export const checkPort = (port: number, host: string | undefined): Promise<void> =>
  checkPortIsFree(port, host?.trim() || undefined);
