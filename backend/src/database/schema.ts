/** Tables of the content service. After a change: `npm run migrations:generate -w backend`. */
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ImageDetails } from '@vipp/shared/contract/image-details';
import { ETUDE_THEMES } from '@vipp/shared/contract/paths';
import { CONTENT_STATES, WORKING_STATES } from './columns';

const SLUG = sql.raw(`'^[a-z0-9]+(-[a-z0-9]+)*$'`);
const inWords = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

const id = integer().primaryKey().generatedByDefaultAsIdentity();

/** Sections of the content pages; pages read them by position (docs/contracts/content-pages.md). */
export const contentEntries = pgTable(
  'content_entries',
  {
    page: smallint().notNull(),
    position: smallint().notNull(),
    name: text().notNull(),
    content: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.position] }),
    check('content_entries_page', sql`${table.page} between 1 and 10`),
    check('content_entries_position', sql`${table.position} >= 0`),
  ],
);

const named = () => ({ id, name: text().notNull().unique() });

export const categories = pgTable('categories', named());
export const typologies = pgTable('typologies', named());
export const objectifs = pgTable('objectifs', named());
export const secteurs = pgTable('secteurs', named());

const illustrated = {
  image: text(),
  imageWidth: integer('image_width'),
  imageHeight: integer('image_height'),
  imageDetails: jsonb('image_details').$type<ImageDetails>(),
};

export const posts = pgTable(
  'posts',
  {
    id,
    title: text().notNull(),
    slug: text().notNull(),
    ...illustrated,
    description: text(),
    metaDescription: text('meta_description'),
    /** HTML, or the address of a PDF. */
    content: text(),
    publishedAt: date('published_at').notNull(),
  },
  (table) => [
    unique('posts_slug_unique').on(table.slug),
    check('posts_slug', sql`${table.slug} ~ ${SLUG}`),
    index('posts_published_at').on(table.publishedAt),
  ],
);

export const postCategories = pgTable(
  'post_categories',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.categoryId] }),
    index('post_categories_category').on(table.categoryId),
  ],
);

export const etudes = pgTable(
  'etudes',
  {
    id,
    title: text().notNull(),
    slug: text().notNull(),
    ...illustrated,
    metaDescription: text('meta_description'),
    /** Address of a PDF. */
    content: text(),
    theme: text({ enum: ETUDE_THEMES }).notNull(),
    publishedAt: date('published_at').notNull(),
    typologieId: integer('typologie_id')
      .notNull()
      .references(() => typologies.id),
    objectifId: integer('objectif_id')
      .notNull()
      .references(() => objectifs.id),
    secteurId: integer('secteur_id')
      .notNull()
      .references(() => secteurs.id),
  },
  (table) => [
    unique('etudes_slug_unique').on(table.slug),
    check('etudes_slug', sql`${table.slug} ~ ${SLUG}`),
    check('etudes_theme', sql`${table.theme} in (${inWords(ETUDE_THEMES)})`),
    index('etudes_theme_published_at').on(table.theme, table.publishedAt),
    index('etudes_typologie').on(table.typologieId),
    index('etudes_objectif').on(table.objectifId),
    index('etudes_secteur').on(table.secteurId),
  ],
);

/**
 * What the tables above were written from (`backend/src/content/document.ts`): every version of every document. The newest
 * published one is on the site.
 */
export const contentDocuments = pgTable(
  'content_documents',
  {
    path: text().notNull(),
    version: integer().notNull(),
    state: text({ enum: CONTENT_STATES }).notNull().default('published'),
    /** Null: withdrawn. */
    text: text(),
    /** When it was saved, by whom, and why. */
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    publishedBy: text('published_by').notNull(),
    reason: text().notNull(),
    /** The published version that a text is to replace; null for a new document. */
    base: integer(),
    /** When a text is to be published. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Of the address that shows it on the site before it is published; no secret to who may read the text here. */
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

/** @public Of releases without `content_documents`, which may still run beside this one; a later release drops it. */
export const seedState = pgTable(
  'seed_state',
  {
    id: smallint().primaryKey().default(1),
    version: text().notNull(),
    slugs: jsonb().$type<{ posts: string[]; etudes: string[] }>().notNull(),
    seededAt: timestamp('seeded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('seed_state_single', sql`${table.id} = 1`)],
);
