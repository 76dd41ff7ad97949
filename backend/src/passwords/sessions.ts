/** Sessions of the workshop: a random token in a cookie, of which only a hash is stored. */
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Role } from '@vipp/shared/contract/workshop/roles';
import { SESSION_HOURS } from '@vipp/shared/contract/workshop/workshop-call';
import type { Queries } from '../database/database';
import { sessions, users } from '../database/service-schema';
import { createToken, hashToken } from '../kernel/random-token';

/** Who makes a call of the workshop. */
export type Caller = { sessionId: string; email: string; role: Role };

export type FoundSession = Omit<Caller, 'role'> & { role: Caller['role'] | null };

export async function createSession(tx: Queries, userId: string): Promise<string> {
  const { token, tokenHash } = createToken();
  await tx.insert(sessions).values({
    userId,
    tokenHash,
    expiresAt: sql`now() + make_interval(hours => ${SESSION_HOURS})`,
  });
  return token;
}

export async function findSession(queries: Queries, token: string): Promise<FoundSession | undefined> {
  const [found] = await queries
    .select({ sessionId: sessions.id, email: users.email, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, sql`now()`)));
  return found;
}

export async function endSession(queries: Queries, id: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.id, id));
}

/** Ends the session of a token, where there is one. */
export async function endSessionOf(tx: Queries, token: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends the sessions that the user of a session has in other browsers. */
export async function endOtherSessions(tx: Queries, id: string): Promise<void> {
  const [session] = await tx.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, id));
  if (session) await tx.delete(sessions).where(and(eq(sessions.userId, session.userId), ne(sessions.id, id)));
}

/** Ends the sessions of a user, whose password has changed. */
export async function endSessionsOf(tx: Queries, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}
