/** Tables of the workshop. After a change: `npm run migrations:generate -w backend`. */
import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StoredField } from '@vipp/shared/lib/workshop/draft-document';
import { createdAt, moment, ownerId, record } from './columns';
import { formVersions } from './form-version-schema';
import { users } from './user-schema';

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
