import { sql } from 'drizzle-orm';
import { TooManyAttempts } from './refusal';
import { claimOnce, countAttempt } from './throttle';
import { throttles } from '../database/service-schema';
import { useTestApp } from '../testing/use-test-app';

const policy = { free: 3, firstPauseSeconds: 60, maxPauseSeconds: 600, resetAfterSeconds: 3600 };

describe('attempts at the same time, on PostgreSQL', () => {
  const test = useTestApp('PostgreSQL');

  it('are not limited when a later one is counted before them', async () => {
    const { queries } = test.database;
    await queries.transaction(async (earlier) => {
      // Within a transaction, `now()` is the time of its first statement.
      await earlier.execute(sql`select now()`);
      await countAttempt(queries, 'scope', policy);
      await countAttempt(earlier, 'scope', policy);
    });
    await countAttempt(queries, 'scope', policy);
    await countAttempt(queries, 'scope', policy);
    await expect(countAttempt(queries, 'scope', policy)).rejects.toThrow(TooManyAttempts);
  });

  it('are free again when the clock was set back by more than the longest pause', async () => {
    const { queries } = test.database;
    await claimOnce(queries, 'once', 3600);
    expect(await claimOnce(queries, 'once', 3600)).toBe(false);
    await queries.update(throttles).set({ blockedUntil: sql`now() + interval '1 day'` });
    expect(await claimOnce(queries, 'once', 3600)).toBe(true);
    expect(await claimOnce(queries, 'once', 3600)).toBe(false);
  });
});
