/** The state that the server writes into the page for hydration. */
import type { Releases } from './federation/release-set';
import type { SiteRoute } from './routes';

export const PAGE_STATE_ID = 'vipp-page-state';

export type PageState = {
  /** The release of the page's own remote; empty for a page without one. */
  releases: Releases;
  /** Absent for an address without a page. */
  route?: SiteRoute | undefined;
  /** Public origin of the site, for canonical links. */
  origin: string;
  consentMade: boolean;
  consentReopened: boolean;
  /** False when the server could not load or render the remote: the browser then does not change the page. */
  pageRendered: boolean;
  loaderData: Record<string, unknown>;
  /** The result of the page's action, where a form was sent without JavaScript. */
  actionData: Record<string, unknown> | null;
  errors: Record<string, { status: number; statusText: string; internal: boolean; data: unknown }> | null;
};

/** What the state of most pages says, and is therefore not written. */
export const USUAL_STATE: Partial<PageState> = {
  consentMade: false,
  consentReopened: false,
  pageRendered: true,
  actionData: null,
  errors: null,
};

/**
 * JSON that is safe in a script element: nothing in it ends the element early, or begins a comment or another script in it. Any
 * other `<` stays: the HTML of a page contains the same texts, and both together compress to one.
 *
 * @param replace as of `JSON.stringify`
 */
export const toScriptJson = (data: unknown, replace?: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(data, replace).replaceAll(/<(?=!--|\/?script)/gi, '\\u003c');

/**
 * Not checked by a schema, unlike other input: gateway and browser half are one build, and the page's own policy protects the
 * element. A schema library would be 7 kB of every page (docs/decisions/0002).
 *
 * @throws {Error} when the page has no state
 */
export function readPageState(): PageState {
  const element = document.getElementById(PAGE_STATE_ID);
  if (!element?.textContent) throw new Error(`page state: #${PAGE_STATE_ID} is missing`);
  return { ...USUAL_STATE, ...(JSON.parse(element.textContent) as object) } as PageState;
}
