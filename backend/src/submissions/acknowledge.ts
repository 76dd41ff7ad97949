/**
 * Mails to an address that a visitor typed, which may be a stranger's: such a mail contains nothing that was typed but a name
 * (`greeting`), and one mailbox gets only a few of them a day, whatever form they are about.
 */
import { createHash } from 'node:crypto';
import type { Queries } from '../database/database';
import { countWithin, DAY_SECONDS } from './throttle';

const MAILS_A_DAY = 5;

/** Providers whose mailboxes have the same name with and without dots. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

/** The mailbox of an address, whatever its case and the tag after a plus sign. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(email.trim().toLowerCase()) ?? [];
  const untagged = name.replace(/\+.*$/s, '');
  return WITHOUT_DOTS.includes(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/** Counts a mail to an address; false when its mailbox has received enough of them. */
export async function mayAcknowledge(tx: Queries, email: string): Promise<boolean> {
  const mailbox = createHash('sha256').update(mailboxOf(email)).digest('base64url');
  return (await countWithin(tx, `acknowledgement:${mailbox}`, DAY_SECONDS)) <= MAILS_A_DAY;
}
