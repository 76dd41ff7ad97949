import { readCookie, serializeCookie } from './cookies';

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
