import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { createTestDatabase, databaseKinds } from '../testing/test-databases';
import { type Database, openDatabase } from './database';
import { copyName, openCluster, openEmbeddedDatabase } from './embedded-database';

const folder = temporaryFolder();

describe.each(databaseKinds)('the tables on %s', (kind) => {
  it('are used as a later version left them', async () => {
    const place = await createTestDatabase(kind, folder);
    const later = await place.open();
    await later.prepare(async (queries) => {
      await queries.execute(sql`alter table contacts add column priority text`);
      const migration = sql`('of a later version', ${Date.now()})`;
      await queries.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ${migration}`);
    });
    await later.close();
    const earlier = await place.open();
    await earlier.prepare(async (queries) => {
      expect(await queries.execute(sql`select priority from contacts`)).toMatchObject({ rows: [] });
    });
    await earlier.close();
  });
});

const cache = path.join(folder, 'cache');

/** Identifies the run of `initdb` that a cluster comes from. */
async function originOf(directory: string): Promise<string> {
  const client = await openCluster(path.join(folder, directory), cache);
  const { rows } = await client.query<{ id: string }>('select system_identifier::text as id from pg_control_system()');
  await client.close();
  return rows[0]?.id ?? '';
}

describe('the embedded cluster', () => {
  it('is made by initdb, whose copy takes the place of a damaged one and is the next cluster', async () => {
    mkdirSync(cache);
    const copy = path.join(cache, await copyName());
    writeFileSync(copy, 'cut short');
    const first = await originOf('first');
    expect(readdirSync(cache)).toEqual([path.basename(copy)]);
    expect(await originOf('second')).toBe(first);
    const second = path.join(folder, 'second');
    const files = ['', ...readdirSync(second, { recursive: true })].map((name) => path.join(second, String(name)));
    expect(files.filter((file) => (statSync(file).mode & 0o077) !== 0)).toEqual([]);
  });

  it('is made again when its creation was interrupted, and left alone later', async () => {
    const directory = path.join(folder, 'interrupted');
    mkdirSync(directory);
    writeFileSync(path.join(directory, 'PG_VERSION'), '18');
    writeFileSync(`${directory}.new`, '');
    const made = await originOf('interrupted');
    expect(readdirSync(folder)).not.toContain('interrupted.new');
    writeFileSync(path.join(directory, 'left'), 'alone');
    expect(await originOf('interrupted')).toBe(made);
    expect(readFileSync(path.join(directory, 'left'), 'utf8')).toBe('alone');
  });

  it.each(['PG_VERSION', 'global/pg_control'])(
    'whose file %s is damaged stops the start with its folder and what to do, and is not changed',
    async (name) => {
      const damaged = path.join(folder, path.basename(name));
      cpSync(path.join(folder, 'second'), damaged, { recursive: true });
      const file = path.join(damaged, name);
      const bytes = readFileSync(file);
      // PostgreSQL uses the first 300 of the 8,192 bytes of pg_control.
      bytes.fill(0x58, 0, Math.min(bytes.length, 300));
      writeFileSync(file, bytes);
      await expect(openEmbeddedDatabase(damaged)).rejects.toThrow(
        /^backend: the embedded database in .*replaced by a backup, see docs\/backups\.md/,
      );
      expect(readFileSync(file).equals(bytes)).toBe(true);
    },
  );
});

describe('a PostgreSQL server', () => {
  let url: string;
  let database: Database;

  beforeEach(async () => {
    ({ url = '' } = await createTestDatabase('PostgreSQL', ''));
    // Sessions that these tests end.
    database = await openDatabase({ url, directory: '', onConnectionLost: () => undefined });
  });
  afterEach(() => database.close());

  async function asOperator(text: string, options = ''): Promise<void> {
    const client = new Client({ connectionString: url, options });
    await client.connect();
    await client.query(text);
    await client.end();
  }

  const END_OTHERS =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

  it('that ends a session in a transaction fails this transaction alone', async () => {
    const broken = database.queries.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await asOperator(END_OTHERS);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(Object(await database.queries.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('is used only while it accepts writes', async () => {
    const name = new URL(url).pathname.slice(1);
    await asOperator(`alter database ${name} set default_transaction_read_only = on`);
    await asOperator(END_OTHERS);
    const write = () => database.queries.execute(sql`create temporary table written (id integer)`);
    await expect(write()).rejects.toThrow();
    const writable = '-c default_transaction_read_only=off';
    await asOperator(`alter database ${name} reset default_transaction_read_only`, writable);
    await write();
  });
});
