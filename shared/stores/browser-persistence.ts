/** Stores the visitor's theme and cookie choice in the browser (requirements 1.4, 4.1 and 9.1). Called once by the client entry. */
import {
  CONSENT_KEY,
  COOKIE_DAYS,
  LAST_VISIT_KEY,
  THEME_KEY,
  parseTheme,
  resolveConsent,
  serializeTheme,
  type Consent,
  type Theme,
} from '../lib/consent-rules';
import { afterPaint } from '../lib/after-paint';
import { readCookie, serializeCookie } from '../lib/cookies';
import { layOutWhenIdle, skipOffscreen } from '../lib/page-parts';
import type { SiteStores } from './site-stores';

// Storage throws in some private modes and when cookies are blocked; the choice then applies to the page only.
function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // See `readStorage`.
  }
}

function writeCookie(name: string, value: string | null): void {
  const secure = window.location.protocol === 'https:';
  document.cookie = serializeCookie(name, value ?? '', { days: value === null ? 0 : COOKIE_DAYS, secure });
}

function saveEverywhere(key: string, value: string | null): void {
  writeStorage(key, value);
  writeCookie(key, value);
}

function showTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function restoreTheme({ theme }: SiteStores): void {
  const stored = parseTheme(readCookie(document.cookie, THEME_KEY)) ?? parseTheme(readStorage(THEME_KEY));
  if (stored) {
    theme.getState().setTheme(stored);
    saveEverywhere(THEME_KEY, serializeTheme(stored));
  }
  showTheme(stored);
}

function restoreConsent({ consent }: SiteStores, now: number): void {
  const choice: Consent | null = resolveConsent({
    cookie: readCookie(document.cookie, CONSENT_KEY),
    stored: readStorage(CONSENT_KEY),
    lastVisit: readStorage(LAST_VISIT_KEY),
    now,
  });
  saveEverywhere(CONSENT_KEY, choice);
  writeStorage(LAST_VISIT_KEY, String(now));
  // A banner that the address reopened stays open.
  if (choice) consent.setState({ choice, isMade: true });
  else consent.getState().forget();
}

/**
 * Applies the choices stored in this browser to the stores, then saves each change. Call it after hydration: the first render
 * must equal the server's.
 *
 * @returns a function that stops saving
 */
export function attachBrowserPersistence(stores: SiteStores, now = Date.now()): () => void {
  restoreTheme(stores);
  restoreConsent(stores, now);
  // A page from the back/forward cache may be older than choices on another page.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    restoreTheme(stores);
    restoreConsent(stores, Date.now());
  };
  window.addEventListener('pageshow', onReturn);
  const stopTheme = stores.theme.subscribe(({ theme }) => {
    saveEverywhere(THEME_KEY, theme && serializeTheme(theme));
    // The theme affects the whole page, so the clicked button is painted first.
    afterPaint(() => {
      skipOffscreen();
      showTheme(stores.theme.getState().theme);
      layOutWhenIdle();
    });
  });
  const stopConsent = stores.consent.subscribe(({ choice }, before) => {
    if (choice !== before.choice) saveEverywhere(CONSENT_KEY, choice);
  });
  return () => {
    window.removeEventListener('pageshow', onReturn);
    stopTheme();
    stopConsent();
  };
}
