/** Shows operators the status page. */
import type { FastifyInstance } from 'fastify';
import { createNonce } from '../../http/security-headers';
import { refuseOthers } from './operator-access';
import type { Status } from './status-model';
import { FROZEN_QUERY, renderStatusPage, STATUS_PATH } from './status-page';

/** Content policy of the page: its own style, the site's font and icon, and nothing else. */
const statusPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

type Options = { status: () => Status; token: string; fontHref?: string | undefined };

export function registerStatusPage(app: FastifyInstance, { status, token, fontHref }: Options): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    STATUS_PATH,
    { onRequest: refuseOthers(token) },
    async (request, reply) => {
      const nonce = createNonce();
      const isFrozen = FROZEN_QUERY in request.query;
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', statusPolicy(nonce))
        .send(renderStatusPage(status(), { nonce, fontHref, isFrozen }));
    },
  );
}
