/** Every page of the site: what the remote table says of each remote, in one list for the router. */
import { REMOTES, remoteTable, type RemotePage } from '@vipp/shared/contract/federation/remotes';
import type { PageAddress } from './federation/load-page';

export type SiteRoute = RemotePage & PageAddress;

export const routeTable: readonly SiteRoute[] = REMOTES.flatMap((remote) =>
  remoteTable[remote].pages.map((page: RemotePage) => ({ ...page, remote })),
);
