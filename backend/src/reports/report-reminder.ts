/**
 * One mail a day to referents while reports wait for an acknowledgement. It says nothing of them, and comes the day after at
 * the earliest: the time of a mail would be the time of a report.
 */
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { today } from '../database/columns';
import { signalements } from '../database/submission-schema';
import { users } from '../database/service-schema';
import { notifyRecipients, type Outbox } from '../kernel/outbox';
import { claimOnce, DAY_SECONDS } from '../kernel/throttle';
import { reportReminderMail } from '../mail/mail-texts';
import { deadlinesOf } from './deadlines';

/** @returns how many mails wait to be sent; of several instances, one writes them */
export function putReportReminder(queries: Queries, outbox: Outbox): Promise<number> {
  return queries.transaction(async (tx) => {
    const referents = await tx.select({ email: users.email }).from(users).where(eq(users.role, 'referent'));
    const waiting = await tx
      .select({ createdAt: signalements.createdAt, acknowledgedAt: signalements.acknowledgedAt })
      .from(signalements)
      .where(and(isNull(signalements.acknowledgedAt), lt(signalements.createdAt, today)))
      .orderBy(asc(signalements.createdAt));
    const [first] = waiting;
    if (!first || referents.length === 0 || !(await claimOnce(tx, 'report-reminder', DAY_SECONDS - 3_600))) return 0;
    const mail = reportReminderMail(
      waiting.length,
      deadlinesOf(first).acknowledgeBy,
      outbox.workshopLink('/signalements'),
    );
    await notifyRecipients(
      tx,
      outbox,
      referents.map(({ email }) => email),
      mail,
    );
    return referents.length;
  });
}
