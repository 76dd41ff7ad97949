/** The pages of the remotes of this folder, for tests. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  isRemoteName,
  pagesOf,
  pathInWorkshop,
  type RemoteName,
  type RemotePage,
  type RemoteRoute,
} from '../contract/federation/remotes';
import { readRoutes } from '../contract/federation/read-build.server';

const root = path.resolve(import.meta.dirname, '../..');

/** None of a remote that is not in this folder. */
export const ownRoutes = (remote: RemoteName): RemoteRoute[] => readRoutes(path.join(root, remote)) ?? [];

export const ownRemotes: RemoteName[] = readdirSync(root)
  .filter(isRemoteName)
  .filter((name) => ownRoutes(name).length > 0);

export const ownPages: (RemotePage & { remote: RemoteName })[] = ownRemotes.flatMap((remote) =>
  pagesOf({ routes: ownRoutes(remote) }).map((page) => ({ ...page, remote })),
);

/** Remotes with pages of the public host. */
export const publicRemotes: RemoteName[] = ownRemotes.filter((name) =>
  ownPages.some(({ remote, path: page }) => remote === name && pathInWorkshop(page) === undefined),
);
