import { matchPath } from 'react-router-dom';
import { routeTable, type SiteRoute } from '../route-table';

/** Name of a page for logs: its route, since addresses may contain tokens and private links. */
export const routeName = (pathname: string): string => matchSiteRoute(pathname)?.path ?? pathname;

/** The route for a canonical path, if any. Static paths win over those with a value, as in the router. */
export function matchSiteRoute(pathname: string): SiteRoute | undefined {
  return (
    routeTable.find(({ path }) => path === pathname) ??
    routeTable.find(({ path }) => path.includes(':') && matchPath({ path, caseSensitive: true }, pathname))
  );
}
