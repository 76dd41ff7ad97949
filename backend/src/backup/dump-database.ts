/** Reads all tables of the content service in one snapshot, so that writes of the same time are in it as a whole or not at all. */
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { schemaStateOf } from '../database/apply-migrations';
import type { Queries } from '../database/database';
import { rowsOf } from '../database/rows-of';
import { OperatorRefusal } from '../operators/operation';
import type { DatabaseRecord } from './archive-format';

/** Takes rows as the database writes them in JSON: no value is converted on its way. */
export type TakeRows = (table: string, rows: readonly string[]) => Promise<void>;

const BATCH = 500;

/** Of the gateway: the registry is a part of its own, its other tables are derived or live for minutes. */
const GATEWAY_TABLES = '^(federation|gateway)_';

const TABLES = sql`
  select relname::text as name, array(
    select distinct confrelid::regclass::oid::int from pg_constraint where conrelid = class.oid and contype = 'f' and confrelid <> class.oid
  ) as needs, class.oid::int as id from pg_class class
  where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname !~ ${GATEWAY_TABLES}
    and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
  order by relname`;

const tableSchema = z.object({ name: z.string(), needs: z.array(z.int()), id: z.int() });
type Table = z.infer<typeof tableSchema>;

/** Each table after those that its foreign keys name. */
function inOrderOfForeignKeys(tables: readonly Table[]): string[] {
  const ordered: Table[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const ready = rest.filter(({ needs }) => needs.every((id) => !rest.some((other) => other.id === id)));
    if (ready.length === 0) throw new Error(`foreign keys form a circle: ${rest.map(({ name }) => name).join(', ')}`);
    ordered.push(...ready);
    rest = rest.filter((table) => !ready.includes(table));
  }
  return ordered.map(({ name }) => name);
}

const textSchema = z.object({ line: z.string() });

/** Reads the lines of a query, a batch at a time. @param query answers a column `line` */
export async function readLines(tx: Queries, query: SQL, take: (lines: string[]) => Promise<void>): Promise<number> {
  let count = 0;
  await tx.execute(sql`declare backup_rows no scroll cursor for ${query}`);
  for (;;) {
    const rows = await rowsOf(tx, sql.raw(`fetch ${BATCH} from backup_rows`), textSchema);
    if (rows.length === 0) break;
    count += rows.length;
    await take(rows.map(({ line }) => line));
  }
  await tx.execute(sql`close backup_rows`);
  return count;
}

/** Runs `read` in one snapshot of the database. */
export const inSnapshot = <Result>(queries: Queries, read: (tx: Queries) => Promise<Result>): Promise<Result> =>
  queries.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/**
 * Reads every row of every table.
 *
 * @param tx a snapshot
 * @throws OperatorRefusal for a database without tables of the site
 */
export async function dumpTables(tx: Queries, take: TakeRows): Promise<DatabaseRecord> {
  const state = await schemaStateOf(tx);
  if (!state)
    throw new OperatorRefusal('the database is empty: start the site once, or correct DATABASE_URL or DATA_DIR');
  const tables: DatabaseRecord['tables'] = [];
  for (const name of inOrderOfForeignKeys(await rowsOf(tx, TABLES, tableSchema))) {
    const query = sql`select row_to_json(t)::text as line from ${sql.identifier(name)} t`;
    tables.push({ name, rows: await readLines(tx, query, (rows) => take(name, rows)) });
  }
  // Read after the rows: a sequence is in no snapshot, and must not be behind them.
  const sequences = await rowsOf(
    tx,
    sql`select sequencename::text as name, last_value::text as value from pg_sequences where schemaname = current_schema() and last_value is not null`,
    z.object({ name: z.string(), value: z.string() }),
  );
  return { ...state, tables, sequences };
}
