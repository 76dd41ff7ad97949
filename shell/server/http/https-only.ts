/** A site whose public address is on https answers nothing in the clear but where it is. */
import type { FastifyInstance } from 'fastify';

const UNTRUSTED =
  'X-Forwarded-Proto: https comes from a peer that TRUST_PROXY does not name, and is ignored. If it is your proxy, name it there: visitors are redirected in circles';

/**
 * A proxy in front of the gateway says by `x-forwarded-proto` how the visitor came; only the proxies that TRUST_PROXY names are
 * believed. Without the header no proxy was passed: a health check asks, of this machine or another.
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
    // The site's own name, and never the host that was asked for: that one is the visitor's word.
    const path = request.url.startsWith('/') ? request.url : '/';
    void reply.redirect(publicOrigin + path, 308);
  });
}
