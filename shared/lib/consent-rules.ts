/**
 * Rules of the cookie choice and of the theme (requirements 1.4, 4.1, 4.2 and 9.1; `its_cookies`, `lastLoginDate`,
 * `isDarkmode`). Every page needs them, so they do without a schema library.
 */

/** Name of the cookie and of the local storage key, which contain the same value, refusals included. */
export const CONSENT_KEY = 'its_cookies';
/** Local storage key: start of the last visit, in milliseconds since 1970, as a string. */
export const LAST_VISIT_KEY = 'lastLoginDate';
/** Local storage key and cookie of the theme: `'true'` or `'false'`. */
export const THEME_KEY = 'isDarkmode';

export const COOKIE_DAYS = 365;
const RESET_AFTER_MS = 3 * 24 * 60 * 60 * 1000;

export type Consent = 'accepted' | 'rejected';

export type Theme = 'light' | 'dark';
const TIMESTAMP = /^\d{1,16}$/;

/** Parses the choice in a cookie or in storage; null when it is missing or invalid. */
export function parseConsent(stored: unknown): Consent | null {
  return stored === 'accepted' || stored === 'rejected' ? stored : null;
}

/** Parses the theme in a cookie or in storage; null follows the system. */
export function parseTheme(stored: unknown): Theme | null {
  if (stored === 'true') return 'dark';
  return stored === 'false' ? 'light' : null;
}

export const serializeTheme = (theme: Theme): 'true' | 'false' => (theme === 'dark' ? 'true' : 'false');

/** Requirement 4.2: the choice expires at a visit 3 days or more after the last one; not for a malformed date. */
export function isConsentExpired(lastVisit: unknown, now: number): boolean {
  return typeof lastVisit === 'string' && TIMESTAMP.test(lastVisit) && now - Number(lastVisit) >= RESET_AFTER_MS;
}

type ConsentTraces = {
  cookie: unknown;
  stored: unknown;
  lastVisit: unknown;
  now: number;
};

/** The choice at the start of a visit. The cookie has priority, because without JavaScript only it is changed. */
export function resolveConsent({ cookie, stored, lastVisit, now }: ConsentTraces): Consent | null {
  if (isConsentExpired(lastVisit, now)) return null;
  return parseConsent(cookie) ?? parseConsent(stored);
}
