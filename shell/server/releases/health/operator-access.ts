/** Access for operators: their token, as a bearer or as the password of the browser's own dialog. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const REFUSAL = 'Réservé à l’exploitation\u202F: le mot de passe est le jeton FEDERATION_TOKEN.\n';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes the same time for every guess. */
const isSame = (given: string, right: string): boolean => timingSafeEqual(digest(given), digest(right));

/** The token that a request shows: `Bearer token`, or `Basic` with it as password of any name. */
function shownToken(authorization: string): string | undefined {
  const [, scheme, value = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization) ?? [];
  if (scheme === undefined) return undefined;
  if (scheme.toLowerCase() === 'bearer') return value;
  const credentials = Buffer.from(value, 'base64').toString('utf8');
  const colon = credentials.indexOf(':');
  return colon < 0 ? undefined : credentials.slice(colon + 1);
}

/** @param token of the operators; an empty one never matches */
export function isOperator({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const shown = shownToken(headers.authorization ?? '');
  return token !== '' && shown !== undefined && isSame(shown, token);
}

/** Answers 401 to all others; a browser then asks for name and password. */
export const refuseOthers =
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
