/** Texts of the site for their editors: published ones, drafts, and earlier versions. */
import { contentCalls } from '@vipp/shared/contract/content-api';
import { PREVIEW_PARAMETER } from '@vipp/shared/contract/workshop/workshop-call';
import { photographSize } from '@vipp/shared/server/resize-photograph';
import { and, desc, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { photographFormat } from '../content/accept-file';
import { contentLists } from '../content/content-answers';
import { type DraftState, findDrafts, requireDraft, saveDraft } from '../content/content-drafts';
import { parseContent } from '../content/document';
import { fromEditor, titleOf, toEditor } from '../content/editor-documents';
import { pageOf } from '../content/pages';
import {
  hasText,
  newestVersions,
  ofPath,
  publishContent,
  publishedContent,
  publishedDocuments,
} from '../content/store-content';
import { hashOf, readStored, requireFiles } from '../content/stored-files';
import type { Queries } from '../database/database';
import { contentDocuments } from '../database/content-schema';
import type { Outbox } from '../kernel/outbox';
import { Refusal } from '../kernel/refusal';
import { addressOf, asset, type FileContext, storeFile } from './editor-files';

export type EditorContext = FileContext & { outbox: Pick<Outbox, 'link'> };

export const documentPath = z
  .string()
  .check(z.regex(/^(?:posts|etudes)\/[a-z\d-]{1,200}\.md$|^pages\/[a-z-]{1,40}\.yaml$/));
export const atPath = z.object({ path: documentPath });

/** States in the words of Decap. */
const STATUS = { draft: 'draft', review: 'pending_review', ready: 'pending_publish', scheduled: 'pending_publish' };
export const stateOf = (status: string): 'draft' | 'review' | 'ready' =>
  status === 'pending_publish' ? 'ready' : status === 'pending_review' ? 'review' : 'draft';

export const idOf = (path: string): string => path.replace(/\.\w+$/, '');

export const publishedEntries = async (queries: Queries, which: SQL) =>
  (await publishedDocuments(queries, which)).map((document) => ({
    data: toEditor(document, { ...document, dueAt: null }),
    file: { path: document.path, label: pageOf(document.path)?.title, id: hashOf(document.text) },
  }));

export async function unpublishedEntry({ queries }: EditorContext, path: string) {
  const draft = await requireDraft(queries, path);
  const published = await publishedDocuments(queries, ofPath(path));
  const [collection, slug] = idOf(path).split('/');
  return {
    collection,
    slug,
    status: STATUS[draft.state as DraftState],
    diffs: [{ path, id: String(draft.version), newFile: published.length === 0 }],
    updatedAt: draft.publishedAt.toISOString(),
    pullRequestAuthor: draft.publishedBy,
  };
}

const PREVIEW_RETENTION = sql`interval '7 days'`;

/** Address of the page that shows a document. */
export const shownAt = (path: string): string =>
  pageOf(path)?.at ?? `/${path.replace('posts/', 'actualite/').replace('etudes/', 'etude_de_cas/').replace('.md', '')}`;

/** Answers of the API with a draft in place of its document. @throws Refusal where the token shows nothing any more */
export async function previewContent(queries: Queries, token: string) {
  const { preview, publishedAt } = contentDocuments;
  const isShown = and(eq(preview, token), gt(publishedAt, sql`now() - ${PREVIEW_RETENTION}`));
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

/** Address of the page that shows a draft; null where there is none. */
export async function deployPreview({ queries, outbox }: EditorContext, path: string) {
  const [draft] = await findDrafts(queries, ofPath(path));
  return draft?.preview
    ? { url: outbox.link(`${shownAt(path)}?${PREVIEW_PARAMETER}=${draft.preview}`), status: 'SUCCESS' }
    : null;
}

export const persisted = z.object({
  dataFiles: z.array(z.object({ path: documentPath, raw: z.string().check(z.maxLength(2_000_000)) })),
  assets: z.array(asset),
  options: z.object({ status: z.optional(z.string().check(z.maxLength(200))) }),
});

export async function persistEntry(
  context: EditorContext,
  { dataFiles, assets, options: { status = 'draft' } }: z.infer<typeof persisted>,
): Promise<void> {
  const { queries, storage, email: by } = context;
  const renamed: [string, string][] = [];
  for (const one of assets) renamed.push([addressOf(one.path), addressOf((await storeFile(context, one)).at)]);
  const sizeOf = async (file: string) => {
    const bytes = photographFormat(file) && (await readStored(storage, file));
    return bytes ? photographSize(bytes) : undefined;
  };
  for (const { path, raw } of dataFiles) {
    const text = renamed.reduce((result, names) => result.replaceAll(...names), raw);
    const { document, why, ...save } = await fromEditor({ path, text }, sizeOf);
    await requireFiles(document, storage);
    await saveDraft(queries, document, { ...save, by, reason: why || 'sans motif', state: stateOf(status) });
  }
}

/** All documents that there are or were, with their newest titles. */
export async function documents({ queries }: EditorContext) {
  const newest = (await newestVersions(queries, isNotNull(contentDocuments.text))).filter(hasText);
  const titled = newest.map((document) => ({ path: document.path, title: titleOf(document) }));
  return titled.sort((a, b) => a.title.localeCompare(b.title, 'fr'));
}

/** Every version of a document, the newest first. */
export async function versions({ queries }: EditorContext, { path }: z.infer<typeof atPath>) {
  const { version } = contentDocuments;
  const rows = await queries.select().from(contentDocuments).where(ofPath(path)).orderBy(desc(version));
  return rows.map(({ text, publishedAt: at, publishedBy: by, reason: why, ...row }) => {
    const shown =
      text === null ? { title: '', state: 'withdrawn' } : { title: titleOf({ path, text }), state: row.state };
    return { version: row.version, dueAt: row.dueAt, ...shown, at, by, why };
  });
}

export const atVersion = z.extend(atPath, { version: z.int() });

export async function restore(context: EditorContext, { path, version }: z.infer<typeof atVersion>): Promise<void> {
  const isWanted = and(ofPath(path), eq(contentDocuments.version, version));
  const [found] = (await newestVersions(context.queries, isWanted)).filter(hasText);
  if (!found) throw new Refusal('Cette version n’a pas de texte.', {}, 404);
  await requireFiles(found, context.storage);
  const why = { by: context.email, reason: `version ${version} rétablie` };
  await publishContent(context.queries, [found], why);
}
