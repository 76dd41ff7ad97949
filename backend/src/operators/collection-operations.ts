/** Exports what visitors sent, and erases one record of it. */
import { REPORT_OUTCOMES } from '@vipp/shared/contract/forms/report';
import { asc, gte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { signalementMessages, signalements } from '../database/report-schema';
import { collectionNames, collections, readBatch, type Rows } from './collections';
import { readForms } from './form-operations';
import { defineOperation, OperatorRefusal } from './operation';
import { createCsvWriter } from './print-rows';
import { flattenAnswers, keysOfForms } from './readable-applications';

async function* inJson(batches: AsyncIterable<Rows>): AsyncIterable<string> {
  let before = '[\n';
  for await (const rows of batches)
    for (const row of rows) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  yield before.startsWith('[') ? '[]\n' : '\n]\n';
}

async function* inCsv(batches: AsyncIterable<Rows>, toColumns: (rows: Rows) => Rows): AsyncIterable<string> {
  const toCsv = createCsvWriter();
  for await (const rows of batches) yield toCsv(toColumns(rows));
}

/** The rows of a collection; with `since`, of that day and later. */
export const exportCollection = defineOperation(
  'export',
  {
    input: z.object({ collection: z.enum(collectionNames), since: z.optional(z.iso.date()), isCsv: z.boolean() }),
    output: z.custom<AsyncIterable<string>>(),
  },
  async ({ tx, queries }, { collection: name, since, isCsv }) => {
    const collection = collections[name];
    const condition = since === undefined ? undefined : gte(collection.createdAt, sql`${since}::date`);
    const first = await readBatch(tx, collection, condition, null);
    const batches = async function* (): AsyncIterable<Rows> {
      yield first.rows;
      for (let { next } = first; next !== null;) {
        const batch = await readBatch(queries, collection, condition, next);
        yield batch.rows;
        next = batch.next;
      }
    };
    if (!isCsv) return inJson(batches());
    const { answers } = collection;
    if (answers === undefined) return inCsv(batches(), (rows) => rows);
    const keys = keysOfForms(await readForms(tx));
    return inCsv(batches(), (rows) => flattenAnswers(rows, answers, keys));
  },
  ({ collection, since }) => ({
    action: 'exportCollection',
    subject: `${collection}${since === undefined ? '' : ` depuis le ${since}`}`,
  }),
);

/** Deletes one record of any kind, at the request of the person whom it is about. */
export const erase = defineOperation(
  'erase',
  { input: z.object({ collection: z.enum(collectionNames), id: z.uuid() }), output: z.null() },
  async ({ tx }, { collection, id }) => {
    const { table, id: column } = collections[collection];
    const erased = await tx
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
  async ({ tx }, { since = '0001-01-01' }) => {
    const reports = await tx
      .select()
      .from(signalements)
      .where(sql`${signalements.createdAt} >= ${since}::date`)
      .orderBy(asc(signalements.createdAt));
    const messages = await tx.select().from(signalementMessages).orderBy(asc(signalementMessages.id));
    return reports.map((report) =>
      reportSchema.parse({ ...report, messages: messages.filter(({ signalementId }) => signalementId === report.id) }),
    );
  },
  () => ({ action: 'exportCollection', subject: 'signalements' }),
);
