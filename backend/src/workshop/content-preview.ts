/** Answers of the API with a draft in place of its document. */
import { and, eq, gt, sql } from 'drizzle-orm';
import { contentCalls } from '@vipp/shared/contract/content-api';
import { contentLists } from '../content/content-answers';
import { findDrafts } from '../content/content-drafts';
import { parseContent } from '../content/document';
import { pageOf } from '../content/pages';
import { publishedContent } from '../content/store-content';
import type { Queries } from '../database/database';
import { contentDocuments } from '../database/content-schema';
import { Refusal } from '../kernel/refusal';

const RETENTION = sql`interval '7 days'`;

/** Address of the page that shows a document. */
export const shownAt = (path: string): string =>
  pageOf(path)?.at ?? `/${path.replace('posts/', 'actualite/').replace('etudes/', 'etude_de_cas/').replace('.md', '')}`;

/** @throws Refusal where the token shows nothing any more */
export async function previewContent(queries: Queries, token: string) {
  const { preview, publishedAt } = contentDocuments;
  const isShown = and(eq(preview, token), gt(publishedAt, sql`now() - ${RETENTION}`));
  const [draft] = await findDrafts(queries, isShown);
  if (!draft) throw new Refusal('Ce brouillon n’est plus montré.', {}, 404);
  const { path, id } = draft;
  const previewed = { ...parseContent(draft), id };
  const others = (await publishedContent(queries)).filter((content) => content.id !== id);
  const lists = Object.entries(contentLists).map(([list, { of }]) => [list, { data: of([...others, previewed]) }]);
  const answers: Record<string, unknown> =
    previewed.kind === 'page'
      ? { [contentCalls.contentPage.path.replace('{n}', String(previewed.page))]: previewed.entries }
      : Object.fromEntries(lists);
  return { path: shownAt(path), answers };
}
