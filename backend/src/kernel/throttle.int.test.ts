import { sql } from 'drizzle-orm';
import { throttles } from '../database/service-schema';
import { useTestApp } from '../testing/use-test-app';
import { claimOnce, claimUpTo } from './throttle';

describe('counts, on PostgreSQL', () => {
  const test = useTestApp('PostgreSQL');

  it('count events up to a number within a window, also of a transaction that began before', async () => {
    const { queries } = test;
    await queries.transaction(async (earlier) => {
      // Within a transaction, `now()` is the time of its first statement.
      await earlier.execute(sql`select now()`);
      expect(await claimUpTo(queries, 'scope', 60, 2)).toBe(true);
      expect(await claimUpTo(earlier, 'scope', 60, 2)).toBe(true);
    });
    expect(await claimUpTo(queries, 'scope', 60, 2)).toBe(false);
    await queries.update(throttles).set({ blockedUntil: sql`now()` });
    expect(await claimUpTo(queries, 'scope', 60, 2)).toBe(true);
  });

  it('are no reason to wait for another attempt once there were enough', async () => {
    const { queries } = test;
    await claimOnce(queries, 'full', 60);
    await queries.transaction(async (other) => {
      await other.update(throttles).set({ attempts: 1 });
      expect(await claimOnce(queries, 'full', 60)).toBe(false);
    });
  });

  it('begin again after the clock was set back by more than a window', async () => {
    const { queries } = test;
    await claimOnce(queries, 'once', 3600);
    expect(await claimOnce(queries, 'once', 3600)).toBe(false);
    await queries.update(throttles).set({ blockedUntil: sql`now() + interval '1 day'` });
    expect(await claimOnce(queries, 'once', 3600)).toBe(true);
    expect(await claimOnce(queries, 'once', 3600)).toBe(false);
  });
});
