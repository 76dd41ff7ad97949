import { isRouteErrorResponse } from 'react-router-dom';
import type { Releases } from '../../src/federation/release-set';
import { toScriptJson, USUAL_STATE, type PageState } from '../../src/page-state';
import type { PageRequest } from './page-request';
import { toRemoteRelease } from './remote-release';
import type { RenderedPage } from './render-page';

type Options = { page: RenderedPage; request: PageRequest; origin: string };

/** Release of the page's own remote: the build that rendered it, which may be an earlier one than that of the visitor. */
function releaseOfPage({ route, build }: RenderedPage, { release }: PageRequest): Releases {
  const own = build ?? (route && release.remotes.get(route.remote));
  return own ? { [own.name]: toRemoteRelease(own, release) } : {};
}

/** The part of a failure that browsers may know: its status, and the text of a refusal, but no error message. */
function plainError(error: unknown): NonNullable<PageState['errors']>[string] {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  const isRefusal = isRouteErrorResponse(error) && error.statusText === 'refused';
  const statusText = isRefusal ? 'refused' : status === 404 ? 'not-found' : 'unavailable';
  return { status, statusText, internal: false, data: isRefusal ? error.data : null };
}

/** The state of a page for its hydration in the browser. */
function pageState({ page, request, origin }: Options): PageState {
  const { loaderData, actionData, errors } = page.context;
  const plainErrors =
    errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)]));
  return {
    releases: releaseOfPage(page, request),
    ...(page.route && { route: page.route }),
    origin,
    consentMade: request.consentMade,
    consentReopened: request.consentReopened,
    pageRendered: page.pageRendered,
    loaderData,
    actionData,
    errors: plainErrors,
  };
}

const isUnusual = ([key, value]: [string, unknown]): boolean =>
  !(key in USUAL_STATE) || USUAL_STATE[key as keyof PageState] !== value;

/** The state as JSON. */
export const documentState = (options: Options): string =>
  toScriptJson(Object.fromEntries(Object.entries(pageState(options)).filter(isUnusual)));
