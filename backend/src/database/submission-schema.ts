/**
 * Tables of what visitors send. Reports and their senders are stored encrypted (docs/operating.md). After a change:
 * `npm run migrations:generate -w backend`.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { STATES } from '@vipp/shared/contract/application/states';
import { REPORT_OUTCOMES } from '@vipp/shared/contract/forms/report';
import type { Note } from '@vipp/shared/contract/workshop/application-calls';
import { createdAt, moment, ownerId, record, today } from './columns';
import { users } from './service-schema';

const defaultingToNow = (name: string) => moment(name).notNull().defaultNow();

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

export const candidats = pgTable(
  'candidats',
  {
    ...record,
    /** Reference of the application for candidates and recruiters, such as `VIPP-7F3K-9QTM`. */
    reference: text().notNull().unique(),
    /** Last exchange with the candidate, from which the retention time counts. */
    contactedAt: defaultingToNow('contacted_at'),
    /** `en_attente` until a recruiter decides (requirement 4.8). */
    etat: text({ enum: STATES }).notNull().default('en_attente'),
    etatSince: defaultingToNow('etat_since'),
    dateReception: date('date_reception').notNull(),
    derniereEtape: text('derniere_etape').notNull(),
    nom: text().notNull(),
    prenoms: text().notNull(),
    email: text().notNull(),
    telephone1: text().notNull(),
    pays: text().notNull(),
    pieceIdentite: text('piece_identite').notNull(),
    numeroPiece: text('numero_piece').notNull(),
    /** Normalised e-mail address and identity document, by which the same person is found. */
    emailKey: text('email_key').notNull(),
    pieceKey: text('piece_key'),
    /** Version of the form that it was filled in with. Applications from before there were versions have the first one. */
    version: integer().notNull().default(1),
    /** Every answer of the application by its payload key (requirement 3.6): recruiters change their questions often. */
    reponses: jsonb().notNull(),
    /** The recruiter who follows the application. */
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** Notes that recruiters write for each other, the oldest first. */
    notes: jsonb().$type<readonly Note[]>().notNull().default([]),
  },
  (table) => [
    index('candidats_created_at').on(table.createdAt),
    index('candidats_email_key').on(table.emailKey),
    index('candidats_piece_key').on(table.pieceKey),
  ],
);

/** Links in the mails of an application: each can show and withdraw it. */
export const candidatLinks = pgTable(
  'candidat_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    candidatId: ownerId('candidat_id', () => candidats.id),
    createdAt,
  },
  (table) => [index('candidat_links_candidat').on(table.candidatId)],
);

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
