/** Writes the rows of a backup into an empty database, in one transaction. */
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { applyMigrations, knownSchemaState } from '../database/apply-migrations';
import type { Queries } from '../database/database';
import { rowsOf } from '../database/rows-of';
import { OperatorRefusal } from '../operators/operation';
import type { DatabaseRecord } from './archive-format';

/** Tables, views and sequences that do not belong to an extension. */
const OWN_RELATIONS = sql`
  select relname::text as name from pg_class
  where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relnamespace::regnamespace::text in (quote_ident(current_schema()), 'drizzle')
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  order by relname`;

/** @throws OperatorRefusal when the database has tables */
export async function requireEmptyDatabase(queries: Queries): Promise<void> {
  const found = await rowsOf(queries, OWN_RELATIONS, z.object({ name: z.string() }));
  if (found.length === 0) return;
  throw new OperatorRefusal(
    `the database at DATABASE_URL is not empty (${found.length} tables and sequences, such as ${found[0]?.name}), and a restore never overwrites a site: create a new database, and set DATABASE_URL to it`,
  );
}

/** @throws OperatorRefusal when the rows are of a schema that this program does not know */
export function requireKnownSchema({ migrations, lastHash }: DatabaseRecord): void {
  const known = knownSchemaState()?.migrations ?? 0;
  if (migrations > known)
    throw new OperatorRefusal(
      `the backup is of a newer version of the site (${migrations} migrations, and this program knows ${known}): restore it with that version`,
    );
  if (knownSchemaState(migrations)?.lastHash !== lastHash)
    throw new OperatorRefusal(
      `the backup is of another line of development: its migration ${migrations} is not that of this program. Restore it with the version that wrote it`,
    );
}

/** Creates the tables as they were when the backup was written. */
export const createTables = (tx: Queries, { migrations }: DatabaseRecord): Promise<void> =>
  applyMigrations(tx, 0, migrations);

/** Inserts lines as `row_to_json` wrote them. @returns false for a table that is not of the site */
export async function insertRows(tx: Queries, table: string, lines: Buffer): Promise<boolean> {
  const [found] = await rowsOf(
    tx,
    sql`select to_regclass(quote_ident(${table}))::text as name`,
    z.object({ name: z.nullable(z.string()) }),
  );
  if (!found?.name) return false;
  const name = sql.identifier(table);
  const rows = `[${String(lines).trimEnd().replaceAll('\n', ',')}]`;
  await tx.execute(sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${rows}::json)`);
  return true;
}

/** Continues the sequences where they were, and brings the tables up to this program’s schema. */
export async function completeTables(tx: Queries, { migrations, sequences }: DatabaseRecord): Promise<void> {
  for (const { name, value } of sequences) {
    await tx.execute(
      sql`select setval(sequence.oid::regclass, ${value}::bigint) from pg_class sequence where relname = ${name} and relkind = 'S' and relnamespace = current_schema()::regnamespace`,
    );
  }
  await applyMigrations(tx, migrations);
}
