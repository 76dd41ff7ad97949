import type { FastifyInstance } from 'fastify';

/** Parses bodies of HTML forms as `URLSearchParams`, where a name may occur several times. */
export function registerFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
}
