/** What the gateway reads from a request for a page; everything in it is parsed here and nowhere else. */
import {
  CONSENT_KEY,
  parseConsent,
  parseTheme,
  THEME_KEY,
  type Consent,
  type Theme,
} from '@vipp/shared/lib/consent-rules';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { ReleaseChoice } from '../releases/protocol/release-choice';
import { readCookie } from '@vipp/shared/lib/cookies';

/** What decides which page a visitor gets. */
export type Visit = {
  /** Path and query as the router sees them. */
  url: URL;
  theme: Theme | null;
  consent: Consent | null;
  /** The visitor asked to see the cookie banner again, without JavaScript. */
  consentReopened: boolean;
  /** The exact version of every remote that this visitor gets. */
  release: ReleaseChoice;
};

/** All that rendering it takes. */
export type PageRequest = Visit & {
  signal: AbortSignal;
  /** The data calls, on behalf of this visitor. */
  api: SiteApi;
  /** What a form of the page sent, for its action; absent for a page that is only asked for. */
  form: URLSearchParams | undefined;
  /** Status of the site's own error page, to be rendered in place of what the address leads to. */
  failure?: number;
};

/** Query parameter by which the cookie banner is opened again without JavaScript. */
const REOPEN_PARAMETER = 'cookies';

/**
 * The router only looks at path and query; the host a client claims, in the form of a proxy's request or after two slashes, is
 * of no interest, and need not even be one.
 */
const toUrl = (address: string): URL =>
  new URL(
    `http://site.invalid${address.startsWith('/') ? address : address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')}`,
  );

type Given = { address: string; cookieHeader: string | undefined; release: ReleaseChoice };

export function readVisit({ address, cookieHeader = '', release }: Given): Visit {
  const url = toUrl(address);
  return {
    url,
    theme: parseTheme(readCookie(cookieHeader, THEME_KEY)),
    consent: parseConsent(readCookie(cookieHeader, CONSENT_KEY)),
    consentReopened: url.searchParams.get(REOPEN_PARAMETER) === 'ouvrir',
    release,
  };
}
