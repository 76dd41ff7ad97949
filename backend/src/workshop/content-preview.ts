/** What the API would answer if a draft were published: it is, in a transaction that is rolled back. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { contentCalls } from '@vipp/shared/contract/content-api';
import { findCategories, findContentPage, findEtudes, findPostCategories, findPosts } from '../content/content-queries';
import { pageOf } from '../content/document';
import { publishContent } from '../content/store-content';
import { WORKING_STATES } from '../database/columns';
import type { Queries } from '../database/database';
import { contentDocuments } from '../database/schema';
import { Refusal } from '../kernel/refusal';

const RETENTION = sql`interval '7 days'`;
const FOLDERS: Readonly<Record<string, string>> = { posts: '/actualite/', etudes: '/etude_de_cas/' };

export type ContentPreview = { path: string; answers: Record<string, unknown> };

/** Address of the page that shows a document. */
export function shownAt(path: string): string {
  const [folder = '', file = ''] = path.split('/');
  return pageOf(path)?.at ?? `${FOLDERS[folder]}${file.replace(/\.md$/, '')}`;
}

async function answersWith(tx: Queries, path: string): Promise<ContentPreview['answers']> {
  const page = pageOf(path)?.page;
  if (page !== undefined)
    return { [contentCalls.contentPage.path.replace('{n}', String(page))]: await findContentPage(tx, page) };
  const { categories, posts, postCategories, etudes } = contentCalls;
  return {
    [categories.path]: { data: await findCategories(tx) },
    [posts.path]: { data: await findPosts(tx) },
    [postCategories.path]: { data: await findPostCategories(tx) },
    [etudes.path]: { data: await findEtudes(tx) },
  };
}

class Done extends Error {}

/** @throws Refusal where the token shows nothing any more */
export async function previewContent(queries: Queries, token: string): Promise<ContentPreview> {
  const { preview, state, publishedAt } = contentDocuments;
  const [draft] = await queries
    .select()
    .from(contentDocuments)
    .where(and(eq(preview, token), inArray(state, [...WORKING_STATES]), gt(publishedAt, sql`now() - ${RETENTION}`)));
  if (!draft || draft.text === null) throw new Refusal('Ce brouillon n’est plus montré.', {}, 404);
  const { path, text } = draft;
  let answers: ContentPreview['answers'] = {};
  await queries
    .transaction(async (tx) => {
      await publishContent(tx, [{ path, text }], { by: draft.publishedBy, reason: 'preview' });
      answers = await answersWith(tx, path);
      throw new Done();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Done)) throw error;
    });
  return { path: shownAt(path), answers };
}
