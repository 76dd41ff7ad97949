/** Lets Prometheus read: on this machine as it is, from elsewhere with the operators' token. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';
import { refuseOthers } from './operator-access';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Asked by this machine itself: a proxy on the same machine asks for others, and says so. */
const isLocal = ({ headers, socket }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);

type Options = { metrics: Pick<Metrics, 'text' | 'contentType'>; token: string };

export function registerMetrics(app: FastifyInstance, { metrics, token }: Options): void {
  const refuse = refuseOthers(token);
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) await refuse(request, reply);
    if (reply.sent) return reply;
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
