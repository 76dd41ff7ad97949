/** Tables of the newsletter and of forms for prospects. After a change: `npm run migrations:generate -w backend`. */
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, ownerId, record } from './columns';

const submission = {
  ...record,
  /** Site from which the submission came. */
  provenance: text().notNull(),
  fonction: text().notNull(),
  entreprise: text().notNull(),
  email: text().notNull(),
};

const person = { nom: text().notNull(), prenom: text().notNull() };

export const contacts = pgTable(
  'contacts',
  {
    ...submission,
    ...person,
    telephone: text().notNull(),
    message: text().notNull(),
  },
  (table) => [index('contacts_created_at').on(table.createdAt)],
);

export const newsletter = pgTable(
  'newsletter',
  {
    ...submission,
    ...person,
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
    newsletterId: ownerId('newsletter_id', () => newsletter.id),
    createdAt,
  },
  (table) => [index('newsletter_links_newsletter').on(table.newsletterId)],
);

export const receptionDemandes = pgTable(
  'reception_demandes',
  {
    ...submission,
    lastname: text().notNull(),
    firstname: text().notNull(),
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
    requestId: ownerId('request_id', () => receptionDemandes.id),
    /** Last day on which the link opens. */
    expiresOn: date('expires_on').notNull(),
  },
  (table) => [index('study_links_request').on(table.requestId), index('study_links_expires_on').on(table.expiresOn)],
);
