/**
 * Tables of accounts, and of the work of the service: mails, idempotency, throttling. After a change:
 * `npm run migrations:generate -w backend`.
 */
import { sql } from 'drizzle-orm';
import { ROLES } from '@vipp/shared/contract/workshop/roles';
import { bigserial, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, inWords, moment, ownerId, record, today } from './columns';
import { formVersions } from './content-schema';

export const users = pgTable(
  'users',
  {
    ...record,
    email: text().notNull(),
    /** Null until the user has chosen a password. */
    passwordHash: text('password_hash'),
    /** Null for accounts of another back office, which have no access to the workshop. */
    role: text({ enum: ROLES }),
    /** Public key of the key pair with which a referent last opened a report. */
    reportKey: text('report_key'),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    check('users_role', sql`${table.role} in (${inWords(ROLES)})`),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Null for an address without an account: the request does the same work either way. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId), index('password_resets_expires_at').on(table.expiresAt)],
);

/** Sessions of recruiters. A browser has the token; here is its hash. */
export const sessions = pgTable(
  'sessions',
  {
    ...record,
    userId: ownerId('user_id', () => users.id),
    tokenHash: text('token_hash').notNull().unique(),
    /** These three are of earlier releases, which replace the token every quarter of an hour; a later release drops them. */
    previousTokenHash: text('previous_token_hash').unique(),
    rotatedAt: moment('rotated_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    expiresAt: moment('expires_at').notNull(),
    /** The open draft, and the time of the last report; `place` is of earlier releases. */
    draftId: uuid('draft_id').references(() => formVersions.id, { onDelete: 'set null' }),
    place: text(),
    seenAt: moment('seen_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_draft').on(table.draftId)],
);

/** The audit trail. A trigger of the migration refuses to change an entry, and to delete one before its retention time. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    createdAt,
    /** Address of the account, which may be gone. */
    actor: text().notNull(),
    /** Name of the call. */
    action: text().notNull(),
    subject: text().notNull(),
  },
  (table) => [index('audit_entries_created_at').on(table.createdAt)],
);

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
