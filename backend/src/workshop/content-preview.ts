/** Answers of the API with a draft in place of its document. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { contentCalls } from '@vipp/shared/contract/content-api';
import { contentLists } from '../content/content-answers';
import { parseContent } from '../content/document';
import { pageOf } from '../content/pages';
import { publishedContent } from '../content/store-content';
import { WORKING_STATES } from '../database/columns';
import type { Queries } from '../database/database';
import { contentDocuments } from '../database/content-schema';
import { Refusal } from '../kernel/refusal';

const RETENTION = sql`interval '7 days'`;
const FOLDERS: Readonly<Record<string, string>> = { posts: '/actualite/', etudes: '/etude_de_cas/' };

export type ContentPreview = { path: string; answers: Record<string, unknown> };

/** Address of the page that shows a document. */
export function shownAt(path: string): string {
  const [folder = '', file = ''] = path.split('/');
  return pageOf(path)?.at ?? `${FOLDERS[folder]}${file.replace(/\.md$/, '')}`;
}

/** @throws Refusal where the token shows nothing any more */
export async function previewContent(queries: Queries, token: string): Promise<ContentPreview> {
  const { preview, state, publishedAt } = contentDocuments;
  const [draft] = await queries
    .select()
    .from(contentDocuments)
    .where(and(eq(preview, token), inArray(state, [...WORKING_STATES]), gt(publishedAt, sql`now() - ${RETENTION}`)));
  if (!draft || draft.text === null) throw new Refusal('Ce brouillon n’est plus montré.', {}, 404);
  const { path, text, id } = draft;
  const previewed = { ...parseContent({ path, text }), id };
  const others = (await publishedContent(queries)).filter((content) => content.id !== id);
  const lists = Object.entries(contentLists).map(([list, { of }]) => [list, { data: of([...others, previewed]) }]);
  const answers =
    previewed.kind === 'page'
      ? { [contentCalls.contentPage.path.replace('{n}', String(previewed.page))]: previewed.entries }
      : Object.fromEntries(lists);
  return { path: shownAt(path), answers };
}
