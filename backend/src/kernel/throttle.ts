/**
 * Counts the actions of strangers in the database: all instances share the count, and restarts do not reset it. Secrets are
 * always verified here; the gateway, which knows networks, gives the turns for it, and answers wrong ones late.
 */
import { and, eq, gt, gte, lt, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { throttles } from '../database/service-schema';

export const DAY_SECONDS = 86_400;

/**
 * The time of the update, not of the statement's start (`now()`): concurrent attempts wait for each other, and an earlier start
 * would be counted in a past window.
 */
const CLOCK = sql`clock_timestamp()`;

/**
 * Counts one event of `scope`, as part of the caller's transaction, at most `most` times within `seconds` of the first.
 *
 * @returns whether it was counted
 */
export async function claimUpTo(tx: Queries, scope: string, seconds: number, most: number): Promise<boolean> {
  const { attempts, blockedUntil: end } = throttles;
  const later = sql`${CLOCK} + make_interval(secs => ${seconds})`;
  // Read without a lock, so that attempts beyond the limit do not block each other.
  const [full] = await tx
    .select({ attempts })
    .from(throttles)
    .where(and(eq(throttles.scope, scope), gte(attempts, most), gt(end, CLOCK), lte(end, later)));
  if (full) return false;
  // A window with a later end than a new one began before the clock was set back.
  await tx.delete(throttles).where(and(eq(throttles.scope, scope), or(lte(end, CLOCK), gt(end, later))));
  const counted = await tx
    .insert(throttles)
    .values({ scope, attempts: 1, blockedUntil: later, updatedAt: CLOCK })
    .onConflictDoUpdate({
      target: throttles.scope,
      set: { attempts: sql`${attempts} + 1`, updatedAt: CLOCK },
      setWhere: lt(attempts, most),
    })
    .returning({ attempts });
  return counted.length > 0;
}

/** True at most once in `seconds` for one `scope`, as part of the caller's transaction. */
export const claimOnce = (tx: Queries, scope: string, seconds: number): Promise<boolean> =>
  claimUpTo(tx, scope, seconds, 1);
