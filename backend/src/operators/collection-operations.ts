/** Reads submissions in batches, and deletes those past their retention time. */
import { REPORT_OUTCOMES } from '@vipp/shared/contract/forms/report';
import { and, asc, type Column, gte, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../database/database';
import { signalementMessages, signalements } from '../database/report-schema';
import { type Collection, collectionNames, collections } from './collections';
import { defineOperation, OperatorRefusal } from './operation';

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

/** So many that a batch is read and formatted in milliseconds, whatever the number of rows. */
const BATCH_ROWS = 500;

const cursorSchema = z.object({ createdAt: z.string(), id: z.string() });
const batchSchema = z.object({ rows: rowsSchema, next: z.nullable(cursorSchema) });

export type Cursor = z.infer<typeof cursorSchema>;
export type Batch = z.infer<typeof batchSchema>;

const isAfter = (createdAt: Column, id: Column, cursor: Cursor): SQL =>
  sql`(${createdAt}, ${id}) > (${cursor.createdAt}, ${cursor.id}::uuid)`;

/** Rows of a collection, oldest first. @param after where the batch before ended */
export async function readBatch(
  queries: Queries,
  { table, id, createdAt, columns }: Collection,
  condition: SQL | undefined,
  after: Cursor | null,
): Promise<Batch> {
  const found = await queries
    .select({ row: columns, cursor: { createdAt: sql<string>`${createdAt}::text`, id: sql<string>`${id}::text` } })
    .from(table)
    .where(and(condition, after === null ? undefined : isAfter(createdAt, id, after)))
    .orderBy(asc(createdAt), asc(id))
    .limit(BATCH_ROWS);
  const rows = found.map(({ row }) =>
    Object.fromEntries(Object.entries(row).map(([name, value]): [string, Cell] => [name, toCell(value)])),
  );
  return { rows, next: found.length < BATCH_ROWS ? null : (found.at(-1)?.cursor ?? null) };
}

/** A batch of a collection; with `since`, of the rows of that day and later. */
export const exportCollection = defineOperation(
  'export',
  {
    input: z.object({
      collection: z.enum(collectionNames),
      since: z.optional(z.iso.date()),
      after: z.nullable(cursorSchema),
    }),
    output: batchSchema,
  },
  ({ queries }, { collection, since, after }) => {
    const found = collections[collection];
    return readBatch(
      queries,
      found,
      since === undefined ? undefined : gte(found.createdAt, sql`${since}::date`),
      after,
    );
  },
  ({ collection, since, after }) =>
    after === null && {
      action: 'exportCollection',
      subject: `${collection}${since === undefined ? '' : ` depuis le ${since}`}`,
    },
);

/** Deletes what is due on the day `today`. @returns how many rows of each collection */
export async function deleteDue(tx: Queries, today: string): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const [name, { table, id, isExpired }] of Object.entries(collections)) {
    const rows = await tx.delete(table).where(isExpired(today)).returning({ id });
    if (rows.length > 0) deleted[name] = rows.length;
  }
  return deleted;
}

export const deletedInWords = (deleted: Record<string, number>): string =>
  Object.entries(deleted)
    .map(([name, rows]) => `${name}\u202F: ${rows}`)
    .join(', ');

/** Deletes one record of any kind, at the request of the person whom it is about. */
export const erase = defineOperation(
  'erase',
  { input: z.object({ collection: z.enum(collectionNames), id: z.uuid() }), output: z.null() },
  async ({ queries }, { collection, id }) => {
    const { table, id: column } = collections[collection];
    const erased = await queries
      .delete(table)
      .where(sql`${column} = ${id}::uuid`)
      .returning({ id: column });
    if (erased.length === 0)
      throw new OperatorRefusal(`there is no row ${id} in ${collection}: "export ${collection}" shows the ids`);
    return null;
  },
  ({ collection, id }) => ({ action: 'eraseRecord', subject: `${collection} ${id}` }),
);

const messageSchema = z.object({ sender: z.enum(['referent', 'reporter']), sentAt: z.string(), sealed: z.string() });

const reportSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  acknowledgedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  outcome: z.nullable(z.enum(REPORT_OUTCOMES)),
  sealed: z.string(),
  messages: z.array(messageSchema),
});

export type EncryptedReport = z.infer<typeof reportSchema>;

/** Lists all reports with their messages, oldest first. */
export const findReports = defineOperation(
  'find-reports',
  { input: z.object({ since: z.optional(z.iso.date()) }), output: z.array(reportSchema) },
  async ({ queries }, { since = '0001-01-01' }) => {
    const reports = await queries
      .select()
      .from(signalements)
      .where(sql`${signalements.createdAt} >= ${since}::date`)
      .orderBy(asc(signalements.createdAt));
    const messages = await queries.select().from(signalementMessages).orderBy(asc(signalementMessages.id));
    return reports.map((report) =>
      reportSchema.parse({ ...report, messages: messages.filter(({ signalementId }) => signalementId === report.id) }),
    );
  },
  () => ({ action: 'exportCollection', subject: 'signalements' }),
);
