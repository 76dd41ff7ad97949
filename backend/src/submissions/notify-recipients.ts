import type { Queries } from '../database/database';
import type { Mail, Outbox } from '../mail/outbox';

/**
 * One mail for each recipient: an address that the mail server refuses is then retried alone, without delaying or
 * repeating the mails of the others.
 */
export async function notifyRecipients(
  tx: Queries,
  outbox: Outbox,
  recipients: readonly string[],
  mail: Omit<Mail, 'to'>,
): Promise<void> {
  for (const to of recipients) await outbox.put(tx, { ...mail, to });
}
