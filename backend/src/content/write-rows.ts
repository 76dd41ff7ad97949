/** Writes content to the tables that the API answers from. */
import { and, eq, getTableColumns, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { Queries } from '../database/database';
import {
  categories,
  contentEntries,
  etudes,
  objectifs,
  postCategories,
  posts,
  secteurs,
  typologies,
} from '../database/schema';
import type { Content, Etude, Page, Post } from './document';

/** A statement has 65 535 parameters at most; the widest table takes 12 for each row. */
const BATCH_SIZE = 1000;

/** Splits `rows` into batches that fit into one statement. */
export function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH_SIZE) }, (_, batch) =>
    rows.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE),
  );
}

/** Sets, on conflict, every column but `id` to the value that was to be inserted. */
function overwriteColumns(table: PgTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== 'id');
  return Object.fromEntries(columns.map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]));
}

/** Orders by date, then by slug: new rows get their ids in this order, by which pages link to neighbours. */
const byDate = (a: Post | Etude, b: Post | Etude) =>
  a.publishedAt.localeCompare(b.publishedAt) || a.slug.localeCompare(b.slug);

type NamedTable = typeof categories | typeof typologies | typeof objectifs | typeof secteurs;

/** Adds missing names, and returns a function from name to id. */
async function writeNames(
  queries: Queries,
  table: NamedTable,
  names: readonly string[],
): Promise<(name: string) => number> {
  const rows = [...new Set(names)].map((name) => ({ name }));
  if (rows.length > 0) await queries.insert(table).values(rows).onConflictDoNothing();
  const stored = await queries.select({ id: table.id, name: table.name }).from(table);
  const ids = new Map(stored.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`« ${name} » was not stored`);
    return id;
  };
}

async function writePage(queries: Queries, { page, entries }: Page): Promise<void> {
  await queries
    .delete(contentEntries)
    .where(and(eq(contentEntries.page, page), gte(contentEntries.position, entries.length)));
  await queries
    .insert(contentEntries)
    .values(entries.map((entry, position) => ({ page, position, ...entry })))
    .onConflictDoUpdate({
      target: [contentEntries.page, contentEntries.position],
      set: overwriteColumns(contentEntries),
    });
}

async function writePosts(queries: Queries, posted: readonly Post[]): Promise<void> {
  const all = [...posted].sort(byDate);
  const categoryId = await writeNames(
    queries,
    categories,
    all.flatMap((post) => post.categories),
  );
  for (const batch of inBatches(all)) {
    const stored = await queries
      .insert(posts)
      .values(batch)
      .onConflictDoUpdate({ target: posts.slug, set: overwriteColumns(posts) })
      .returning({ id: posts.id, slug: posts.slug });
    const ids = new Map(stored.map(({ id, slug }) => [slug, id]));
    await queries.delete(postCategories).where(inArray(postCategories.postId, [...ids.values()]));
    const links = batch.flatMap((post) => {
      const postId = ids.get(post.slug);
      if (postId === undefined) throw new Error(`The post ${post.slug} was not stored`);
      return [...new Set(post.categories)].map((name) => ({ postId, categoryId: categoryId(name) }));
    });
    if (links.length > 0) await queries.insert(postCategories).values(links);
  }
}

async function writeEtudes(queries: Queries, all: readonly Etude[]): Promise<void> {
  const namesOf = (key: 'typologie' | 'objectif' | 'secteur') => all.map((etude) => etude[key]);
  const typologieId = await writeNames(queries, typologies, namesOf('typologie'));
  const objectifId = await writeNames(queries, objectifs, namesOf('objectif'));
  const secteurId = await writeNames(queries, secteurs, namesOf('secteur'));
  for (const batch of inBatches([...all].sort(byDate))) {
    const rows = batch.map(({ typologie, objectif, secteur, ...etude }) => ({
      ...etude,
      typologieId: typologieId(typologie),
      objectifId: objectifId(objectif),
      secteurId: secteurId(secteur),
    }));
    await queries
      .insert(etudes)
      .values(rows)
      .onConflictDoUpdate({ target: etudes.slug, set: overwriteColumns(etudes) });
  }
}

export async function writeRows(queries: Queries, contents: readonly Content[]): Promise<void> {
  for (const content of contents) if (content.kind === 'page') await writePage(queries, content);
  await writePosts(
    queries,
    contents.filter((content) => content.kind === 'post'),
  );
  await writeEtudes(
    queries,
    contents.filter((content) => content.kind === 'etude'),
  );
}

/** Removes posts and case studies. */
export async function removeRows(queries: Queries, paths: readonly string[]): Promise<void> {
  const slugsIn = (folder: string) =>
    paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length, -'.md'.length));
  await queries.delete(posts).where(inArray(posts.slug, slugsIn('posts/')));
  await queries.delete(etudes).where(inArray(etudes.slug, slugsIn('etudes/')));
}

/** Case studies with the names of their vocabularies, oldest first. */
export const etudesWithNames = (queries: Queries) =>
  queries
    .select({ etude: etudes, typologie: typologies.name, objectif: objectifs.name, secteur: secteurs.name })
    .from(etudes)
    .innerJoin(typologies, eq(typologies.id, etudes.typologieId))
    .innerJoin(objectifs, eq(objectifs.id, etudes.objectifId))
    .innerJoin(secteurs, eq(secteurs.id, etudes.secteurId))
    .orderBy(etudes.id);

/** What the tables contain, whoever wrote it. */
export async function readRows(queries: Queries): Promise<Content[]> {
  const entries = await queries.select().from(contentEntries).orderBy(contentEntries.page, contentEntries.position);
  const links = await queries
    .select({ postId: postCategories.postId, name: categories.name })
    .from(postCategories)
    .innerJoin(categories, eq(categories.id, postCategories.categoryId))
    .orderBy(categories.id);
  const allPosts = await queries.select().from(posts);
  const allEtudes = await etudesWithNames(queries);
  return [
    ...Object.values(CONTENT_PAGES).map((page): Page => ({
      kind: 'page',
      page,
      entries: entries.filter((entry) => entry.page === page).map(({ name, content }) => ({ name, content })),
    })),
    ...allPosts.map(({ id, ...post }): Post => ({
      kind: 'post',
      ...post,
      categories: links.filter(({ postId }) => postId === id).map(({ name }) => name),
    })),
    ...allEtudes.map(
      ({ etude: { id: _id, typologieId: _t, objectifId: _o, secteurId: _s, ...etude }, ...names }): Etude => ({
        kind: 'etude',
        ...etude,
        ...names,
      }),
    ),
  ];
}
