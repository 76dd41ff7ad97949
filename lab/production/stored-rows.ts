/** What the databases of the page have. */
import { Client } from 'pg';

/** Rows that gateways write about themselves all the time, and what is made again from the rest. */
const OF_GATEWAYS = ['federation_gateways', 'federation_snapshots'];
const isOfGateways = (table: string): boolean => table.startsWith('gateway_') || OF_GATEWAYS.includes(table);

/** Tables with a column that says when a row was written there, which a restored row has otherwise. */
const WITH_TIME_OF_WRITING = ['federation_events', 'federation_files'];
const rowOf = (table: string): string =>
  WITH_TIME_OF_WRITING.includes(table) ? "(to_jsonb(t) - 'at')::text" : 't::text';

async function withDatabase<Result>(url: string, work: (database: Client) => Promise<Result>): Promise<Result> {
  const database = new Client({ connectionString: url });
  // A server that is killed says so on every open connection.
  database.on('error', () => {});
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

/** @returns addresses of contact messages that are not there */
export const missingForms = (url: string, emails: readonly string[]): Promise<string[]> =>
  withDatabase(url, async (database) => {
    const { rows } = await database.query<{ email: string }>('select email from contacts');
    const stored = new Set(rows.map(({ email }) => email));
    return emails.filter((email) => !stored.has(email));
  });

/** @returns a hash of all rows of each table */
export const tableHashes = (url: string): Promise<Map<string, string>> =>
  withDatabase(url, async (database) => {
    const tables = await database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    );
    const hashes = new Map<string, string>();
    for (const { name } of tables.rows.filter((table) => !isOfGateways(table.name))) {
      const { rows } = await database.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(${rowOf(name)}), '' order by md5(${rowOf(name)}))), '') as hash from "${name}" t`,
      );
      hashes.set(name, rows[0]?.hash ?? '');
    }
    return hashes;
  });
