import type { onRequestHookHandler } from 'fastify';
import { isSameSecret } from '@vipp/shared/server/is-same-secret';

/** Answers 401 to every request without one of `tokens`; routes with `config.open` need no token. */
export function requireBearerToken(tokens: readonly string[]): onRequestHookHandler {
  return (request, reply, done) => {
    if (request.routeOptions.config.open === true) return done();
    const [, given = ''] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
    if (tokens.some((token) => isSameSecret(given, token))) return done();
    reply.code(401).header('WWW-Authenticate', 'Bearer').send({ message: 'Jeton d’accès absent ou invalide.' });
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes of the API that need no token. */
    open?: boolean;
  }
}
