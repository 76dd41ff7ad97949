import { isRouteErrorResponse } from 'react-router-dom';
import type { PageMeta } from '@vipp/shared/contract/page-module';
import { notFoundMeta, unavailableMeta, type RouteHandle } from '../navigation/page-route';
import { routeTable } from '../route-table';

type MatchedRoute = { id: string; handle: unknown };

const hasMeta = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'meta' in handle && typeof handle.meta === 'function';

const sectionTitle = (routeId: string): string => routeTable.find(({ path }) => path === routeId)?.title ?? 'VIPP';

/** Meta of the page on screen: the route's own, or that of the failure shown in its place. */
export function matchedMeta(
  route: MatchedRoute | undefined,
  loaderData: Readonly<Record<string, unknown>>,
  errors: Readonly<Record<string, unknown>> | null | undefined,
): PageMeta {
  if (!route) return notFoundMeta;
  const error = errors?.[route.id];
  if (error !== undefined) {
    const missing = isRouteErrorResponse(error) && error.status === 404;
    return missing ? notFoundMeta : unavailableMeta(sectionTitle(route.id));
  }
  return hasMeta(route.handle) ? route.handle.meta(loaderData[route.id]) : notFoundMeta;
}
