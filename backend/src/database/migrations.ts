/** The migrations. A restore applies those that its backup had seen, inserts the rows, which fit only those, and applies the rest. */
import path from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod/mini';
import { packageDirectory } from '../package-directory';
import type { Queries } from './database';

const resultSchema = z.object({ rows: z.array(z.unknown()) });

/** The parsed rows of a statement that drizzle has no builder for. PostgreSQL and the embedded database answer in the same form. */
export async function rowsOf<Row>(queries: Queries, statement: SQL, schema: z.ZodMiniType<Row>): Promise<Row[]> {
  const result: unknown = await queries.execute(statement);
  return z.array(schema).parse(resultSchema.parse(result).rows);
}

/** SQL that drizzle-kit generated from the schemas, and its journal. */
export const migrations = { migrationsFolder: path.join(packageDirectory(), 'migrations') };

/** Channel on which triggers of the migrations notify of changes of content. */
export const CONTENT_CHANGED = 'content_changed';

/** Number of migrations that a database has seen, and the hash of the last one. */
export type SchemaState = { migrations: number; lastHash: string };

/** Drizzle’s table of applied migrations, which its migrator reads at the next start. */
const MIGRATIONS_TABLE = sql`"drizzle"."__drizzle_migrations"`;

/** @returns undefined for a database that no migration has been applied to */
export async function schemaStateOf(queries: Queries): Promise<SchemaState | undefined> {
  const [found] = await rowsOf(
    queries,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as "table"`,
    z.object({ table: z.nullable(z.string()) }),
  );
  if (!found?.table) return undefined;
  const applied = await rowsOf(
    queries,
    sql`select hash from ${MIGRATIONS_TABLE} order by created_at`,
    z.object({ hash: z.string() }),
  );
  const last = applied.at(-1);
  return last && { migrations: applied.length, lastHash: last.hash };
}

/** The state after `count` of this program’s migrations, or after all of them. */
export function knownSchemaState(count?: number): SchemaState | undefined {
  const known = readMigrationFiles(migrations).slice(0, count);
  const last = known.at(-1);
  return last && { migrations: known.length, lastHash: last.hash };
}

/**
 * Applies the migrations from number `from` up to, not including, `to`, in the transaction of `tx`; drizzle’s own migrator
 * would commit it.
 */
export async function applyMigrations(tx: Queries, from: number, to?: number): Promise<void> {
  await tx.execute(sql`create schema if not exists "drizzle"`);
  await tx.execute(
    sql`create table if not exists ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles(migrations).slice(from, to)) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into ${MIGRATIONS_TABLE} (hash, created_at) values (${hash}, ${folderMillis})`);
  }
}
