/** Metrics for Prometheus, for those who have the token of the API. */
import type { FastifyInstance } from 'fastify';
import { count, isNull, sql } from 'drizzle-orm';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Queries } from '../database/database';
import { outbox } from '../database/service-schema';
import { requireBearerToken } from '../kernel/bearer-token';

type Options = { queries: Queries; apiTokens: readonly string[] };

/** Number of waiting mails, and age of the oldest one in seconds. */
async function waitingMails(queries: Queries): Promise<{ waiting: number; oldest: number }> {
  const [row] = await queries
    .select({
      waiting: count(),
      oldest: sql<number>`coalesce(extract(epoch from now() - min(${outbox.createdAt})), 0)`.mapWith(Number),
    })
    .from(outbox)
    .where(isNull(outbox.sentAt));
  return row ?? { waiting: 0, oldest: 0 };
}

function createMetrics(queries: Queries) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'vipp_backend_requests_total',
    help: 'Calls of the content service by route and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const isUp = gauge('vipp_database_up', '1 while the database answers.');
  const waiting = gauge('vipp_mails_waiting', 'Mails that are not sent yet.');
  const oldest = gauge('vipp_mails_oldest_seconds', 'For how long the oldest mail that is not sent has waited.');
  const text = async (): Promise<string> => {
    try {
      const mails = await waitingMails(queries);
      isUp.set(1);
      waiting.set(mails.waiting);
      oldest.set(mails.oldest);
    } catch {
      isUp.set(0);
    }
    return registry.metrics();
  };
  return { requests, text, contentType: registry.contentType };
}

export function registerMetrics(app: FastifyInstance, { queries, apiTokens }: Options): void {
  const { requests, text, contentType } = createMetrics(queries);
  app.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
    requests.inc({ route: routeOptions.url ?? 'none', status: statusCode });
  });
  app.get('/metrics', { onRequest: requireBearerToken(apiTokens) }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send(await text()),
  );
}
