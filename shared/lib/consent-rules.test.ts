import { isConsentExpired, parseConsent, parseTheme, resolveConsent, serializeTheme } from './consent-rules';
import { readCookie, serializeCookie } from './cookies';

const NOW = 1_750_000_000_000;
const DAYS = 24 * 60 * 60 * 1000;

describe('consent', () => {
  it('reads only the two choices', () => {
    const read = ['accepted', 'rejected', 'oui', '', null, undefined].map(parseConsent);
    expect(read).toEqual(['accepted', 'rejected', null, null, null, null]);
  });

  it('expires three days after the last visit, the third day included', () => {
    expect(isConsentExpired(String(NOW - 3 * DAYS + 1), NOW)).toBe(false);
    expect(isConsentExpired(String(NOW - 3 * DAYS), NOW)).toBe(true);
    expect(isConsentExpired(String(NOW - 30 * DAYS), NOW)).toBe(true);
  });

  it('does not expire without a readable last visit', () => {
    for (const lastVisit of [null, '', 'hier', '1e99', '-1']) expect(isConsentExpired(lastVisit, NOW)).toBe(false);
  });

  it('prefers the cookie, which visitors without JavaScript can change', () => {
    const lastVisit = String(NOW - DAYS);
    expect(resolveConsent({ cookie: 'rejected', stored: 'accepted', lastVisit, now: NOW })).toBe('rejected');
    expect(resolveConsent({ cookie: undefined, stored: 'accepted', lastVisit, now: NOW })).toBe('accepted');
  });
});

it('theme is stored as true for dark and false for light', () => {
  expect(parseTheme(serializeTheme('dark'))).toBe('dark');
  expect(parseTheme(serializeTheme('light'))).toBe('light');
  expect(serializeTheme('dark')).toBe('true');
});

it('theme follows the system when nothing readable is stored', () => {
  expect([parseTheme('dark'), parseTheme(null), parseTheme(true)]).toEqual([null, null, null]);
});

it.each([
  ['not_its_cookies=x; its_cookies=accepted; isDarkmode=true', 'accepted'],
  ['its_cookies2=a', undefined],
  ['', undefined],
])('a cookie is found among others by its whole name: %j', (header, value) => {
  expect(readCookie(header, 'its_cookies')).toBe(value);
});

it.each([
  ['lasts the given days on the whole site', 365, false, 'a=b; Path=/; Max-Age=31536000; SameSite=Lax'],
  ['is Secure on https', 1, true, 'a=b; Path=/; Max-Age=86400; SameSite=Lax; Secure'],
  ['is removed with no days', 0, false, 'a=b; Path=/; Max-Age=0; SameSite=Lax'],
])('a cookie %s', (_what, days, secure, header) => {
  expect(serializeCookie('a', 'b', { days, secure })).toBe(header);
});
