/** Helpers of the seeding for many rows at once. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database';
import type { categories, objectifs, secteurs, typologies } from '../database/schema';

/** A statement holds 65 535 parameters at most; the widest table takes 12 for each row. */
const ROWS_AT_ONCE = 1000;

/** Cuts `rows` into lists that one statement can take. */
export function inBatches<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, batch) =>
    rows.slice(batch * ROWS_AT_ONCE, (batch + 1) * ROWS_AT_ONCE),
  );
}

/** Sets, on conflict, every column but `id` to the value that was to be inserted. */
export function overwriteColumns(table: PgTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== 'id');
  return Object.fromEntries(columns.map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]));
}

/** First by date, then by slug: the order in which new rows get their ids, which pages step through. */
export const byDate = (a: { publishedAt: string; slug: string }, b: { publishedAt: string; slug: string }) =>
  a.publishedAt.localeCompare(b.publishedAt) || a.slug.localeCompare(b.slug);

type NamedTable = typeof categories | typeof typologies | typeof objectifs | typeof secteurs;

/** Adds the names that are missing and answers a function from name to id. */
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
