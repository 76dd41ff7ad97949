import { existsSync } from 'node:fs';
import path from 'node:path';

/** File in DATA_DIR that exists during a restore, and after an interrupted one. */
export const UNFINISHED_RESTORE = 'restore-unfinished';

/** The reason against a start in DATA_DIR, and the remedy; undefined where no restore was interrupted. */
export const unfinishedRestoreMessage = (dataDir: string): string | undefined =>
  existsSync(path.join(dataDir, UNFINISHED_RESTORE))
    ? `DATA_DIR ${dataDir} contains a restore that was interrupted. Run \`npm run site -- restore\` again; or delete everything in that folder to start with a new site.`
    : undefined;
