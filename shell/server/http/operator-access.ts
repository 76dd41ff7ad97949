/** Authorises operators by their token: as bearer token, or as password of HTTP Basic authentication in a browser. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '@vipp/shared/server/is-same-secret';

const REFUSAL = 'Réservé à l’exploitation\u202F: le mot de passe est le jeton FEDERATION_TOKEN.\n';

/** Reads the token from `Bearer token`, or from `Basic` as the password of any user name. */
function tokenOf(authorization: string): string | undefined {
  const [, scheme, value = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization) ?? [];
  if (scheme === undefined) return undefined;
  if (scheme.toLowerCase() === 'bearer') return value;
  const credentials = Buffer.from(value, 'base64').toString('utf8');
  const colon = credentials.indexOf(':');
  return colon < 0 ? undefined : credentials.slice(colon + 1);
}

/** @param token of the operators; an empty one never matches */
export function isOperator({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const received = tokenOf(headers.authorization ?? '');
  return token !== '' && received !== undefined && isSameSecret(received, token);
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Requested by this machine; a proxy on the same machine adds one of these headers. */
export const isLocal = ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);

/** Answers 401 to all other callers; browsers then prompt for user name and password. */
export const operatorsOnly =
  (token: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    if (isOperator(request, token)) return;
    await reply
      .code(401)
      .header('www-authenticate', 'Basic realm="VIPP federation", charset="UTF-8"')
      .type('text/plain; charset=utf-8')
      .send(REFUSAL);
  };
