import { count, sql } from 'drizzle-orm';
import { temporaryFolder } from '../testing/temporary-folder';
import { createTestDatabase, databaseKinds } from '../testing/test-databases';

describe.each(databaseKinds)('the tables on %s', (kind) => {
  const folder = temporaryFolder();

  it('are used as a later version left them', async () => {
    const place = await createTestDatabase(kind, folder);
    const later = await place.open();
    await later.prepare(async (queries) => {
      await queries.execute(sql`alter table contacts add column priority text`);
      await queries.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', ${Date.now()})`,
      );
    });
    await later.close();
    const earlier = await place.open();
    await earlier.prepare(async (queries) => {
      const [found] = await queries
        .select({ columns: count() })
        .from(sql`information_schema.columns`)
        .where(sql`table_name = 'contacts' and column_name = 'priority'`);
      expect(found?.columns).toBe(1);
    });
    await earlier.close();
  });
});
