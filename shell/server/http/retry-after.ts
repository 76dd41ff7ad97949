import type { FastifyInstance } from 'fastify';

/** Seconds; what gives way for a moment, such as the content service, is asked again by then. */
const PAUSE = '10';

/** Every answer of 503 says when to try again, page or JSON; what knows better has set the header itself. */
export function registerRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', PAUSE);
    done();
  });
}
