/**
 * Mails to a typed address, perhaps a stranger's. Of typed texts they contain only a name (`greeting`). All forms together send
 * few a day to one mailbox.
 */
import { createHash } from 'node:crypto';
import type { Queries } from '../database/database';
import type { Mail, Outbox } from './outbox';
import { claimUpTo, DAY_SECONDS } from './throttle';

/**
 * Mails a day to one mailbox, by kind. All kinds share one counter: courtesy mails stop at 2, links of applications at 5, so a
 * stranger who triggers the former cannot block the latter.
 */
const DAILY_LIMIT = {
  /** Repeats the text of the page. */
  courtesy: 2,
  /** Opens a study. */
  study: 3,
  /** Confirms a subscription. */
  subscription: 4,
  /** Sends the reference and the link of an application. */
  application: 5,
};

export type MailKind = keyof typeof DAILY_LIMIT;

/** Providers whose mailboxes have the same name with and without dots, and their first domain. */
const WITHOUT_DOTS: Record<string, string> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/** The mailbox of an address, without case and the tag after a plus sign. */
function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(email.trim().toLowerCase()) ?? [];
  const untagged = name.replace(/\+.*$/s, '');
  const provider = Object.hasOwn(WITHOUT_DOTS, domain) ? WITHOUT_DOTS[domain] : undefined;
  return provider === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${provider}`;
}

/** Counts a mail to an address; false when its mailbox has received enough of them. */
export async function countMailTo(tx: Queries, email: string, kind: MailKind): Promise<boolean> {
  const mailbox = createHash('sha256').update(mailboxOf(email)).digest('base64url');
  return claimUpTo(tx, `acknowledgement:${mailbox}`, DAY_SECONDS, DAILY_LIMIT[kind]);
}

/** Stores a mail to a typed address; false when its mailbox has received enough of them. */
export async function mailUnprovenAddress(
  tx: Queries,
  outbox: Outbox,
  mail: Mail,
  kind: MailKind = 'courtesy',
): Promise<boolean> {
  if (!(await countMailTo(tx, mail.to, kind))) return false;
  await outbox.put(tx, mail);
  return true;
}
