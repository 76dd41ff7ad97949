/** The folder in DATA_DIR in which a restore gathers what it has read; while it exists, no site starts there. */
export const UNFINISHED_RESTORE = 'restore-unfinished';

/** Completes “DATA_DIR FOLDER …”. */
export const UNFINISHED_RESTORE_ADVICE =
  'contains a restore that was interrupted. Run `npm run site -- restore` again; or delete everything in that folder to start with a new site';
