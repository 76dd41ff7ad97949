/** Bulk helpers of the seeding. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database';
import type { categories, objectifs, secteurs, typologies } from '../database/schema';

/** A statement holds 65 535 parameters at most; the widest table takes 12 for each row. */
const BATCH_SIZE = 1000;

/** Splits `rows` into batches that fit into one statement. */
export function inBatches<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH_SIZE) }, (_, batch) =>
    rows.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE),
  );
}

/** Sets, on conflict, every column but `id` to the value that was to be inserted. */
export function overwriteColumns(table: PgTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== 'id');
  return Object.fromEntries(columns.map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]));
}

/** Orders by date, then by slug: new rows get their ids in this order, by which pages link to neighbours. */
export const byDate = (a: { publishedAt: string; slug: string }, b: { publishedAt: string; slug: string }) =>
  a.publishedAt.localeCompare(b.publishedAt) || a.slug.localeCompare(b.slug);

type NamedTable = typeof categories | typeof typologies | typeof objectifs | typeof secteurs;

/** Adds missing names, and returns a function from name to id. */
export async function seedNames(
  queries: Queries,
  table: NamedTable,
  names: readonly string[],
): Promise<(name: string) => number> {
  const rows = [...new Set(names)].map((name) => ({ name }));
  if (rows.length > 0) await queries.insert(table).values(rows).onConflictDoNothing();
  const stored = await queries.select({ id: table.id, name: table.name }).from(table);
  const ids = new Map(stored.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The seed names « ${name} », which was not stored`);
    return id;
  };
}
