import { eq, sql } from 'drizzle-orm';
import type { ApplicationState } from '@vipp/shared/contract/application/states';
import { candidats } from '../database/submission-schema';
import type { Queries } from '../database/database';
import { applicationStateMail, type StateMail } from '../mail/application-mails';
import type { Outbox } from '../kernel/outbox';
import { createApplicationLink } from './application-link';

type Application = Pick<typeof candidats.$inferSelect, 'id' | 'reference' | 'email' | 'prenoms'>;

/**
 * Sets the state of an application whose row the transaction has locked, and notifies its candidate. The limits of
 * `mailUnprovenAddress` do not apply: a recruiter decides on each mail.
 */
export async function changeApplicationState(
  tx: Queries,
  outbox: Outbox,
  { id, reference, email, prenoms }: Application,
  state: ApplicationState,
  mail: Pick<StateMail, 'words' | 'replyTo'> = {},
): Promise<void> {
  const now = sql`now()`;
  await tx.update(candidats).set({ etat: state, etatSince: now, contactedAt: now }).where(eq(candidats.id, id));
  const { url } = await createApplicationLink(tx, outbox, id);
  await outbox.put(tx, applicationStateMail({ to: email, prenoms, reference, link: url, state, ...mail }));
}
