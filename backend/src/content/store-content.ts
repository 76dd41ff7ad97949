/** Versions of the documents of the content: nothing that was published is overwritten. The newest published ones are the site’s. */
import { and, desc, eq, like, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { contentDocuments } from '../database/content-schema';
import { ContentProblem, parseContent, type Content, type ContentDocument } from './document';
import { pageOf } from './pages';

/** Author of the texts of a release. */
export const RELEASE = 'release';

type Version = typeof contentDocuments.$inferSelect;
/** A version that is not withdrawn. */
export type TextVersion = Version & { text: string };

export const hasText = (version: Version): version is TextVersion => version.text !== null;

export const ofPath = (path: string): SQL => eq(contentDocuments.path, path);
/** Condition of the documents below a folder. */
export const inFolder = (folder: string): SQL => like(contentDocuments.path, `${folder}/%`);
export const isPublished = eq(contentDocuments.state, 'published');

/** The newest version of each document. @param which of all versions */
export const newestVersions = (queries: Queries, which?: SQL): Promise<Version[]> =>
  queries
    .selectDistinctOn([contentDocuments.path])
    .from(contentDocuments)
    .where(which)
    .orderBy(contentDocuments.path, desc(contentDocuments.version));

/** What the site shows. @param which of all documents */
export const publishedDocuments = async (queries: Queries, which?: SQL): Promise<TextVersion[]> =>
  (await newestVersions(queries, and(isPublished, which))).filter(hasText);

/** Each text of a document is parsed once. */
const parsed = new Map<string, { text: string; content: Content }>();

function contentOf({ path, text }: ContentDocument): Content {
  const known = parsed.get(path);
  if (known?.text === text) return known.content;
  const content = parseContent({ path, text });
  parsed.set(path, { text, content });
  return content;
}

export type PublishedContent = Content & { id: number };

/** The published documents, without those of earlier releases that this one cannot read. @param which of all */
export const publishedContent = async (queries: Queries, which?: SQL): Promise<PublishedContent[]> =>
  (await publishedDocuments(queries, which)).flatMap((document) => {
    try {
      return [{ ...contentOf(document), id: document.id }];
    } catch (error) {
      if (error instanceof ContentProblem) return [];
      throw error;
    }
  });

/** The published case study of an id. */
export async function findEtude(queries: Queries, id: number) {
  const found = await publishedContent(queries, and(eq(contentDocuments.id, id), inFolder('etudes')));
  return found.find((content) => content.kind === 'etude')?.item;
}

/** A text to publish; null withdraws the document. */
export type ContentChange = { path: string; text: string | null };

/** One program at a time numbers versions; others can read at the same time. */
export const lockVersions = (tx: Queries) =>
  tx.execute(sql`lock table ${contentDocuments} in share row exclusive mode`);

type OfVersion = { by: string; reason: string } & Partial<Pick<Version, 'state' | 'base' | 'preview' | 'dueAt'>>;

/** @param more of a text that is not published yet */
export async function addVersions(
  queries: Queries,
  changes: readonly ContentChange[],
  { by: publishedBy, reason, ...more }: OfVersion,
): Promise<void> {
  const { version, id } = contentDocuments;
  const highest = (column: typeof version | typeof id, path: string) =>
    sql`(select max(${column}) from ${contentDocuments} where ${ofPath(path)})`;
  const rows = changes.map(({ path, text }) => ({
    path,
    version: sql<number>`coalesce(${highest(version, path)}, 0) + 1`,
    id: sql<number>`coalesce(${highest(id, path)}, nextval('content_ids'))`,
    ...{ text, publishedBy, reason, ...more },
  }));
  if (rows.length > 0) await queries.insert(contentDocuments).values(rows);
}

/**
 * Publishes new texts and withdraws documents, as part of the caller's transaction.
 *
 * @throws ContentProblem for a text that is no document, and a page that would be withdrawn
 */
export async function publishContent(
  queries: Queries,
  changes: readonly ContentChange[],
  reason: { by: string; reason: string },
): Promise<void> {
  for (const { path, text } of changes) {
    if (text !== null) contentOf({ path, text });
    else if (pageOf(path)) throw new ContentProblem(`${path}: une page ne peut pas être retirée, le site l’a toujours`);
  }
  await lockVersions(queries);
  await addVersions(queries, changes, reason);
}

/**
 * Fills an empty place with the documents of this release; where there is content, all of it stays.
 *
 * Call it within `Database.prepare`, which locks out other instances.
 *
 * @returns whether the place was empty, and paths of documents with another text in this release
 */
export async function fillContent(queries: Queries, documents: readonly ContentDocument[]) {
  const texts = new Map((await publishedDocuments(queries)).map(({ path, text }) => [path, text]));
  const different = documents.filter(({ path, text }) => texts.get(path) !== text).map(({ path }) => path);
  if (texts.size > 0) return { wasEmpty: false, different };
  const orderOf = (document: ContentDocument): string => {
    const content = contentOf(document);
    return content.kind === 'page' ? content.kind : content.kind + content.item.published_at;
  };
  // They get their ids in this order, by which pages link to neighbours.
  const sorted = documents.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
  await queries.transaction((tx) => publishContent(tx, sorted, { by: RELEASE, reason: 'first content' }));
  return { wasEmpty: true, different: [] };
}
