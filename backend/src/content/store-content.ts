/** Versions of the documents of the content: nothing that was published is overwritten. The newest published ones are the site’s. */
import { and, eq, like, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { contentDocuments } from '../database/content-schema';
import { ContentProblem, parseContent, type Content, type ContentDocument } from './document';

/** Author of the texts of a release. */
const RELEASE = 'release';

export type PublishedDocument = ContentDocument & {
  version: number;
  id: number;
  /** False where somebody published this text on this site. */
  isOfRelease: boolean;
};

/** The newest version of each document that is not withdrawn. @param which of all */
export async function publishedDocuments(queries: Queries, which?: SQL): Promise<PublishedDocument[]> {
  const { path, version } = contentDocuments;
  const newest = await queries
    .selectDistinctOn([path])
    .from(contentDocuments)
    .where(and(eq(contentDocuments.state, 'published'), which))
    .orderBy(path, sql`${version} desc`);
  return newest.flatMap(({ text, publishedBy, ...row }) =>
    text === null
      ? []
      : [{ path: row.path, version: row.version, id: row.id, text, isOfRelease: publishedBy === RELEASE }],
  );
}

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

/** Condition of the documents below a folder. */
export const inFolder = (folder: string): SQL => like(contentDocuments.path, `${folder}/%`);

/** The published case study of an id. */
export async function findEtude(queries: Queries, id: number) {
  const which = and(eq(contentDocuments.id, id), inFolder('etudes'));
  return (await publishedContent(queries, which)).find((content) => content.kind === 'etude');
}

/** A text to publish; null withdraws the document. */
export type ContentChange = { path: string; text: string | null };

type Version = typeof contentDocuments.$inferInsert;

/** One program at a time numbers versions; others can read at the same time. */
export const lockVersions = (tx: Queries) =>
  tx.execute(sql`lock table ${contentDocuments} in share row exclusive mode`);

/** @param more of a text that is not published yet */
export async function addVersions(
  queries: Queries,
  changes: readonly ContentChange[],
  { by, reason, ...more }: { by: string; reason: string } & Pick<Version, 'state' | 'base' | 'preview' | 'dueAt'>,
): Promise<void> {
  const { path: ofPath, version: number, id } = contentDocuments;
  const next = (path: string) =>
    sql<number>`(select coalesce(max(${number}), 0) + 1 from ${contentDocuments} where ${eq(ofPath, path)})`;
  const known = (path: string) => sql`(select max(${id}) from ${contentDocuments} where ${eq(ofPath, path)})`;
  if (changes.length === 0) return;
  await queries.insert(contentDocuments).values(
    changes.map(({ path, text }) => ({
      path,
      version: next(path),
      id: sql<number>`coalesce(${known(path)}, nextval('content_ids'))`,
      text,
      publishedBy: by,
      reason,
      ...more,
    })),
  );
}

/**
 * Publishes new texts and withdraws documents, as part of the caller's transaction.
 *
 * @throws ContentProblem for a text that is no document; a page cannot be withdrawn
 */
export async function publishContent(
  queries: Queries,
  changes: readonly ContentChange[],
  reason: { by: string; reason: string },
): Promise<void> {
  for (const { path, text } of changes) if (text !== null) contentOf({ path, text });
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
export async function fillContent(
  queries: Queries,
  documents: readonly ContentDocument[],
): Promise<{ wasEmpty: boolean; different: string[] }> {
  const texts = new Map((await publishedDocuments(queries)).map(({ path, text }) => [path, text]));
  if (texts.size > 0)
    return {
      wasEmpty: false,
      different: documents.filter(({ path, text }) => texts.get(path) !== text).map(({ path }) => path),
    };
  const orderOf = (document: ContentDocument): string => {
    const content = contentOf(document);
    return content.kind === 'page' ? content.kind : content.kind + content.publishedAt;
  };
  // They get their ids in this order, by which pages link to neighbours.
  const sorted = documents.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
  await queries.transaction((tx) => publishContent(tx, sorted, { by: RELEASE, reason: 'first content' }));
  return { wasEmpty: true, different: [] };
}
