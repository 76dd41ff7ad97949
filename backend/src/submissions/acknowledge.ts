/**
 * Mails that confirm the receipt of a form. A visitor can type a stranger's address, so such a mail contains nothing
 * that was typed, and one address gets only a few of them a day.
 */
import { createHash } from 'node:crypto';
import type { Queries } from '../database/database';
import { TooManyAttempts } from './refusal';
import { countAttempt, type ThrottlePolicy } from './throttle';

const DAY_SECONDS = 86_400;

/** Five mails, then one a day. */
const PER_ADDRESS: ThrottlePolicy = {
  free: 4,
  firstPauseSeconds: DAY_SECONDS,
  maxPauseSeconds: DAY_SECONDS,
  resetAfterSeconds: DAY_SECONDS,
};

/** Scope of a mailbox, whatever its case or the tag after a plus sign. */
function scopeOf(email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
  return `acknowledgement:${createHash('sha256').update(mailbox).digest('base64url')}`;
}

/** Counts an acknowledgement to an address; false when the address has received enough of them. */
export async function mayAcknowledge(tx: Queries, email: string): Promise<boolean> {
  try {
    await countAttempt(tx, scopeOf(email), PER_ADDRESS);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttempts) return false;
    throw error;
  }
}
