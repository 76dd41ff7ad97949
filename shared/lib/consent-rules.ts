/** Rules of the cookie choice and of the theme (requirements 1.4, 4.1, 4.2 and 9.1; `its_cookies`, `lastLoginDate`, `isDarkmode`). */
import * as z from 'zod/mini';

/** Name of the cookie and of the local storage key, which contain the same value, refusals included. */
export const CONSENT_KEY = 'its_cookies';
/** Local storage key of the start of the last visit, in milliseconds since 1970, as a string. */
export const LAST_VISIT_KEY = 'lastLoginDate';
/** Local storage key and cookie of the theme: `'true'` or `'false'`. */
export const THEME_KEY = 'isDarkmode';

export const COOKIE_DAYS = 365;
const RESET_AFTER_MS = 3 * 24 * 60 * 60 * 1000;

export const consentSchema = z.enum(['accepted', 'rejected']);
export type Consent = z.infer<typeof consentSchema>;

export type Theme = 'light' | 'dark';
const storedThemeSchema = z.enum(['true', 'false']);
const timestampSchema = z.string().check(z.regex(/^\d{1,16}$/));

/** Parses the choice in a cookie or in storage; null when it is missing or invalid. */
export function parseConsent(stored: unknown): Consent | null {
  return consentSchema.safeParse(stored).data ?? null;
}

/** Parses the theme in a cookie or in storage; null follows the system. */
export function parseTheme(stored: unknown): Theme | null {
  const { data } = storedThemeSchema.safeParse(stored);
  return data === undefined ? null : data === 'true' ? 'dark' : 'light';
}

export const serializeTheme = (theme: Theme): 'true' | 'false' => (theme === 'dark' ? 'true' : 'false');

/** Requirement 4.2: the choice expires when a visit starts 3 days or more after the last one; not for a malformed date. */
export function isConsentExpired(lastVisit: unknown, now: number): boolean {
  const { data } = timestampSchema.safeParse(lastVisit);
  return data !== undefined && now - Number(data) >= RESET_AFTER_MS;
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
