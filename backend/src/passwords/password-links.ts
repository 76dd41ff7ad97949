/** Links by which back-office users choose a password: 256 random bits, valid for 30 minutes and once. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { passwordResets, users } from '../database/user-schema';
import type { Outbox } from '../kernel/outbox';
import { createToken, hashToken } from '../kernel/random-token';

export const VALID_MINUTES = 30;

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
export async function findLinkOwner(queries: Queries, token: string): Promise<typeof users.$inferSelect | undefined> {
  const [row] = await queries
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isValid(token));
  return row?.user;
}

/** Invalidates a link; false when it was used already or has expired. */
export async function consumeLink(tx: Queries, token: string): Promise<boolean> {
  const used = await tx.delete(passwordResets).where(isValid(token)).returning({ userId: passwordResets.userId });
  return used.length > 0;
}

export async function deleteLinksOf(tx: Queries, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
