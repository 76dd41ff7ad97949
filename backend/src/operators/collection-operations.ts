/** Lists submissions, and deletes those past their retention time. */
import { asc, count, gte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { collections } from './collections';
import { defineOperation } from './operation';
import { collectionName, day } from './typed-values';

const cellSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.record(z.string(), z.unknown()),
  z.array(z.unknown()),
]);
const rowsSchema = z.array(z.record(z.string(), cellSchema));

export type Cell = z.infer<typeof cellSchema>;
export type Rows = z.infer<typeof rowsSchema>;

export const toCell = (value: unknown): Cell =>
  cellSchema.parse(value instanceof Date ? value.toISOString() : (value ?? null));

/** Rows of a query as lists and exports have them. */
export const rowsOf = (rows: readonly Record<string, unknown>[]): Rows =>
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toCell(value)])));

/** All rows of a collection, oldest first; with `since`, those of that day and later. */
export const listCollection = defineOperation(
  'list',
  { input: z.object({ collection: collectionName, since: z.optional(day) }), output: rowsSchema },
  async ({ queries }, { collection, since }) => {
    const { table, createdAt, columns } = collections[collection];
    const rows: Record<string, unknown>[] = await queries
      .select(columns)
      .from(table)
      .where(since === undefined ? undefined : gte(createdAt, sql`${since}::date`))
      .orderBy(asc(createdAt));
    return rowsOf(rows);
  },
);

const dueSchema = z.array(z.object({ collection: z.string(), rule: z.string(), count: z.int() }));

/** Counts the rows of each collection that are due for deletion on the day `today`. */
export const planPurge = defineOperation(
  'plan-purge',
  { input: z.object({ today: day }), output: dueSchema },
  ({ queries }, { today }) =>
    Promise.all(
      Object.entries(collections).map(async ([collection, { table, retention }]) => {
        const [due] = await queries.select({ count: count() }).from(table).where(retention.isExpired(today));
        return { collection, rule: retention.rule, count: due?.count ?? 0 };
      }),
    ),
);

/** Deletes, in one transaction, the rows that `planPurge` counts for the same day. */
export const purge = defineOperation(
  'purge',
  { input: z.object({ today: day }), output: z.null() },
  ({ queries }, { today }) =>
    queries.transaction(async (tx) => {
      for (const { table, retention } of Object.values(collections))
        await tx.delete(table).where(retention.isExpired(today));
      return null;
    }),
);
