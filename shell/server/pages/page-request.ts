/** Parses everything that the gateway reads from a request for a page. */
import type { CountFigures } from '@vipp/shared/contract/application/figure-events';
import { CONSENT_KEY, parseConsent } from '@vipp/shared/lib/consent-rules';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { FormChoice } from '../forms/choose-form';
import type { ReleaseChoice } from '../remotes/protocol/release-choice';
import { readCookie } from '@vipp/shared/lib/cookies';

/** The parts of a request that decide which page a visitor gets. */
export type Visit = {
  /** Path and query as the router sees them. */
  url: URL;
  /** Whether the visitor made the cookie choice. Which one changes nothing on a page, and neither does the theme. */
  consentMade: boolean;
  /** The visitor reopened the cookie banner without JavaScript. */
  consentReopened: boolean;
  /** The exact version of every remote that this visitor gets. */
  release: ReleaseChoice;
  /** Which version of the application form the visitor gets; only of pages that have it, and only during a trial. */
  formChoice?: FormChoice | undefined;
};

/** Everything that rendering a page needs. */
export type PageRequest = Visit & {
  /** Identifies the request in the log. */
  id?: string;
  signal: AbortSignal;
  /** The data calls, on behalf of this visitor. */
  api: SiteApi;
  /** Whether it shows a text that is not published. */
  isDraft?: boolean;
  /** Counts what this visitor does in the application form. */
  countFigures?: CountFigures;
  /** The body of a posted form, for the action of the page; undefined for a GET. */
  form: URLSearchParams | undefined;
  /** Random text of the browser that sends a form of several steps. */
  browser?: string;
  /** Status of the error page of the site, to be rendered instead of the page of the address. */
  failure?: number;
};

/** Query parameter that reopens the cookie banner without JavaScript. */
const REOPEN_PARAMETER = 'cookies';

/**
 * The router uses path and query only. The host of an absolute address, or after two slashes, is chosen by the client and may
 * be invalid, so it is ignored.
 */
export const toUrl = (address: string): URL =>
  new URL(
    `http://site.invalid${address.startsWith('/') ? address : address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')}`,
  );

type Options = { address: string; cookieHeader: string | undefined; release: ReleaseChoice };

export function readVisit({ address, cookieHeader = '', release }: Options): Visit {
  const url = toUrl(address);
  return {
    url,
    consentMade: parseConsent(readCookie(cookieHeader, CONSENT_KEY)) !== null,
    consentReopened: url.searchParams.get(REOPEN_PARAMETER) === 'ouvrir',
    release,
  };
}
