/** The metrics for Prometheus: without authorisation on this machine, and with the token of operators from elsewhere. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';
import { isLocal, operatorsOnly } from '../../http/operator-access';

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
