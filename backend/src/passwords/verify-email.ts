/** POST /verify-email: sends a link to the user of an address, without revealing whether the user exists. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { users } from '../database/user-schema';
import { passwordMail } from '../mail/mail-texts';
import type { SubmissionContext } from '../kernel/submission';
import { claimOnce, claimUpTo, DAY_SECONDS } from '../kernel/throttle';
import { createPasswordLink, VALID_MINUTES } from './password-links';

/** Mails a day besides those that replace an expired link. */
const FURTHER_MAILS = 4;

const SENT =
  'Si un compte existe pour cette adresse, un e-mail vient de lui être envoyé. Le lien qu’il contient est valable 30 minutes. Après plusieurs demandes, utilisez le dernier message reçu.';

/** A mailbox that cannot exist; decoys are addressed to it and never sent. */
const DECOY_ADDRESS = 'personne@invalid';

const scopeOf = (address: string) => `password:${createHash('sha256').update(address).digest('base64url')}`;

/**
 * Limits the mails to an address, without keeping its owner from a password: after the last one of the day, another is sent as
 * soon as the link of the one before has expired, so that the mailbox always has a valid one.
 */
async function mayMail(tx: Queries, scope: string): Promise<boolean> {
  const isNew = await claimOnce(tx, `${scope}:valid`, VALID_MINUTES * 60);
  return isNew || claimUpTo(tx, scope, DAY_SECONDS, FURTHER_MAILS);
}

/** Does the same work and writes the same rows for an address without an account. */
export function prepareVerifyEmail({ outbox }: SubmissionContext, { email }: { email: string }) {
  const address = email.toLowerCase();
  return async (tx: Queries) => {
    if (!(await mayMail(tx, scopeOf(address)))) return { message: SENT };
    const [user] = await tx
      .select()
      .from(users)
      .where(sql`lower(${users.email}) = lower(${address})`);
    const { url, expiresAt } = await createPasswordLink(tx, outbox, user);
    const mail = { ...passwordMail(user?.email ?? DECOY_ADDRESS, url), decoy: !user };
    await outbox.put(tx, mail, expiresAt);
    return { message: SENT };
  };
}
