/**
 * Type of the scripts listed at the end of a page, with their addresses and hashes: only `begin-scripts.client.ts` makes
 * browsers load and run them.
 */
export const LISTED_SCRIPT_TYPE = 'text/plain';

/** Sent to the window once React listens to the page. */
export const LISTENING_EVENT = 'vipp:listening';

/** Where built files are; nothing that a visitor or content wrote is below it. */
export const BUILT_FILES = '/_mf/';
