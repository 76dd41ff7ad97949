/** A site with a public https address answers requests over plain http with a redirect only. */
import type { FastifyInstance } from 'fastify';

const UNTRUSTED =
  'X-Forwarded-Proto: https is ignored, because TRUST_PROXY does not name the peer that sent it. If it is your proxy, add it there: visitors are in a redirect loop';

/**
 * A proxy in front of the gateway sends the visitor's protocol in `x-forwarded-proto`, which is trusted only from proxies that
 * TRUST_PROXY names. Requests without the header passed no proxy, such as health checks, and are answered.
 */
export function registerHttpsOnly(app: FastifyInstance, publicOrigin: string): void {
  if (!publicOrigin.startsWith('https:')) return;
  let hasWarned = false;
  app.addHook('onRequest', (request, reply, done) => {
    const forwarded = request.headers['x-forwarded-proto'];
    if (forwarded === undefined || request.protocol === 'https') return done();
    if (forwarded === 'https' && !hasWarned) {
      hasWarned = true;
      request.log.warn(UNTRUSTED);
    }
    // To the configured origin, never to the requested host, which the client chooses.
    const path = request.url.startsWith('/') ? request.url : '/';
    void reply.redirect(publicOrigin + path, 308);
  });
}
