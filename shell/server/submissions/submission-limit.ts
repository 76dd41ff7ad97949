/**
 * Rate limit of forms against robots. Only submissions that passed validation count, so that mistakes never lead to a
 * refusal; the limit is generous, because a whole school or call centre may share an address.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { householdOf } from '../http/network-prefix';
import { createSubmissionCounts, type SubmissionCount } from './postgres-submission-counts';

const WINDOW_SECONDS = 10 * 60;

/** The data calls on behalf of one visitor. */
export type ApiForVisitor = (request: FastifyRequest) => SiteApi;

type Options = {
  /** Submissions from one address in ten minutes. */
  max: number;
  /** PostgreSQL database of all gateways of the site; without it each gateway counts by itself. */
  databaseUrl: string | undefined;
};

/** Counts in the memory of this gateway. */
async function createLocalCount(
  app: FastifyInstance,
  max: number,
): Promise<(request: FastifyRequest) => Promise<SubmissionCount>> {
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: WINDOW_SECONDS * 1000,
    keyGenerator: ({ ip }) => householdOf(ip),
  });
  const check = app.createRateLimit();
  return async (request) => {
    const limit = await check(request);
    return limit.isAllowed
      ? { sent: 0, seconds: 0 }
      : { sent: limit.max - limit.remaining + Number(limit.isExceeded), seconds: limit.ttlInSeconds };
  };
}

async function createCount(
  app: FastifyInstance,
  { max, databaseUrl }: Options,
): Promise<(request: FastifyRequest) => Promise<SubmissionCount>> {
  const countLocally = await createLocalCount(app, max);
  if (!databaseUrl) return countLocally;
  const shared = createSubmissionCounts({ databaseUrl, windowSeconds: WINDOW_SECONDS });
  app.addHook('onClose', shared.close);
  return async (request) => {
    try {
      return await shared.count(householdOf(request.ip));
    } catch (err) {
      // No form is refused because its counter is unavailable.
      request.log.warn({ err }, 'submissions are counted by this gateway alone: the database did not count one');
      return countLocally(request);
    }
  };
}

export async function createApiForVisitor(
  app: FastifyInstance,
  api: SiteApi,
  options: Options,
): Promise<ApiForVisitor> {
  const count = await createCount(app, options);
  return (request) => ({
    ...api,
    submit: async (name, payload, key) => {
      const { sent, seconds } = await count(request);
      return sent > options.max ? { kind: 'limited', retryAfterSeconds: seconds } : api.submit(name, payload, key);
    },
  });
}
