/** Deletes expired rows of no value to operators: once at the start, then every hour. */
import { and, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../database/database';
import { idempotencyKeys, outbox, passwordResets, studyLinks, throttles, today } from '../database/submission-schema';
import { errorCode } from '../startup-failure';

const EVERY_MS = 3_600_000;
const ago = (interval: string) => sql`now() - ${interval}::interval`;

/** Longer than a form is likely to stay open before it is sent again. */
const KEYS_LAST = '7 days';
const SENT_MAILS_LAST = '30 days';
const THROTTLES_LAST = '2 days';
/** How long after its last day an expired link still names the study, so that it can be requested again. */
const EXPIRED_STUDY_LINKS_LAST = '60 days';

const leftovers: [PgTable, SQL | undefined][] = [
  [idempotencyKeys, lt(idempotencyKeys.createdAt, sql`(now() at time zone 'utc' - ${KEYS_LAST}::interval)::date`)],
  [passwordResets, lt(passwordResets.expiresAt, sql`now()`)],
  [outbox, and(isNotNull(outbox.sentAt), lt(outbox.sentAt, ago(SENT_MAILS_LAST)))],
  [studyLinks, lt(studyLinks.expiresOn, sql`(${today} - ${EXPIRED_STUDY_LINKS_LAST}::interval)::date`)],
  [throttles, lt(throttles.updatedAt, ago(THROTTLES_LAST))],
];

export async function clearLeftovers(queries: Queries): Promise<void> {
  for (const [table, isOver] of leftovers) await queries.delete(table).where(isOver);
}

export function startHousekeeping(queries: Queries, logger: FastifyBaseLogger): { stop: () => Promise<void> } {
  let round: Promise<void> = Promise.resolve();
  const clear = () => {
    round = clearLeftovers(queries).catch((error: unknown) => {
      logger.error({ code: errorCode(error) }, 'what is out of date could not be cleared away');
    });
  };
  clear();
  const timer = setInterval(clear, EVERY_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
