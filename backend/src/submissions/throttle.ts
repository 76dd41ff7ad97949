/**
 * Slows down guessing and flooding. Attempts are counted in the database, so that all instances count them and
 * restarts do not reset them, and before their work is done, so that concurrent attempts all count.
 */
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { throttles } from '../database/service-schema';
import { TooManyAttempts } from './refusal';

export type ThrottlePolicy = {
  /** Attempts that are not slowed down. */
  free: number;
  /** Pause after the first attempt beyond the free ones; each further attempt doubles it. */
  firstPauseSeconds: number;
  maxPauseSeconds: number;
  /** Without an attempt for this long, the count restarts. */
  resetAfterSeconds: number;
};

/** Limit of all attempts at one call together, for guesses that are spread over many targets. */
export const OVERALL: ThrottlePolicy = {
  free: 100,
  firstPauseSeconds: 1,
  maxPauseSeconds: 60,
  resetAfterSeconds: 600,
};

/**
 * The time at which the row is updated, not of the statement's start (`now()`): concurrent attempts wait for each
 * other, and one that started earlier would be refused although it is free.
 */
const CLOCK = sql`clock_timestamp()`;

/** Limits the power of two to the range of a number. */
const MAX_DOUBLINGS = 20;

/** SQL of the number of attempts, including this one. */
function counted(policy: ThrottlePolicy) {
  const forgotten = sql`${throttles.updatedAt} < ${CLOCK} - make_interval(secs => ${policy.resetAfterSeconds})`;
  return sql`case when ${forgotten} then 1 else ${throttles.attempts} + 1 end`;
}

function nextOpening(policy: ThrottlePolicy) {
  const beyond = sql`(${counted(policy)}) - ${policy.free}::int`;
  const doublings = sql`least(${beyond} - 1, ${MAX_DOUBLINGS}::int)`;
  const pause = sql`least(${policy.maxPauseSeconds}::float8, ${policy.firstPauseSeconds}::float8 * 2 ^ (${doublings})::float8)`;
  return sql`${CLOCK} + make_interval(secs => case when ${beyond} < 1 then 0 else ${pause} end)`;
}

/** Whether a pause is over; one that lasts longer than any of its kind began before the clock was set back. */
const isOver = (longestSeconds: number) =>
  sql`${throttles.blockedUntil} <= ${CLOCK} or ${throttles.blockedUntil} > ${CLOCK} + make_interval(secs => ${longestSeconds})`;

/**
 * Counts an attempt at `scope`.
 *
 * @throws TooManyAttempts when it comes too soon; such an attempt is not counted
 */
export async function countAttempt(queries: Queries, scope: string, policy: ThrottlePolicy): Promise<void> {
  const admitted = await queries
    .insert(throttles)
    .values({ scope, attempts: 1, blockedUntil: sql`now()`, updatedAt: sql`now()` })
    .onConflictDoUpdate({
      target: throttles.scope,
      set: { attempts: counted(policy), blockedUntil: nextOpening(policy), updatedAt: CLOCK },
      setWhere: isOver(policy.maxPauseSeconds),
    })
    .returning({ scope: throttles.scope });
  if (admitted.length > 0) return;
  const [row] = await queries
    .select({ seconds: sql`ceil(extract(epoch from ${throttles.blockedUntil} - now()))`.mapWith(Number) })
    .from(throttles)
    .where(eq(throttles.scope, scope));
  throw new TooManyAttempts(Math.max(1, row?.seconds ?? 1));
}

/** Removes an attempt that succeeded from the count. */
export async function removeAttempt(queries: Queries, scope: string): Promise<void> {
  await queries
    .update(throttles)
    .set({ attempts: sql`greatest(${throttles.attempts} - 1, 0)`, blockedUntil: sql`now()` })
    .where(eq(throttles.scope, scope));
}

/** True at most once in `seconds` for one `scope`, as part of the caller's transaction. */
export async function claimOnce(tx: Queries, scope: string, seconds: number): Promise<boolean> {
  const until = sql`${CLOCK} + make_interval(secs => ${seconds})`;
  const claimed = await tx
    .insert(throttles)
    .values({ scope, attempts: 1, blockedUntil: until, updatedAt: CLOCK })
    .onConflictDoUpdate({
      target: throttles.scope,
      set: { blockedUntil: until, updatedAt: CLOCK },
      setWhere: isOver(seconds),
    })
    .returning({ scope: throttles.scope });
  return claimed.length > 0;
}
