import { sql } from 'drizzle-orm';
import { throttles } from '../database/service-schema';
import { useTestApp } from '../testing/use-test-app';
import { claimOnce, countWithin } from './throttle';

describe('counts, on PostgreSQL', () => {
  const test = useTestApp('PostgreSQL');

  it('count every event within a window, also of a transaction that began before', async () => {
    const { queries } = test.database;
    await queries.transaction(async (earlier) => {
      // Within a transaction, `now()` is the time of its first statement.
      await earlier.execute(sql`select now()`);
      expect(await countWithin(queries, 'scope', 60)).toBe(1);
      expect(await countWithin(earlier, 'scope', 60)).toBe(2);
    });
    expect(await countWithin(queries, 'scope', 60)).toBe(3);
    await queries.update(throttles).set({ blockedUntil: sql`now()` });
    expect(await countWithin(queries, 'scope', 60)).toBe(1);
  });

  it('begin again when the clock was set back by more than a window', async () => {
    const { queries } = test.database;
    await claimOnce(queries, 'once', 3600);
    expect(await claimOnce(queries, 'once', 3600)).toBe(false);
    await queries.update(throttles).set({ blockedUntil: sql`now() + interval '1 day'` });
    expect(await claimOnce(queries, 'once', 3600)).toBe(true);
    expect(await claimOnce(queries, 'once', 3600)).toBe(false);
  });
});
