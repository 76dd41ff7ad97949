/** Sessions of the workshop: a random token in a cookie, of which only a hash is stored. It is replaced every quarter of an hour. */
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Role } from '@vipp/shared/contract/workshop/roles';
import { SESSION_HOURS } from '@vipp/shared/contract/workshop/workshop-call';
import type { Queries } from '../database/database';
import { users } from '../database/user-schema';
import { sessions } from '../database/workshop-schema';
import { createToken, hashToken } from '../kernel/random-token';

const ROTATION = sql`interval '15 minutes'`;
/** Time in which calls may still arrive with the previous token. */
const GRACE = sql`interval '60 seconds'`;
/** After this time without a call with the new token, the answer that brought it is taken for lost. */
const ARRIVAL = sql`interval '10 seconds'`;

/** Who makes a call of the workshop. */
export type Caller = { sessionId: string; email: string; role: Role };

export type FoundSession = Omit<Caller, 'role'> & { role: Caller['role'] | null; newToken: string | undefined };

export async function createSession(tx: Queries, userId: string): Promise<string> {
  const { token, tokenHash } = createToken();
  await tx.insert(sessions).values({
    userId,
    tokenHash,
    expiresAt: sql`now() + make_interval(hours => ${SESSION_HOURS})`,
    confirmedAt: sql`now()`,
  });
  return token;
}

/** The new token; undefined where another call has rotated it at the same time. */
async function rotate(
  queries: Queries,
  id: string,
  usedHash: string,
  currentHash: string,
): Promise<string | undefined> {
  const { token, tokenHash } = createToken();
  const rotated = await queries
    .update(sessions)
    .set({ tokenHash, previousTokenHash: usedHash, rotatedAt: sql`now()`, confirmedAt: null })
    .where(and(eq(sessions.id, id), eq(sessions.tokenHash, currentHash)))
    .returning({ id: sessions.id });
  return rotated.length > 0 ? token : undefined;
}

/**
 * Finds the session of a token, and gives it another token when it is time. A token that was replaced and confirmed is in
 * the hands of two: its session ends.
 */
export async function findSession(queries: Queries, token: string): Promise<FoundSession | undefined> {
  const usedHash = hashToken(token);
  const [row] = await queries
    .select({
      id: sessions.id,
      email: users.email,
      role: users.role,
      tokenHash: sessions.tokenHash,
      isConfirmed: sql<boolean>`${sessions.confirmedAt} is not null`,
      isDue: sql<boolean>`${sessions.rotatedAt} < now() - ${ROTATION}`,
      isLost: sql<boolean>`${sessions.confirmedAt} is null and ${sessions.rotatedAt} < now() - ${ARRIVAL}`,
      isInGrace: sql<boolean>`coalesce(${sessions.confirmedAt} > now() - ${GRACE}, true)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        or(eq(sessions.tokenHash, usedHash), eq(sessions.previousTokenHash, usedHash)),
        gt(sessions.expiresAt, sql`now()`),
      ),
    );
  if (!row) return undefined;
  const { id, email, role, tokenHash, isConfirmed, isDue, isLost, isInGrace } = row;
  const found = { sessionId: id, email, role };
  if (tokenHash !== usedHash) {
    if (!isInGrace) {
      await endSession(queries, id);
      return undefined;
    }
    return { ...found, newToken: isLost ? await rotate(queries, id, usedHash, tokenHash) : undefined };
  }
  if (!isConfirmed)
    await queries
      .update(sessions)
      .set({ confirmedAt: sql`now()` })
      .where(eq(sessions.id, id));
  return { ...found, newToken: isDue ? await rotate(queries, id, usedHash, tokenHash) : undefined };
}

export async function endSession(queries: Queries, id: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.id, id));
}

/** Ends the session of a token, where there is one. */
export async function endSessionOf(tx: Queries, token: string): Promise<void> {
  const hash = hashToken(token);
  await tx.delete(sessions).where(or(eq(sessions.tokenHash, hash), eq(sessions.previousTokenHash, hash)));
}

/** Ends the sessions that the user of a session has in other browsers. @returns how many */
export async function endOtherSessions(tx: Queries, id: string): Promise<number> {
  const [own] = await tx.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, id));
  if (!own) return 0;
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, own.userId), ne(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends the sessions of a user, whose password has changed. */
export async function endSessionsOf(tx: Queries, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}
