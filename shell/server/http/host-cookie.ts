/** The gateway's own cookies: no script can read them, and over https neither another host nor an attacker on the network can set them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '@vipp/shared/lib/cookies';

type Options = {
  name: string;
  /** Its lifetime. */
  seconds: number;
  /** `Strict` for a session: a link of another site does not carry it. */
  sameSite?: 'Lax' | 'Strict';
};

/** Name and value are not escaped. */
export function hostCookie(publicOrigin: string, { name: plainName, seconds, sameSite = 'Lax' }: Options) {
  const isSecure = publicOrigin.startsWith('https:');
  // Browsers accept `__Host-` cookies only with `Secure`, `Path=/` and no `Domain`, so the prefix needs TLS.
  const name = isSecure ? `__Host-${plainName}` : plainName;
  const attributes = `SameSite=${sameSite}; HttpOnly${isSecure ? '; Secure' : ''}`;
  return {
    read: ({ headers }: Pick<FastifyRequest, 'headers'>) => readCookie(headers.cookie ?? '', name),
    /** @param value empty to end it */
    set: (reply: FastifyReply, value: string, maxAge = value === '' ? 0 : seconds): FastifyReply =>
      reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${maxAge}; ${attributes}`),
  };
}
