import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { createTestDatabase } from '../testing/test-databases';
import { openDatabase, type Database } from './database';

let url: string;
let database: Database;

beforeEach(async () => {
  ({ url = '' } = await createTestDatabase('PostgreSQL', ''));
  // Sessions that these tests end.
  database = await openDatabase({ url, directory: '', onConnectionLost: () => undefined });
});
afterEach(() => database.close());

async function asOperator(text: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}

const END_OTHERS =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

describe('a PostgreSQL server', () => {
  it('that ends a session in a transaction fails this transaction alone', async () => {
    const broken = database.queries.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await asOperator(END_OTHERS);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(Object(await database.queries.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('that can only be read is not used, until it can be written to', async () => {
    const name = new URL(url).pathname.slice(1);
    await asOperator(`alter database ${name} set default_transaction_read_only = on`);
    await asOperator(END_OTHERS);
    const write = () => database.queries.execute(sql`create temporary table written (id integer)`);
    await expect(write()).rejects.toThrow();
    const client = new Client({ connectionString: url, options: '-c default_transaction_read_only=off' });
    await client.connect();
    await client.query(`alter database ${name} reset default_transaction_read_only`);
    await client.end();
    await write();
  });
});
