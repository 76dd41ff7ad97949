/**
 * Keeps robots from flooding the forms. Only submissions that passed validation count, so that a person who
 * makes mistakes is never held up; the limit is wide, because a whole school or call centre may share an address.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteApi } from '@vipp/shared/contract/site-api';

const TIME_WINDOW_MS = 10 * 60 * 1000;

/** The data calls on behalf of one visitor. */
export type ApiForVisitor = (request: FastifyRequest) => SiteApi;

/** @param max submissions from one address in ten minutes */
export async function createApiForVisitor(app: FastifyInstance, api: SiteApi, max: number): Promise<ApiForVisitor> {
  await app.register(rateLimit, { global: false, max, timeWindow: TIME_WINDOW_MS });
  const check = app.createRateLimit();
  return (request) => ({
    ...api,
    submit: async (name, payload, key) => {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) return { kind: 'limited', retryAfterSeconds: limit.ttlInSeconds };
      return api.submit(name, payload, key);
    },
  });
}
