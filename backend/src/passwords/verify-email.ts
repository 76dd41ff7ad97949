/** POST /verify-email: sends a link to the user of an address, without revealing whether the user exists. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { users } from '../database/user-schema';
import { passwordMail } from '../mail/mail-texts';
import type { SubmissionContext } from '../submissions/submission';
import { countAttempt, OVERALL, type ThrottlePolicy } from '../submissions/throttle';
import { createPasswordLink } from './password-links';

const PER_ADDRESS: ThrottlePolicy = {
  free: 5,
  firstPauseSeconds: 60,
  maxPauseSeconds: 3600,
  resetAfterSeconds: 86_400,
};

/** A mailbox that cannot exist; decoys are addressed to it and never sent. */
const DECOY_ADDRESS = 'personne@invalid';

const scopeOf = (address: string) => `password:${createHash('sha256').update(address).digest('base64url')}`;

/** Does the same work and writes the same rows for an address without an account. */
export async function prepareVerifyEmail({ queries, outbox }: SubmissionContext, { email }: { email: string }) {
  const address = email.toLowerCase();
  await countAttempt(queries, scopeOf(address), PER_ADDRESS);
  await countAttempt(queries, 'password', OVERALL);
  return async (tx: Queries) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(sql`lower(${users.email}) = lower(${address})`);
    const { url, expiresAt } = await createPasswordLink(tx, outbox, user?.id ?? null);
    const mail = { ...passwordMail(user?.email ?? DECOY_ADDRESS, url), decoy: !user };
    await outbox.put(tx, mail, expiresAt);
    return {
      message:
        'Si un compte existe pour cette adresse, un e-mail vient de lui être envoyé. Le lien qu’il contient est valable 30 minutes.',
    };
  };
}
