import type { FastifyInstance } from 'fastify';

/** Bodies of plain HTML forms arrive as `URLSearchParams`: a name may stand there several times. */
export function registerFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
}
