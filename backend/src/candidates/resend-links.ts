/** Mails to a candidate when a second application names the same person. */
import { inArray } from 'drizzle-orm';
import { candidats } from '../database/candidate-schema';
import type { Queries } from '../database/database';
import { applicationReminderMail } from '../mail/application-mails';
import type { Outbox } from '../kernel/outbox';
import { acknowledge, asDecoy } from '../kernel/acknowledge';
import { claimOnce } from '../kernel/throttle';
import { createApplicationLink } from './application-link';
import { nextFrom } from './same-person';

const RESEND_INTERVAL_SECONDS = 86_400;

/** Mails a private link to the address of each application, once a day at most, so that it cannot flood a mailbox. */
export async function resendLinks(tx: Queries, outbox: Outbox, applicationIds: string[]): Promise<void> {
  const applications = await tx
    .select({
      id: candidats.id,
      to: candidats.email,
      prenoms: candidats.prenoms,
      reference: candidats.reference,
      nextFrom,
    })
    .from(candidats)
    .where(inArray(candidats.id, applicationIds))
    .orderBy(candidats.id)
    .for('update');
  for (const { id, ...application } of applications) {
    const isDue = await claimOnce(tx, `application link:${id}`, RESEND_INTERVAL_SECONDS);
    const { url } = await createApplicationLink(tx, outbox, id);
    const mail = applicationReminderMail({ ...application, link: url });
    await acknowledge(tx, outbox, isDue ? mail : asDecoy(mail), 'application');
  }
}
