/** What proxies in front of the gateway say about a request: `X-Forwarded-*`, lists to which each proxy adds one value. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Whether a proxy passed the request on. */
export const wasForwarded = (headers: IncomingHttpHeaders): boolean =>
  FORWARDED.some((name) => headers[name] !== undefined);

/**
 * Replaces these lists by their first value, in lower case: what the visitor requested of the outermost proxy. Fastify, which
 * decides whether the peer is trusted, would read the last one, which is about a connection between two proxies. A visitor who
 * forges the first value gets the page in the clear, or a form refused, and nobody else does.
 */
export function registerForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    for (const name of ['x-forwarded-proto', 'x-forwarded-host']) {
      const [first] =
        String(headers[name] ?? '')
          .toLowerCase()
          .match(/[^\s,]+/) ?? [];
      // An empty one says nothing: it would be a scheme other than https.
      headers[name] = first;
    }
    done();
  });
}
