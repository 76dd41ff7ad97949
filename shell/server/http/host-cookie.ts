/** The gateway's own cookies: no script can read them, and over https neither another host nor an attacker on the network can set them. */
import { readCookie } from '@vipp/shared/lib/cookies';

/** Browsers hold `__Host-` to its promise (`Secure`, whole site, no `Domain`); without TLS they would refuse the cookie. */
export const hostCookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

type HostCookie = { name: string; value: string; seconds: number; isSecure: boolean };

/** A `Set-Cookie` header. Name and value must be plain words; nothing is escaped. */
export const hostCookie = ({ name, value, seconds, isSecure }: HostCookie): string =>
  `${hostCookieName(name, isSecure)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;

export const readHostCookie = (header: string, name: string, isSecure: boolean): string | undefined =>
  readCookie(header, hostCookieName(name, isSecure));
