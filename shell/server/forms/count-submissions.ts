/** Counts the forms of each network: in PostgreSQL for gateways with a shared database, otherwise in memory. */
import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 10 * 60;
/** Forms must not wait for a database that does not answer. */
const TIMEOUT_MS = 1_000;

type SubmissionCount = {
  /** Points of this scope in the current window, these included. */
  sent: number;
  /** Time until the window ends. */
  seconds: number;
};

/** Adds points, or takes them back. Only a keyed hash of the scope is stored. */
export type CountSubmission = (scope: string, points?: 1 | -1) => Promise<SubmissionCount>;

type Options = {
  /** PostgreSQL database of all gateways of the site. */
  databaseUrl: string | undefined;
  /** FORM_STATE_SECRET, which the gateways of a site share. */
  secret: string;
  logger: Pick<FastifyBaseLogger, 'warn'>;
};

// `points` is a limit that `penalty` does not apply.
const COUNTER = { points: 1, duration: WINDOW_SECONDS, keyPrefix: '' };

function createCounter(pool: pg.Pool | undefined, logger: Options['logger']) {
  const local = new RateLimiterMemory(COUNTER);
  if (!pool) return local;
  const query = (statement: pg.QueryConfig) =>
    pool.query(statement).catch((err: unknown) => {
      // No form is refused because its counter is unavailable.
      logger.warn({ err }, 'submissions are counted by this gateway alone: the database did not count one');
      throw err;
    });
  return new RateLimiterPostgres({
    ...COUNTER,
    storeClient: { query },
    storeType: 'pool',
    tableName: 'gateway_attempts',
    tableCreated: true,
    insuranceLimiter: local,
  });
}

export function createCountSubmission({ databaseUrl, secret, logger }: Options): {
  count: CountSubmission;
  close: () => Promise<void>;
} {
  const pool =
    databaseUrl === undefined || databaseUrl === ''
      ? undefined
      : new pg.Pool({
          connectionString: databaseUrl,
          max: 2,
          connectionTimeoutMillis: TIMEOUT_MS,
          query_timeout: TIMEOUT_MS,
        });
  // The next query replaces a lost idle connection.
  pool?.on('error', () => undefined);
  const counter = createCounter(pool, logger);
  return {
    count: async (scope, points = 1) => {
      const key = createHmac('sha256', secret).update(`vipp attempts ${scope}`).digest('base64url');
      const { consumedPoints, msBeforeNext } = await counter.penalty(key, points);
      return { sent: consumedPoints, seconds: Math.ceil(msBeforeNext / 1000) };
    },
    close: async () => pool?.end(),
  };
}
