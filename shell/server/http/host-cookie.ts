/** The gateway's own cookies: no script can read them, and over https neither another host nor an attacker on the network can set them. */
import { readCookie } from '@vipp/shared/lib/cookies';

/** Browsers accept `__Host-` cookies only with `Secure`, `Path=/` and no `Domain`, so the prefix needs TLS. */
export const hostCookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

type HostCookie = {
  name: string;
  value: string;
  seconds: number;
  isSecure: boolean;
  /** `Strict` for a session: a link of another site does not carry it. */
  sameSite?: 'Lax' | 'Strict';
};

/** Value of a `Set-Cookie` header; name and value are not escaped. */
export const hostCookie = ({ name, value, seconds, isSecure, sameSite = 'Lax' }: HostCookie): string =>
  `${hostCookieName(name, isSecure)}=${value}; Path=/; Max-Age=${seconds}; SameSite=${sameSite}; HttpOnly${isSecure ? '; Secure' : ''}`;

export const readHostCookie = (header: string, name: string, isSecure: boolean): string | undefined =>
  readCookie(header, hostCookieName(name, isSecure));
