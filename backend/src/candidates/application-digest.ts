/** A daily mail at most to the readers of applications: the number of new applications since the previous mail, by country. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { RECRUITERS } from '@vipp/shared/contract/workshop/roles';
import type { Queries } from '../database/database';
import { candidats } from '../database/submission-schema';
import { auditEntries, users } from '../database/service-schema';
import { recordAction, SERVICE } from '../kernel/audit-trail';
import type { Outbox } from '../kernel/outbox';
import { claimOnce, DAY_SECONDS } from '../kernel/throttle';
import { applicationDigestMail } from '../mail/application-mails';

const ACTION = 'sendDigest';

/** When the previous digest was sent; 24 hours ago if none was. */
async function lastDigest(tx: Queries): Promise<Date> {
  const [entry] = await tx
    .select({ at: auditEntries.createdAt })
    .from(auditEntries)
    .where(eq(auditEntries.action, ACTION))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry?.at ?? new Date(Date.now() - DAY_SECONDS * 1000);
}

/** @returns how many mails wait to be sent; of several instances, one writes them */
export function putApplicationDigest(queries: Queries, outbox: Outbox): Promise<number> {
  return queries.transaction(async (tx) => {
    const since = await lastDigest(tx);
    const countries = await tx
      .select({ country: candidats.pays, count: count() })
      .from(candidats)
      .where(gt(candidats.createdAt, since))
      .groupBy(candidats.pays)
      .orderBy(desc(count()), asc(candidats.pays));
    if (countries.length === 0 || !(await claimOnce(tx, 'application-digest', DAY_SECONDS - 3_600))) return 0;
    const readers = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(inArray(users.role, [...RECRUITERS]), isNotNull(users.passwordHash)));
    for (const { email } of readers)
      await outbox.put(tx, applicationDigestMail(email, countries, outbox.workshopLink('/candidatures')));
    await recordAction(tx, { actor: SERVICE, action: ACTION, subject: `${readers.length} courriers` });
    return readers.length;
  });
}
