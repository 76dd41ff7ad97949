import type { RemoteName } from '@vipp/shared/contract/federation/remotes';

/** Purges the pages of a remote in shared caches, and resolves with the hosts of the caches that did not answer in time. */
export type PurgePages = (remote: RemoteName) => Promise<string[]>;
