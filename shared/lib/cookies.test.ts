import { readCookie, serializeCookie } from './cookies';

describe('readCookie', () => {
  it('finds a cookie among others by its whole name', () => {
    expect(readCookie('not_its_cookies=x; its_cookies=accepted; isDarkmode=true', 'its_cookies')).toBe('accepted');
  });

  it('returns undefined for a missing cookie', () => {
    expect(readCookie('', 'its_cookies')).toBeUndefined();
    expect(readCookie('its_cookies2=a', 'its_cookies')).toBeUndefined();
  });
});

describe('serializeCookie', () => {
  it('lasts the given days on the whole site', () => {
    expect(serializeCookie('its_cookies', 'rejected', { days: 365, secure: false })).toBe(
      'its_cookies=rejected; Path=/; Max-Age=31536000; SameSite=Lax',
    );
  });

  it('is Secure on https', () => {
    expect(serializeCookie('a', 'b', { days: 1, secure: true })).toMatch(/; Secure$/);
  });

  it('is removed with no days', () => {
    expect(serializeCookie('a', '', { days: 0, secure: false })).toContain('Max-Age=0');
  });
});
