/** Purges the pages in shared caches, and resolves with the hosts of the caches that did not answer in time. */
export type PurgePages = () => Promise<string[]>;
