import { isRouteErrorResponse } from 'react-router-dom';
import type { PageMeta } from '@vipp/shared/contract/page-module';
import type { RouteHandle } from '../navigation/page-route';
import { failureMeta, notFoundMeta, unavailableMeta } from './failure-meta';

type MatchedRoute = { id: string; handle: unknown };

type ByRoute = Readonly<Record<string, unknown>>;
/** The part of the router's state that the head depends on, on the server and in the browser. */
type RouterData = { loaderData: ByRoute; actionData?: ByRoute | null; errors?: ByRoute | null };

const hasMeta = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'meta' in handle && typeof handle.meta === 'function';

/** Meta of the page on screen: the route's own, or that of the failure shown in its place. */
export function matchedMeta(route: MatchedRoute | undefined, { loaderData, actionData, errors }: RouterData): PageMeta {
  if (!route) return notFoundMeta;
  const error = errors?.[route.id];
  if (error !== undefined) {
    const section = (hasMeta(route.handle) && route.handle.route?.title) || 'VIPP';
    return isRouteErrorResponse(error) ? failureMeta(error, section) : unavailableMeta(section);
  }
  return hasMeta(route.handle) ? route.handle.meta(loaderData[route.id], actionData?.[route.id]) : notFoundMeta;
}
