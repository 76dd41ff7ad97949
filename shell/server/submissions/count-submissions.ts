/** Counts submissions of each visitor: in PostgreSQL where gateways share a database, otherwise in memory. */
import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createSubmissionCounts, type SubmissionCount } from './postgres-submission-counts';

const WINDOW_SECONDS = 10 * 60;

/** @param household network address, see `householdOf` */
export type CountSubmission = (household: string) => Promise<SubmissionCount>;

type Options = {
  /** PostgreSQL database of all gateways of the site. */
  databaseUrl: string | undefined;
  logger: Pick<FastifyBaseLogger, 'warn'>;
};

function createLocalCount(): CountSubmission {
  // `points` is a limit that `penalty` does not apply.
  const counts = new RateLimiterMemory({ points: 1, duration: WINDOW_SECONDS });
  return async (household) => {
    const { consumedPoints, msBeforeNext } = await counts.penalty(household);
    return { sent: consumedPoints, seconds: Math.ceil(msBeforeNext / 1000) };
  };
}

export function createCountSubmission({ databaseUrl, logger }: Options): {
  count: CountSubmission;
  close: () => Promise<void>;
} {
  const countLocally = createLocalCount();
  if (!databaseUrl) return { count: countLocally, close: async () => undefined };
  const shared = createSubmissionCounts({ databaseUrl, windowSeconds: WINDOW_SECONDS });
  return {
    count: async (household) => {
      try {
        return await shared.count(household);
      } catch (err) {
        // No form is refused because its counter is unavailable.
        logger.warn({ err }, 'submissions are counted by this gateway alone: the database did not count one');
        return countLocally(household);
      }
    },
    close: shared.close,
  };
}
