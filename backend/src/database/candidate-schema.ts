/** Table of applications. After a change: `npm run migrations:generate -w backend`. */
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const candidats = pgTable(
  'candidats',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Last exchange with the candidate: what the time of keeping counts from. */
    contactedAt: timestamp('contacted_at', { withTimezone: true }).notNull().defaultNow(),
    /** `en_attente` until a recruiter decides (SPEC §4). */
    etat: text().notNull().default('en_attente'),
    derniereEtape: text('derniere_etape').notNull(),
    nom: text().notNull(),
    prenoms: text().notNull(),
    email: text().notNull(),
    telephone1: text().notNull(),
    pays: text().notNull(),
    pieceIdentite: text('piece_identite').notNull(),
    numeroPiece: text('numero_piece').notNull(),
    /** Every answer of the application by its payload key (SPEC §3): recruiters change their questions often. */
    reponses: jsonb().notNull(),
  },
  (table) => [index('candidats_created_at').on(table.createdAt)],
);
