/** Tables for the work of the service: mails, idempotency, throttling. After a change: `npm run migrations:generate -w backend`. */
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, record, today } from './columns';

/** Mails to send. A row is written with the record it belongs to, and emptied once the mail is sent. */
export const outbox = pgTable(
  'outbox',
  {
    ...record,
    /** Recipient, subject and text, encrypted; null once sent. */
    sealed: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** After this time the mail is not sent any more. */
    uselessAt: moment('useless_at'),
    sentAt: moment('sent_at'),
    /** Code of the last error, without any text of the mail. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

/** Answers given to idempotency keys, each readable only with its key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    call: text().notNull(),
    payloadHash: text('payload_hash').notNull(),
    /** Encrypted with the key itself. */
    answer: text(),
    createdAt: date('created_at').notNull().default(today),
  },
  (table) => [index('idempotency_keys_created_at').on(table.createdAt)],
);

/** Counts of attempts by their target, never by their sender. */
export const throttles = pgTable('throttles', {
  scope: text().primaryKey(),
  attempts: integer().notNull(),
  blockedUntil: moment('blocked_until').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
