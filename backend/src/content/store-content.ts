/**
 * Versions of the documents of the content: nothing that was published is overwritten. The API answers from the tables that
 * the newest version of each document is written to.
 */
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { contentDocuments, posts } from '../database/schema';
import { parseContent, type Content, type ContentDocument } from './document';
import { toDocument } from './write-document';
import { inBatches, readRows, removeRows, writeRows } from './write-rows';

/** Who published what a release contains. */
const RELEASE = 'release';

export type PublishedDocument = ContentDocument & {
  version: number;
  /** False where somebody published this text on this site. */
  isOfRelease: boolean;
};

/** The newest version of each document that is not withdrawn. */
export async function publishedDocuments(queries: Queries): Promise<PublishedDocument[]> {
  const { path, version } = contentDocuments;
  const newest = await queries
    .selectDistinctOn([path])
    .from(contentDocuments)
    .where(eq(contentDocuments.state, 'published'))
    .orderBy(path, sql`${version} desc`);
  return newest.flatMap(({ path: at, version: number, text, publishedBy }) =>
    text === null ? [] : [{ path: at, version: number, text, isOfRelease: publishedBy === RELEASE }],
  );
}

/** A text to publish; null withdraws the document. */
export type ContentChange = { path: string; text: string | null };

type Version = typeof contentDocuments.$inferInsert;

/** One program at a time numbers versions; others read meanwhile. */
export const lockVersions = (tx: Queries) =>
  tx.execute(sql`lock table ${contentDocuments} in share row exclusive mode`);

/** @param more of a text that is not published yet */
export async function addVersions(
  queries: Queries,
  changes: readonly ContentChange[],
  { by, reason, ...more }: { by: string; reason: string } & Pick<Version, 'state' | 'base' | 'preview' | 'dueAt'>,
): Promise<void> {
  const { path: ofPath, version: number } = contentDocuments;
  const next = (path: string) =>
    sql<number>`(select coalesce(max(${number}), 0) + 1 from ${contentDocuments} where ${eq(ofPath, path)})`;
  for (const batch of inBatches(changes))
    await queries
      .insert(contentDocuments)
      .values(batch.map(({ path, text }) => ({ path, version: next(path), text, publishedBy: by, reason, ...more })));
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
  const contents = changes.flatMap(({ path, text }) => (text === null ? [] : [parseContent({ path, text })]));
  await lockVersions(queries);
  await addVersions(queries, changes, reason);
  await writeRows(queries, contents);
  await removeRows(
    queries,
    changes.flatMap(({ path, text }) => (text === null ? [path] : [])),
  );
}

/** Content without the space that HTML does not show: earlier releases wrote the same texts with other line breaks. */
const essence = (content: Content): string =>
  JSON.stringify(
    Object.entries(content)
      .map(([key, value]) => [key, key === 'categories' ? [...value].sort() : value])
      .sort(),
  ).replace(/(?:\\n|[ \t])+/g, '');

/** @returns undefined where no document says exactly this */
function documentOf(content: Content, ofRelease: ReadonlyMap<string, ContentDocument>): ContentDocument | undefined {
  const document = toDocument(content);
  const isFaithful = (one: ContentDocument): boolean => {
    try {
      return essence(parseContent(one)) === essence(content);
    } catch {
      return false;
    }
  };
  return [ofRelease.get(document.path), document].find((one) => one !== undefined && isFaithful(one));
}

/**
 * Fills an empty place with the documents of this release; where there is content, all of it stays. Content of a release
 * that had no documents gets them.
 *
 * Call it within `Database.prepare`, which locks out other instances.
 *
 * @returns whether the place was empty, paths of documents whose text on this site is another one than in this release, and how
 * many rows have no document
 */
export async function fillContent(
  queries: Queries,
  documents: readonly ContentDocument[],
): Promise<{ wasEmpty: boolean; different: string[]; withoutDocument: number }> {
  const published = await publishedDocuments(queries);
  const texts = new Map(published.map(({ path, text }) => [path, text]));
  const different = () => documents.filter(({ path, text }) => texts.get(path) !== text).map(({ path }) => path);
  if (published.length > 0) return { wasEmpty: false, different: different(), withoutDocument: 0 };
  return queries.transaction(async (tx) => {
    if ((await tx.select().from(posts).limit(1)).length === 0) {
      await publishContent(tx, documents, { by: RELEASE, reason: 'first content' });
      return { wasEmpty: true, different: [], withoutDocument: 0 };
    }
    const ofRelease = new Map(documents.map((document) => [document.path, document]));
    const rows = await readRows(tx);
    const adopted = rows.flatMap((content) => documentOf(content, ofRelease) ?? []);
    for (const { path, text } of adopted) texts.set(path, text);
    const isOfRelease = ({ path, text }: ContentDocument): boolean => ofRelease.get(path)?.text === text;
    const corrected = adopted.filter((document) => !isOfRelease(document));
    await addVersions(tx, adopted.filter(isOfRelease), { by: RELEASE, reason: 'first content' });
    const reason = 'content of an earlier release, or corrected on this site';
    await addVersions(tx, corrected, { by: 'site', reason });
    return { wasEmpty: false, different: different(), withoutDocument: rows.length - adopted.length };
  });
}
