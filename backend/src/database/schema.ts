/** Tables of the content service. After a change: `npm run migrations:generate -w backend`. */
import { sql } from 'drizzle-orm';
import { check, integer, pgSequence, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { CONTENT_STATES, WORKING_STATES } from './columns';

const inWords = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** @public Drizzle’s generator reads it. Numbers of documents, by which the API, pages and requests name articles and case studies. */
export const contentIds = pgSequence('content_ids');

/** Every version of every document of the content (`backend/src/content/document.ts`). The newest published one is on the site. */
export const contentDocuments = pgTable(
  'content_documents',
  {
    path: text().notNull(),
    version: integer().notNull(),
    /** The same for all versions of a document. */
    id: integer()
      .notNull()
      .default(sql`nextval('content_ids')`),
    state: text({ enum: CONTENT_STATES }).notNull().default('published'),
    /** Null: withdrawn. */
    text: text(),
    /** Time, person and reason of the publication. */
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    publishedBy: text('published_by').notNull(),
    reason: text().notNull(),
    /** The published version that a text is to replace; null for a new document. */
    base: integer(),
    /** When a text is to be published. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Token of the preview address; not a secret from anybody who may read the text here. */
    preview: text(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.version] }),
    check('content_documents_state', sql`${table.state} in (${inWords(CONTENT_STATES)})`),
    uniqueIndex('content_documents_working')
      .on(table.path)
      .where(sql`${table.state} in (${inWords(WORKING_STATES)})`),
  ],
);
