/** Reading and writing of the site's two preference cookies. They hold no secret, so scripts may see them. */

/** The value of a cookie in a `Cookie` header or in `document.cookie`; undefined when it is not there. */
export function readCookie(header: string, name: string): string | undefined {
  const pair = header.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

type CookieLife = { days: number; secure: boolean };

/**
 * A cookie for `document.cookie` or `Set-Cookie`: whole site, `SameSite=Lax`, and `Secure` on https.
 * `days: 0` removes it. Name and value must be plain words; nothing is escaped.
 */
export function serializeCookie(name: string, value: string, { days, secure }: CookieLife): string {
  const maxAge = days * 24 * 60 * 60;
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
