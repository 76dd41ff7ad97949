/** The paths that the remotes of a gateway's own folder have, of the routes that they declare. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';

/** The part of a route before its first parameter. */
const fixedPart = (path: string): string => path.split('/:')[0] ?? path;
const firstSegment = (path: string): string => path.split('/', 2).join('/') || '/';

/**
 * The first segment of each route where no other remote has a route there too, else the longest part without parameters.
 *
 * @returns paths by remote; none within another of the same remote
 */
export function claimedPaths(builds: readonly Build[]): Map<RemoteName, string[]> {
  const owners = new Map<string, Set<string>>();
  for (const { name, routes = [] } of builds)
    for (const { path } of routes)
      owners.set(firstSegment(path), (owners.get(firstSegment(path)) ?? new Set()).add(name));
  const claim = (path: string): string =>
    (owners.get(firstSegment(path))?.size ?? 0) > 1 ? fixedPart(path) : firstSegment(path);
  return new Map(
    builds.map(({ name, routes = [] }) => {
      const all = [...new Set(routes.map(({ path }) => claim(path)))];
      return [name as RemoteName, all.filter((path) => !all.some((other) => path.startsWith(`${other}/`)))];
    }),
  );
}
