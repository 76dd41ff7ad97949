/** Columns that several tables share. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, type PgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A date and time with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The current day in UTC. */
export const today = sql`(now() at time zone 'utc')::date`;

export const createdAt = moment('created_at').notNull().defaultNow();

/** Columns of every table whose rows have a random id. */
export const record = { id: uuid().primaryKey().defaultRandom(), createdAt };

/** Reference to a row with which this one is deleted. */
export const ownerId = (name: string, owner: () => AnyPgColumn) =>
  uuid(name).notNull().references(owner, { onDelete: 'cascade' });

/** States of the working version, of which a document has at most one; `replaced` is the state of earlier ones. */
export const WORKING_STATES = ['draft', 'review', 'ready', 'scheduled'] as const;
export const CONTENT_STATES = [...WORKING_STATES, 'published', 'replaced'] as const;

/** Words as a list in SQL. */
export const inWords = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** Values of a new row. The compiler refuses a key without a column; drizzle would drop it in silence. */
export const rowOf = <Table extends PgTable, Row extends Table['$inferInsert']>(
  _table: Table,
  row: Row & Record<Exclude<keyof Row, keyof Table['$inferInsert']>, never>,
): Row => row;
