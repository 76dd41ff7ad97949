/** Listing what was received, and deleting what is past its retention time. */
import { asc, count, gte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Collection, collections } from './collections';
import { defineOperation, OperatorRefusal } from './operation';

const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null(), z.record(z.string(), z.unknown())]);
const rowsSchema = z.array(z.record(z.string(), cellSchema));

export type Cell = z.infer<typeof cellSchema>;
export type Rows = z.infer<typeof rowsSchema>;

const daySchema = z.iso.date();

function collectionNamed(name: string): Collection {
  const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
  if (collection) return collection;
  throw new OperatorRefusal(`there is no collection "${name}": take one of ${Object.keys(collections).join(', ')}`);
}

export const toCell = (value: unknown): Cell =>
  cellSchema.parse(value instanceof Date ? value.toISOString() : (value ?? null));

/** All rows of a collection, oldest first; with `since`, those of that day and later. */
export const listCollection = defineOperation(
  'list',
  { input: z.object({ collection: z.string(), since: z.optional(daySchema) }), output: rowsSchema },
  async ({ queries }, { collection, since }) => {
    const { table, createdAt, columns } = collectionNamed(collection);
    const rows: Record<string, unknown>[] = await queries
      .select(columns)
      .from(table)
      .where(since === undefined ? undefined : gte(createdAt, sql`${since}::date`))
      .orderBy(asc(createdAt));
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toCell(value)])));
  },
);

const dueSchema = z.array(z.object({ collection: z.string(), rule: z.string(), count: z.int() }));

/** How many rows of each collection are to be deleted on the day `today`. */
export const planPurge = defineOperation(
  'plan-purge',
  { input: z.object({ today: daySchema }), output: dueSchema },
  ({ queries }, { today }) =>
    Promise.all(
      Object.entries(collections).map(async ([collection, { table, retention }]) => {
        const [due] = await queries.select({ count: count() }).from(table).where(retention.isOver(today));
        return { collection, rule: retention.rule, count: due?.count ?? 0 };
      }),
    ),
);

/** Deletes what `planPurge` counts for the same day, all of it or nothing. */
export const purge = defineOperation(
  'purge',
  { input: z.object({ today: daySchema }), output: z.null() },
  ({ queries }, { today }) =>
    queries.transaction(async (tx) => {
      for (const { table, retention } of Object.values(collections))
        await tx.delete(table).where(retention.isOver(today));
      return null;
    }),
);
