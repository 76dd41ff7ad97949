/** Sessions of the workshop: a random token in a cookie, of which only a hash is stored. */
import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Role } from '@vipp/shared/contract/workshop/roles';
import { SESSION_HOURS } from '@vipp/shared/contract/workshop/workshop-call';
import type { Queries } from '../database/database';
import { sessions, users } from '../database/service-schema';
import { createToken, hashToken } from '../kernel/random-token';

/** Who makes a call of the workshop. */
export type Caller = { sessionId: string; userId: string; email: string; role: Role };

export async function createSession(tx: Queries, userId: string): Promise<string> {
  const { token, tokenHash } = createToken();
  await tx.insert(sessions).values({
    userId,
    tokenHash,
    expiresAt: sql`now() + make_interval(hours => ${SESSION_HOURS})`,
  });
  return token;
}

const ofToken = (token: string): SQL => eq(sessions.tokenHash, hashToken(token));

/** The caller with the token of a session; without a role for an account of another back office. */
export async function findSession(queries: Queries, token: string) {
  const [found] = await queries
    .select({ sessionId: sessions.id, userId: users.id, email: users.email, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(ofToken(token), gt(sessions.expiresAt, sql`now()`)));
  return found;
}

const end = async (queries: Queries, which: SQL | undefined): Promise<void> =>
  void (await queries.delete(sessions).where(which));

export const endSession = (queries: Queries, { sessionId }: Caller) => end(queries, eq(sessions.id, sessionId));

/** Ends the session of a token, where there is one. */
export const endSessionOf = (queries: Queries, token: string) => end(queries, ofToken(token));

/** Ends the sessions that a caller has in other browsers. */
export const endOtherSessions = (queries: Queries, { userId, sessionId }: Caller) =>
  end(queries, and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));

/** Ends the sessions of a user, whose password or role has changed. */
export const endSessionsOf = (queries: Queries, userId: string) => end(queries, eq(sessions.userId, userId));
