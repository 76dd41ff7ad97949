/** Reading and writing of the site's two preference cookies, which contain no secret and are readable by scripts. */

/** Reads a cookie from a `Cookie` header or `document.cookie`; undefined when it is missing. */
export function readCookie(header: string, name: string): string | undefined {
  const pair = header.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

type CookieLife = { days: number; secure: boolean };

/**
 * Writes a cookie for `document.cookie` or `Set-Cookie`: whole site, `SameSite=Lax`, and `Secure` on https. `days: 0`
 * deletes it. Name and value must be plain words, because nothing is escaped.
 */
export function serializeCookie(name: string, value: string, { days, secure }: CookieLife): string {
  const maxAge = days * 24 * 60 * 60;
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
