/** The route of the status page, for operators. */
import type { FastifyInstance } from 'fastify';
import { hashSource } from '../../http/security-headers';
import { operatorsOnly } from '../../http/operator-access';
import type { Status } from './status-model';
import { renderStatusPage, STATUS_STYLE } from './status-page';

/** Content security policy of the page: only its own style, and the icon of the site. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashSource(Buffer.from(STATUS_STYLE))}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Options = { status: () => Status; token: string };

export function registerStatusPage(app: FastifyInstance, { status, token }: Options): void {
  app.get('/federation/status', { onRequest: operatorsOnly(token) }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(renderStatusPage(status())),
  );
}
