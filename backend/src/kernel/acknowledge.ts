/**
 * Mails to an address that a visitor typed, which may be a stranger's: such a mail contains nothing that was typed but a name
 * (`greeting`), and one mailbox gets only a few of them a day, whatever form they are about.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Queries } from '../database/database';
import type { Mail, Outbox } from './outbox';
import { claimUpTo, DAY_SECONDS } from './throttle';

/**
 * How many mails a mailbox has had that day at most before one of this kind is sent: with messages that need no mail a stranger
 * cannot use up those that a person waits for.
 */
const MAILS_A_DAY = {
  /** Tells what the page has told already. */
  courtesy: 2,
  /** Opens a study. */
  study: 3,
  /** Confirms a subscription. */
  subscription: 4,
  /** Gives reference and link of an application. */
  application: 5,
};

export type MailKind = keyof typeof MAILS_A_DAY;

/** Providers whose mailboxes have the same name with and without dots, and their first domain. */
const WITHOUT_DOTS: Record<string, string> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/** The mailbox of an address, whatever its case and the tag after a plus sign. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(email.trim().toLowerCase()) ?? [];
  const untagged = name.replace(/\+.*$/s, '');
  const provider = Object.hasOwn(WITHOUT_DOTS, domain) ? WITHOUT_DOTS[domain] : undefined;
  return provider === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${provider}`;
}

/** Counts a mail to an address; false when its mailbox has received enough of them. */
export async function mayAcknowledge(tx: Queries, email: string, kind: MailKind): Promise<boolean> {
  const mailbox = createHash('sha256').update(mailboxOf(email)).digest('base64url');
  return claimUpTo(tx, `acknowledgement:${mailbox}`, DAY_SECONDS, MAILS_A_DAY[kind]);
}

/** Stores a mail to a typed address; false when its mailbox has received enough of them. */
export async function acknowledge(
  tx: Queries,
  outbox: Outbox,
  mail: Mail,
  kind: MailKind = 'courtesy',
): Promise<boolean> {
  if (!(await mayAcknowledge(tx, mail.to, kind))) return false;
  await outbox.put(tx, mail);
  return true;
}

/** The mail to a mailbox that cannot exist: it is never sent, so that the work does not reveal that none was due. */
export const asDecoy = (mail: Mail): Mail => ({ ...mail, to: `${randomUUID()}@invalid`, decoy: true });
