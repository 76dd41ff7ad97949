import type { Queries } from '../database/database';
import type { Mail, Outbox } from '../mail/outbox';

/**
 * One mail for each recipient: an address that the mail server refuses is then retried alone, and neither keeps the
 * others from theirs nor sends them a second one.
 */
export async function notifyRecipients(
  tx: Queries,
  outbox: Outbox,
  recipients: readonly string[],
  mail: Omit<Mail, 'to'>,
): Promise<void> {
  for (const to of recipients) await outbox.put(tx, { ...mail, to });
}
