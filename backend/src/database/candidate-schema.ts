/** Tables of applications. After a change: `npm run migrations:generate -w backend`. */
import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { STATES } from '@vipp/shared/contract/application/states';
import type { Note } from '@vipp/shared/contract/workshop/application-calls';
import { createdAt, moment, ownerId, record } from './columns';
import { users } from './user-schema';

const defaultingToNow = (name: string) => moment(name).notNull().defaultNow();

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
