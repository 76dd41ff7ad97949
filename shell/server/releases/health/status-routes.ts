/** The route of the status page, for operators. */
import type { FastifyInstance } from 'fastify';
import { hashSource } from '../../http/security-headers';
import { operatorsOnly } from '../../http/operator-access';
import type { Status } from './status-model';
import { FROZEN_QUERY, renderStatusPage, STATUS_PATH } from './status-page';
import { statusStyle } from './status-style';

/** Content security policy of the page: only its own style, and the font and icon of the site. */
const statusPolicy = (style: string): string =>
  [
    "default-src 'none'",
    `style-src ${hashSource(Buffer.from(style))}`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

type Options = { status: () => Status; token: string; fontHref?: string | undefined };

export function registerStatusPage(app: FastifyInstance, { status, token, fontHref }: Options): void {
  const policy = statusPolicy(statusStyle(fontHref).text);
  app.get<{ Querystring: Record<string, unknown> }>(
    STATUS_PATH,
    { onRequest: operatorsOnly(token) },
    async (request, reply) => {
      const isFrozen = FROZEN_QUERY in request.query;
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(renderStatusPage(status(), { fontHref, isFrozen }));
    },
  );
}
