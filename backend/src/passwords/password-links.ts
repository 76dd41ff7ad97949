/** Links by which back-office users choose a password: 256 random bits, valid for 30 minutes and once. */
import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { passwordResets, users } from '../database/service-schema';
import { asDecoy, type Outbox } from '../kernel/outbox';
import { createToken, hashToken } from '../kernel/random-token';
import { Refusal } from '../kernel/refusal';
import type { ServiceContext } from '../kernel/submission';
import { claimOnce, claimUpTo, DAY_SECONDS } from '../kernel/throttle';
import { passwordMail } from '../mail/mail-texts';
import { endSessionsOf } from './sessions';

const VALID_MINUTES = 30;

export type PasswordLink = { url: string; expiresAt: Date };

/**
 * Accounts of the workshop choose their password there: on the public host, a script of any remote could read it.
 *
 * @param user undefined for an address without an account: the link is then invalid
 */
export async function createPasswordLink(
  tx: Queries,
  outbox: Outbox,
  user: Pick<typeof users.$inferSelect, 'id' | 'role'> | undefined,
): Promise<PasswordLink> {
  const { token, tokenHash } = createToken();
  const expiresAt = new Date(Date.now() + VALID_MINUTES * 60_000);
  await tx.insert(passwordResets).values({ tokenHash, userId: user?.id ?? null, expiresAt });
  const url = user?.role
    ? outbox.workshopLink(`/mot-de-passe/${token}`)
    : outbox.link(`/forget-password/change-your-password/${token}`);
  return { url, expiresAt };
}

const isValid = (token: string) =>
  and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, sql`now()`));

/** Finds the user of a valid link. */
async function findLinkOwner(queries: Queries, token: string): Promise<typeof users.$inferSelect | undefined> {
  const [row] = await queries
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isValid(token));
  return row?.user;
}

/** Mails a day besides those that replace an expired link. */
const FURTHER_MAILS = 4;

const SENT =
  'Si un compte existe pour cette adresse, un e-mail vient de lui être envoyé. Le lien qu’il contient est valable 30 minutes. Après plusieurs demandes, utilisez le dernier message reçu.';

const scopeOf = (address: string) => `password:${createHash('sha256').update(address).digest('base64url')}`;

/**
 * Limits the mails to an address. After the last one of the day, another is sent at the end of its link: the owner of the
 * mailbox always has a valid one.
 */
async function mayMail(tx: Queries, scope: string): Promise<boolean> {
  const isNew = await claimOnce(tx, `${scope}:valid`, VALID_MINUTES * 60);
  return isNew || claimUpTo(tx, scope, DAY_SECONDS, FURTHER_MAILS);
}

/** Does the same work and writes the same rows for an address without an account. */
export function prepareVerifyEmail({ outbox }: ServiceContext, { email }: { email: string }) {
  const address = email.toLowerCase();
  return async (tx: Queries) => {
    if (!(await mayMail(tx, scopeOf(address)))) return { message: SENT };
    const [user] = await tx
      .select()
      .from(users)
      .where(sql`lower(${users.email}) = lower(${address})`);
    const { url, expiresAt } = await createPasswordLink(tx, outbox, user);
    const mail = passwordMail(user?.email ?? address, url);
    await outbox.put(tx, user ? mail : asDecoy(mail), expiresAt);
    return { message: SENT };
  };
}

const INVALID_LINK =
  'Ce lien n’est plus valable. Demandez-en un nouveau depuis la page de vérification de l’adresse électronique.';

/** The answer is the address as a JSON string (requirement 7.3). */
export async function readPasswordLink({ queries }: ServiceContext, { id }: { id: string }): Promise<string> {
  const user = await findLinkOwner(queries, id);
  if (!user) throw new Refusal(INVALID_LINK, {}, 404);
  return user.email;
}

export async function prepareChangePassword(
  { queries }: ServiceContext,
  { id, email, password }: { id: string; email: string; password: string },
) {
  const user = await findLinkOwner(queries, id);
  if (!user || user.email.toLowerCase() !== email.toLowerCase()) throw new Refusal(INVALID_LINK);
  const { isCommonPassword, TOO_COMMON } = await import('@vipp/shared/lib/common-password.server');
  if (isCommonPassword(password, user.email)) throw new Refusal(TOO_COMMON, { password: [TOO_COMMON] });
  const passwordHash = await hash(password);
  return async (tx: Queries) => {
    // Of two attempts at once the second finds no link.
    const used = await tx.delete(passwordResets).where(isValid(id)).returning({ userId: passwordResets.userId });
    if (used.length === 0) throw new Refusal(INVALID_LINK);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
    await endSessionsOf(tx, user.id);
    return { message: 'Votre mot de passe a été modifié.' };
  };
}
