/** Passes requests for the workshop's host to its app before the public app handles them. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

const handedOver = new WeakSet<FastifyRequest>();

export const isHandedOver = (request: FastifyRequest): boolean => handedOver.has(request);

/**
 * By `Host` alone, which a proxy must pass on: `X-Forwarded-Host` is what a script of the public host could write.
 *
 * @param workshop complete app that does not listen
 */
export const createHandOver =
  (origin: string, workshop: FastifyInstance) =>
  (app: FastifyInstance): void => {
    const { host } = new URL(origin);
    app.addHook('onRequest', (request, reply, done) => {
      if (request.headers.host?.toLowerCase() !== host) return done();
      handedOver.add(request);
      reply.hijack();
      workshop.routing(request.raw, reply.raw);
    });
  };
