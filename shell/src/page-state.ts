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
  /** False when the server could not load or render the remote: the browser then leaves the page as it is. */
  pageRendered: boolean;
  /** False where the browser renders the whole page: server rendering is off, or rendering the shell failed. */
  serverRendered: boolean;
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
  serverRendered: true,
  actionData: null,
  errors: null,
};

/** Of an object in the place of data in a file: the address of it. */
export const FILE_KEY = '$file';

/**
 * JSON that is safe in a script element: nothing in it ends the element early, or begins a comment or another script in it. Any
 * other `<` stays as it is, because the HTML of a page contains the same texts, and both together compress to one.
 *
 * @param replace as of `JSON.stringify`
 */
export const toScriptJson = (data: unknown, replace?: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(data, replace).replaceAll(/<(?=!--|\/?script)/gi, '\\u003c');

/** @throws {Error} where it cannot be loaded, at the second attempt too */
async function loadFile(address: string, isRetry = false): Promise<unknown> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.json();
    throw new Error(`${address} answered ${answer.status}`);
  } catch (error) {
    if (isRetry) throw error;
    return loadFile(address, true);
  }
}

const FILE_REFERENCE = /\{"\$file":"([^"]+)"\}/g;

async function loadFiles(json: string): Promise<Map<string | undefined, unknown>> {
  const addresses = new Set([...json.matchAll(FILE_REFERENCE)].map(([, address = '']) => address));
  return new Map(await Promise.all([...addresses].map(async (address) => [address, await loadFile(address)] as const)));
}

/** Parses JSON, and replaces its references to files by their data. */
async function parseState(json: string): Promise<object> {
  const files = await loadFiles(json);
  return JSON.parse(json, (_key, value: { [FILE_KEY]?: string } | null) => files.get(value?.[FILE_KEY]) ?? value);
}

/**
 * Not checked by a schema, unlike other input: gateway and browser half are one build, and the page's own policy protects the
 * element. A schema library would be 7 kB of every page (docs/decisions/0002).
 *
 * @throws {Error} when the page has no state, or a file of its data cannot be loaded
 */
export async function readPageState(): Promise<PageState> {
  const element = document.getElementById(PAGE_STATE_ID);
  if (!element?.textContent) throw new Error(`page state: #${PAGE_STATE_ID} is missing`);
  return { ...USUAL_STATE, ...(await parseState(element.textContent)) } as PageState;
}
