/** A site that is told to be on https answers nothing in the clear but where it is. */
import type { FastifyInstance } from 'fastify';

/**
 * A proxy in front of the gateway says by `x-forwarded-proto` how the visitor came. Without the header somebody on this machine
 * asks, such as a health check.
 */
export function registerHttpsOnly(app: FastifyInstance, publicOrigin: string): void {
  if (!publicOrigin.startsWith('https:')) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers['x-forwarded-proto'] === undefined || request.protocol === 'https') return done();
    // The site's own name, and never the host that was asked for: that one is the visitor's word.
    const path = request.url.startsWith('/') ? request.url : '/';
    void reply.redirect(publicOrigin + path, 308);
  });
}
