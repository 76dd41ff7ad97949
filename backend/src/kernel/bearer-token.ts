import { createHash, timingSafeEqual } from 'node:crypto';
import type { onRequestHookHandler } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Answers 401 to every request without one of `tokens`; routes with `config.open` need no token. */
export function requireBearerToken(tokens: readonly string[]): onRequestHookHandler {
  const expected = tokens.map(digest);
  return (request, reply, done) => {
    if (request.routeOptions.config.open === true) return done();
    const [, given = ''] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
    // Digests have the same length whatever was sent, so that the duration of the comparison reveals nothing.
    const sent = digest(given);
    if (expected.some((one) => timingSafeEqual(sent, one))) return done();
    reply.code(401).header('WWW-Authenticate', 'Bearer').send({ message: 'Jeton d’accès absent ou invalide.' });
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes of the API that need no token. */
    open?: boolean;
  }
}
