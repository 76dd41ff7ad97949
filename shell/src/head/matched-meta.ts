/** The head of the page on screen, or of the page that is shown in its place. */
import { isRouteErrorResponse, type ErrorResponse } from 'react-router-dom';
import type { PageMeta } from '@vipp/shared/contract/page-module';
import type { RouteHandle } from '../navigation/page-route';
import { toRefusal } from '../pages/refused-page';

/** HTTP status of a page whose loader failed. */
export const FAILURE_STATUS = { 'not-found': 404, unavailable: 503 } as const;

/** Head of a page that search engines must not index. */
const hiddenMeta = (
  title: string,
  description = 'Cette page du site de VIPP ne peut pas être affichée.',
): PageMeta => ({ title, description, noindex: true });

export const unavailableMeta = (title: string): PageMeta => hiddenMeta(`${title} : page momentanément indisponible`);

export const notFoundMeta: PageMeta = hiddenMeta('Page non trouvée');

/** @param section title of the section that the address belongs to */
function failureMeta({ status, data }: ErrorResponse, section: string): PageMeta {
  if (status === 404) return notFoundMeta;
  if (status === FAILURE_STATUS.unavailable) return unavailableMeta(section);
  if (status >= 500) return hiddenMeta('Un problème est survenu');
  const { title, advice } = toRefusal(data);
  return hiddenMeta(title, advice);
}

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
