/** The metrics for Prometheus: without authorisation on this machine, and with the token of operators from elsewhere. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { wasForwarded } from '../../http/forwarded';
import type { Metrics } from './metrics';
import { operatorsOnly } from './operator-access';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Requested by this machine; a proxy on the same machine adds one of these headers. */
const isLocal = ({ headers, socket }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !wasForwarded(headers);

type Options = { metrics: Pick<Metrics, 'text' | 'contentType'>; token: string };

export function registerMetrics(app: FastifyInstance, { metrics, token }: Options): void {
  const authorise = operatorsOnly(token);
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) await authorise(request, reply);
    if (reply.sent) return reply;
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
