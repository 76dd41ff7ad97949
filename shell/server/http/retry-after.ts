import type { FastifyInstance } from 'fastify';

/** Seconds after which a temporary failure, such as one of the content service, is worth a retry. */
const DEFAULT_SECONDS = '10';

/** Adds `retry-after` to every 503, page or JSON, whose route does not set it. */
export function registerRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', DEFAULT_SECONDS);
    done();
  });
}
