/**
 * Tables of what visitors send. After a change: `npm run migrations:generate -w backend`.
 *
 * The text and sender of a report, and every waiting mail, are stored encrypted (docs/operating.md).
 */
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const today = sql`(now() at time zone 'utc')::date`;

const id = uuid().primaryKey().defaultRandom();
const createdAt = moment('created_at').notNull().defaultNow();
/** Which site a submission came from. */
const provenance = text().notNull();

const sender = { fonction: text().notNull(), entreprise: text().notNull(), email: text().notNull() };

export const contacts = pgTable(
  'contacts',
  {
    id,
    createdAt,
    provenance,
    nom: text().notNull(),
    prenom: text().notNull(),
    ...sender,
    telephone: text().notNull(),
    message: text().notNull(),
  },
  (table) => [index('contacts_created_at').on(table.createdAt)],
);

export const newsletter = pgTable(
  'newsletter',
  {
    id,
    createdAt,
    provenance,
    nom: text().notNull(),
    prenom: text().notNull(),
    ...sender,
    /** Time of the last mail that requested a confirmation. */
    askedAt: moment('asked_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [uniqueIndex('newsletter_email').on(sql`lower(${table.email})`)],
);

/** Links in the mails of a subscription: each can confirm or end it. */
export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    newsletterId: uuid('newsletter_id')
      .notNull()
      .references(() => newsletter.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (table) => [index('newsletter_links_newsletter').on(table.newsletterId)],
);

export const receptionDemandes = pgTable(
  'reception_demandes',
  {
    id,
    createdAt,
    provenance,
    lastname: text().notNull(),
    firstname: text().notNull(),
    ...sender,
    etudeTitle: text('etude_title').notNull(),
    /** Not a foreign key, because a request outlives its case study. */
    etudeId: integer('etude_id').notNull(),
    /** Whether the request has been answered. */
    statut: boolean().notNull().default(false),
  },
  (table) => [index('reception_demandes_created_at').on(table.createdAt)],
);

/** Links in the mails that send a requested study. */
export const studyLinks = pgTable(
  'study_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => receptionDemandes.id, { onDelete: 'cascade' }),
    /** Last day on which the link opens. */
    expiresOn: date('expires_on').notNull(),
  },
  (table) => [index('study_links_request').on(table.requestId), index('study_links_expires_on').on(table.expiresOn)],
);

export const REPORT_OUTCOMES = ['hors-champ', 'sans-suite', 'procedure', 'termine'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Days, not times: an exact time could be matched with the logs of another machine. */
export const signalements = pgTable(
  'signalements',
  {
    id,
    createdAt: date('created_at').notNull().default(today),
    provenance,
    /** The whole report, readable by the referents alone. */
    sealed: text().notNull(),
    /** Public keys of the referents that it was encrypted for. */
    recipients: text().array().notNull(),
    /** Public key of the reporter; what is encrypted for it can be read with the receipt code. */
    reporterRecipient: text('reporter_recipient').notNull(),
    /** The matching secret key, encrypted with the receipt code. */
    reporterIdentity: text('reporter_identity').notNull(),
    codeLocator: text('code_locator').notNull(),
    codeSalt: text('code_salt').notNull(),
    codeHash: text('code_hash').notNull(),
    acknowledgedAt: date('acknowledged_at'),
    answeredAt: date('answered_at'),
    closedAt: date('closed_at'),
    outcome: text({ enum: REPORT_OUTCOMES }),
  },
  (table) => [
    index('signalements_code_locator').on(table.codeLocator),
    check('signalements_closed', sql`(${table.closedAt} is null) = (${table.outcome} is null)`),
  ],
);

/** Messages between the referent and the reporter of a report. */
export const signalementMessages = pgTable(
  'signalement_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    signalementId: uuid('signalement_id')
      .notNull()
      .references(() => signalements.id, { onDelete: 'cascade' }),
    sender: text({ enum: ['referent', 'reporter'] }).notNull(),
    sentAt: date('sent_at').notNull().default(today),
    /** Readable by the referents and with the receipt code. */
    sealed: text().notNull(),
  },
  (table) => [index('signalement_messages_signalement').on(table.signalementId)],
);

/** Back-office users. */
export const users = pgTable(
  'users',
  {
    id,
    createdAt,
    email: text().notNull(),
    /** Null until the user has chosen a password. */
    passwordHash: text('password_hash'),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
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

/** Mails to send. A row is written with the record it belongs to, and emptied once the mail is sent. */
export const outbox = pgTable(
  'outbox',
  {
    id,
    createdAt,
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
