/** The pages of a release set, for the router: what the manifests of its remotes declare. */
import { matchPath } from 'react-router-dom';
import type { RemoteName, RemotePage } from '@vipp/shared/contract/federation/remotes';

export type SiteRoute = RemotePage & { remote: RemoteName };

const hasParameter = ({ path }: SiteRoute): boolean => path.includes(':');

/** The route for a canonical path, if any. Paths without a parameter win over those with one, as in the router. */
export const matchRoute = (routes: readonly SiteRoute[], pathname: string): SiteRoute | undefined =>
  routes.find(({ path }) => path === pathname) ??
  routes.find((route) => hasParameter(route) && matchPath({ path: route.path, caseSensitive: true }, pathname));

/**
 * The canonical path of a path in any case: values of parameters keep theirs, because slugs, ids and tokens have one.
 *
 * @returns undefined where no page has it
 */
export function canonicalPath(routes: readonly SiteRoute[], pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  if (routes.some(({ path }) => path === lower)) return lower;
  const route = routes.find((one) => hasParameter(one) && matchPath(one.path, pathname));
  if (!route) return undefined;
  const values = pathname.split('/');
  return route.path
    .split('/')
    .map((segment, index) => (segment.startsWith(':') ? values[index] : segment))
    .join('/');
}
