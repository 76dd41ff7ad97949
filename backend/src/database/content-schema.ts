/** Tables of texts and of the application form. After a change: `npm run migrations:generate -w backend`. */
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredField } from '@vipp/shared/lib/workshop/draft-document';
import { CONTENT_STATES, createdAt, inWords, moment, ownerId, record, WORKING_STATES } from './columns';

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
    publishedAt: moment('published_at').notNull().defaultNow(),
    publishedBy: text('published_by').notNull(),
    reason: text().notNull(),
    /** The published version that a text is to replace; null for a new document. */
    base: integer(),
    /** When a text is to be published. */
    dueAt: moment('due_at'),
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

const FORM_STATES = ['draft', 'trial', 'published', 'retired'] as const;

/** A trigger of the migration refuses to change or delete a published definition. */
export const formVersions = pgTable(
  'form_versions',
  {
    ...record,
    /** From 1, in the order of publication; null for a draft. */
    version: integer().unique(),
    /**
     * `published` is the one that candidates get, and a share of them gets the one on `trial`. A version becomes `retired` at
     * the end of its trial, or when another replaces it.
     */
    state: text({ enum: FORM_STATES }).notNull(),
    /** For a draft, the definition that it was made from; its current fields are in `form_drafts`. */
    definition: jsonb().notNull(),
    /** Title, earlier version and author of the draft; null for versions of `npm run site -- form`. */
    title: text(),
    basedOn: integer('based_on'),
    createdBy: text('created_by'),
    /** Percentage of candidates that a trial gets or got. */
    share: integer(),
    /** Publisher and reason. */
    publishedBy: text('published_by'),
    reason: text(),
    publishedAt: moment('published_at'),
    replacedAt: moment('replaced_at'),
    /** The end of its trial: time, person and reason. */
    trialEndedAt: moment('trial_ended_at'),
    trialEndedBy: text('trial_ended_by'),
    trialEndReason: text('trial_end_reason'),
  },
  (table) => [
    uniqueIndex('form_versions_published')
      .on(table.state)
      .where(sql`${table.state} = 'published'`),
    uniqueIndex('form_versions_trial')
      .on(table.state)
      .where(sql`${table.state} = 'trial'`),
    check('form_versions_state', sql`${table.state} in (${inWords(FORM_STATES)})`),
    check(
      'form_versions_complete',
      sql`${table.state} = 'draft' or (${table.version} is not null and ${table.publishedBy} is not null and ${table.reason} is not null and ${table.publishedAt} is not null)`,
    ),
    check('form_versions_share', sql`${table.share} between 1 and 99`),
    check('form_versions_trial', sql`${table.state} <> 'trial' or ${table.share} is not null`),
    check('form_versions_replaced', sql`(${table.state} = 'retired') = (${table.replacedAt} is not null)`),
  ],
);

/** Sums by day: no row belongs to one person, and none has a time of day. */
export const formFigures = pgTable(
  'form_figures',
  {
    day: date().notNull(),
    version: integer().notNull(),
    event: text().notNull(),
    /** The key of a message, or empty. */
    subject: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.version, table.event, table.subject] }),
    index('form_figures_version').on(table.version),
  ],
);

/** The current fields of each draft. */
export const formDrafts = pgTable('form_drafts', {
  draftId: uuid('draft_id')
    .primaryKey()
    .references(() => formVersions.id, { onDelete: 'cascade' }),
  /** From 1, one more with each call that changes the draft. */
  revision: integer().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
  fields: json().$type<readonly StoredField[]>().notNull(),
});

/** Drafts of releases before `form_drafts`: `workshop/upgrade-drafts.ts` reads them. A later release drops both. */
export const formDraftUpdates = pgTable(
  'form_draft_updates',
  {
    draftId: ownerId('draft_id', () => formVersions.id),
    /** From 1 for each draft; the numbers of updates that were merged into one are missing. */
    number: integer().notNull(),
    createdAt,
    author: text().notNull(),
    /** A Yjs update, Base64. */
    data: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.number] }), check('form_draft_updates_closed', sql`false`)],
);

/** Links to drafts for colleagues without an account. Earlier releases used them; a later release drops the table. */
export const formDraftLinks = pgTable(
  'form_draft_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    draftId: ownerId('draft_id', () => formVersions.id),
    createdAt,
    expiresAt: moment('expires_at')
      .notNull()
      .default(sql`now() + interval '7 days'`),
  },
  (table) => [index('form_draft_links_draft').on(table.draftId)],
);
