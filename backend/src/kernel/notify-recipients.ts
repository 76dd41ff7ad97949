import type { Queries } from '../database/database';
import type { Mail, Outbox } from './outbox';

/**
 * Stores one mail for each recipient, so that an address that the mail server refuses does not delay or repeat the
 * mails of the others.
 */
export async function notifyRecipients(
  tx: Queries,
  outbox: Outbox,
  recipients: readonly string[],
  mail: Omit<Mail, 'to'>,
): Promise<void> {
  for (const to of recipients) await outbox.put(tx, { ...mail, to });
}
