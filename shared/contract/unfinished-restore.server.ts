/** The mark in DATA_DIR that a restore leaves while it works; while it exists, no site starts there. */
export const UNFINISHED_RESTORE = 'restore-unfinished';

/** Completes “DATA_DIR FOLDER …”. */
export const UNFINISHED_RESTORE_ADVICE =
  'contains a restore that was interrupted. Run `npm run site -- restore` again; or delete everything in that folder to start with a new site';
