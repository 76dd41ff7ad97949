import { useMatches } from 'react-router-dom';
import type { SiteRoute } from '../routes';
import type { RouteHandle } from './page-route';

/** The page that the address on screen belongs to, also while a failure is shown in its place; undefined for an address without a page. */
export const useSiteRoute = (): SiteRoute | undefined =>
  (useMatches().at(-1)?.handle as RouteHandle | undefined)?.route;
