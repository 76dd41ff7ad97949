/** Exports collections and the audit trail, and erases one record. */
import { gte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { collectionNames, collections, type Exported, exportNames, exports, readBatch, type Rows } from './collections';
import { defineOperation, OperatorRefusal } from './operation';
import { createCsvWriter } from './print-rows';

async function* inJson(batches: AsyncIterable<Rows>): AsyncIterable<string> {
  let before = '[\n';
  for await (const rows of batches)
    for (const row of rows) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  yield before.startsWith('[') ? '[]\n' : '\n]\n';
}

async function* inCsv(batches: AsyncIterable<Rows>): AsyncIterable<string> {
  const toCsv = createCsvWriter();
  for await (const rows of batches) yield toCsv(rows);
}

/** The rows of a collection; with `since`, from that day on. */
export const exportCollection = defineOperation(
  'export',
  {
    input: z.object({ collection: z.enum(exportNames), since: z.optional(z.iso.date()), isCsv: z.boolean() }),
    output: z.custom<AsyncIterable<string>>(),
  },
  async ({ tx, queries }, { collection: name, since, isCsv }) => {
    const collection: Exported = exports[name];
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
    return isCsv ? inCsv(batches()) : inJson(batches());
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
