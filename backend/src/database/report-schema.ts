/**
 * Tables of ethics reports, whose text and sender are stored encrypted (docs/operating.md). After a change:
 * `npm run migrations:generate -w backend`.
 */
import { sql } from 'drizzle-orm';
import { REPORT_OUTCOMES } from '@vipp/shared/contract/forms/report';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ownerId, record, today } from './columns';

/** Days, not times: an exact time could be matched with the logs of another machine. */
export const signalements = pgTable(
  'signalements',
  {
    id: record.id,
    createdAt: date('created_at').notNull().default(today),
    /** Site from which the report came. */
    provenance: text().notNull(),
    /** The whole report, readable by the referents alone. */
    sealed: text().notNull(),
    /** Public keys of the referents for whom later messages are encrypted; the report itself may be for more. */
    recipients: text().array().notNull(),
    /** Addresses, in lower case, of the referents in the report: they may not open it. */
    excluded: text().array().notNull().default([]),
    /** Public key of the reporter; the receipt code decrypts its messages. */
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
    signalementId: ownerId('signalement_id', () => signalements.id),
    sender: text({ enum: ['referent', 'reporter'] }).notNull(),
    sentAt: date('sent_at').notNull().default(today),
    /** Readable by the referents and with the receipt code. */
    sealed: text().notNull(),
  },
  (table) => [index('signalement_messages_signalement').on(table.signalementId)],
);
