/** Tables of form versions and their figures. After a change: `npm run migrations:generate -w backend`. */
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, record } from './columns';

const FORM_STATES = ['draft', 'trial', 'published', 'retired'] as const;
const STATES = sql.raw(FORM_STATES.map((state) => `'${state}'`).join(', '));

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
    check('form_versions_state', sql`${table.state} in (${STATES})`),
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
