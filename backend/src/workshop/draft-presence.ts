/** Who has a draft open, and in which part of it they are. */
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Presence } from '@vipp/shared/contract/workshop/draft-calls';
import type { Queries } from '../database/database';
import { users } from '../database/user-schema';
import { sessions } from '../database/workshop-schema';

/** A browser that says nothing for longer has left. */
const ABSENT = sql`interval '15 seconds'`;
type Place = { sessionId: string; draft: string; place: string | null };

export async function reportPresence(tx: Queries, { sessionId, draft, place }: Place): Promise<void> {
  await tx
    .update(sessions)
    .set({ draftId: draft, place, seenAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
}

/** The other sessions that have the draft open. */
export const othersIn = (queries: Queries, { sessionId, draft }: Omit<Place, 'place'>): Promise<Presence[]> =>
  queries
    .select({ email: users.email, place: sessions.place })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.draftId, draft),
        ne(sessions.id, sessionId),
        gt(sessions.seenAt, sql`now() - ${ABSENT}`),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .orderBy(users.email, sessions.id);
