/**
 * Deletes rows past their retention, and sends recruiters and referents mails about new applications and reports: at the start,
 * then every hour.
 */
import { and, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../database/database';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { today } from '../database/columns';
import { formDraftLinks, formFigures } from '../database/content-schema';
import { auditEntries, idempotencyKeys, outbox, passwordResets, sessions, throttles } from '../database/service-schema';
import { studyLinks } from '../database/submission-schema';
import { deleteDue } from '../operators/collections';
import { putApplicationDigest } from '../candidates/application-digest';
import { putReportReminder } from '../reports/report-reminder';
import type { Outbox } from '../kernel/outbox';
import { errorCode } from '@vipp/shared/server/error-text';
import { repeat } from '../kernel/repeat';
import { recordAction, SERVICE } from '../kernel/audit-trail';

const INTERVAL_MS = 3_600_000;
const ago = (interval: string) => sql`now() - ${interval}::interval`;

/** Longer than a form stays open before it is sent again. */
const KEY_RETENTION = '7 days';
const SENT_MAIL_RETENTION = '30 days';
const THROTTLE_RETENTION = '2 days';
const FIGURE_RETENTION = '24 months';
/** The same in the trigger of the table. */
const AUDIT_RETENTION = '12 months';
/** How long an expired link still names the study, for another request. */
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

/** @returns the submissions that were deleted, by collection; they are in the audit trail */
export async function deleteExpiredRows(queries: Queries): Promise<Record<string, number>> {
  for (const [table, isExpired] of expiredRows) await queries.delete(table).where(isExpired);
  return queries.transaction(async (tx) => {
    const deleted = await deleteDue(tx, dayOf(new Date()));
    const subject = Object.entries(deleted)
      .map((counted) => counted.join('\u202F: '))
      .join(', ');
    if (subject) await recordAction(tx, { actor: SERVICE, action: 'purge', subject });
    return deleted;
  });
}

type Mails = { outbox: Outbox; onCommitted: () => void };

export function startHousekeeping(queries: Queries, logger: FastifyBaseLogger, { outbox: mails, onCommitted }: Mails) {
  /** For operators: the time of the last run, or its failure. */
  let notice = 'retention: nothing was deleted yet';
  const { stop } = repeat(INTERVAL_MS, () =>
    deleteExpiredRows(queries)
      .then((deleted) => {
        notice = `retention: what was due was deleted at ${new Date().toISOString()}`;
        if (Object.keys(deleted).length > 0) logger.info({ deleted }, 'submissions past their retention were deleted');
      })
      .catch((error: unknown) => {
        const code = errorCode(error);
        notice = `retention: expired rows could not be deleted at ${new Date().toISOString()} (${code}); the log has the error`;
        logger.error({ code }, 'expired rows could not be deleted');
      })
      .then(async () => {
        const put = [await putApplicationDigest(queries, mails), await putReportReminder(queries, mails)];
        if (put.some((count) => count > 0)) onCommitted();
      })
      .catch((error: unknown) =>
        logger.error({ code: errorCode(error) }, 'recruiters and referents could not be told what is new'),
      ),
  );
  return { notice: () => notice, stop };
}
