/** Deletes expired rows that operators do not need: once at the start, then every hour. */
import { and, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../database/database';
import { today } from '../database/columns';
import { formFigures } from '../database/form-figure-schema';
import { idempotencyKeys, outbox, throttles } from '../database/service-schema';
import { studyLinks } from '../database/submission-schema';
import { passwordResets } from '../database/user-schema';
import { auditEntries, formDraftLinks, sessions } from '../database/workshop-schema';
import { errorCode } from '../startup-failure';

const INTERVAL_MS = 3_600_000;
const ago = (interval: string) => sql`now() - ${interval}::interval`;

/** Longer than a form is likely to stay open before it is sent again. */
const KEY_RETENTION = '7 days';
const SENT_MAIL_RETENTION = '30 days';
const THROTTLE_RETENTION = '2 days';
const FIGURE_RETENTION = '24 months';
/** The same in the trigger of the table. */
const AUDIT_RETENTION = '12 months';
/** How long an expired link still names the study, so that it can be requested again. */
const EXPIRED_STUDY_LINK_RETENTION = '60 days';

const expiredRows: [PgTable, SQL | undefined][] = [
  [idempotencyKeys, lt(idempotencyKeys.createdAt, sql`(now() at time zone 'utc' - ${KEY_RETENTION}::interval)::date`)],
  [passwordResets, lt(passwordResets.expiresAt, sql`now()`)],
  [outbox, and(isNotNull(outbox.sentAt), lt(outbox.sentAt, ago(SENT_MAIL_RETENTION)))],
  [studyLinks, lt(studyLinks.expiresOn, sql`(${today} - ${EXPIRED_STUDY_LINK_RETENTION}::interval)::date`)],
  [formFigures, lt(formFigures.day, sql`(${today} - ${FIGURE_RETENTION}::interval)::date`)],
  [sessions, lt(sessions.expiresAt, sql`now()`)],
  [formDraftLinks, lt(formDraftLinks.expiresAt, sql`now()`)],
  [auditEntries, lt(auditEntries.createdAt, ago(AUDIT_RETENTION))],
  [throttles, lt(throttles.updatedAt, ago(THROTTLE_RETENTION))],
];

export async function deleteExpiredRows(queries: Queries): Promise<void> {
  for (const [table, isExpired] of expiredRows) await queries.delete(table).where(isExpired);
}

export function startHousekeeping(queries: Queries, logger: FastifyBaseLogger): { stop: () => Promise<void> } {
  let round: Promise<void> = Promise.resolve();
  const run = () => {
    round = deleteExpiredRows(queries).catch((error: unknown) => {
      logger.error({ code: errorCode(error) }, 'expired rows could not be deleted');
    });
  };
  run();
  const timer = setInterval(run, INTERVAL_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
