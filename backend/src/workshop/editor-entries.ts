/** Texts of the site for their editors: published ones, drafts, and earlier versions. */
import { PREVIEW_PARAMETER } from '@vipp/shared/contract/workshop/workshop-call';
import { photographSize } from '@vipp/shared/server/resize-photograph';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { photographFormat } from '../content/accept-file';
import { type DraftState, findDrafts, requireDraft, saveDraft } from '../content/content-drafts';
import { fromEditor, titleOf, toEditor } from '../content/editor-documents';
import { publishContent, publishedDocuments } from '../content/store-content';
import { readStored } from '../content/stored-files';
import type { Queries } from '../database/database';
import { contentDocuments } from '../database/content-schema';
import { recordAction } from '../kernel/audit-trail';
import type { Outbox } from '../kernel/outbox';
import { Refusal } from '../kernel/refusal';
import { shownAt } from './content-preview';
import { addressOf, asset, type FileContext, hashOf, removeFiles, requireFiles, storeFile } from './editor-files';

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
const DONE = { message: 'fait' };

/** Does something in one transaction with its entry in the audit trail. */
export const recorded = (
  { queries, email: actor }: EditorContext,
  action: string,
  subject: string,
  work: (tx: Queries) => Promise<void>,
) =>
  queries.transaction(async (tx) => {
    await work(tx);
    await recordAction(tx, { actor, action, subject });
    return DONE;
  });

export const publishedEntries = async (queries: Queries, isWanted: (path: string) => boolean) =>
  (await publishedDocuments(queries))
    .filter(({ path }) => isWanted(path))
    .map((document) => ({
      data: toEditor(document, { version: document.version, dueAt: null }),
      file: { path: document.path, id: hashOf(document.text) },
    }));

export async function unpublishedEntry({ queries }: EditorContext, path: string) {
  const draft = await requireDraft(queries, path);
  const isPublished = (await publishedDocuments(queries)).some((one) => one.path === path);
  const [collection, slug] = idOf(path).split('/');
  return {
    collection,
    slug,
    status: STATUS[draft.state as DraftState],
    diffs: [{ path, id: String(draft.version), newFile: !isPublished }],
    updatedAt: draft.publishedAt.toISOString(),
    pullRequestAuthor: draft.publishedBy,
  };
}

/** Address of the page that shows a draft; null where there is none. */
export async function deployPreview({ queries, outbox }: EditorContext, path: string) {
  const [draft] = await findDrafts(queries, path);
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
) {
  const { queries, storage, email: by } = context;
  const renamed: [string, string][] = [];
  for (const one of assets) renamed.push([addressOf(one.path), addressOf((await storeFile(context, one)).at)]);
  const sizeOf = async (file: string) => {
    const bytes = photographFormat(file) && (await readStored(storage, file));
    return bytes ? photographSize(bytes) : undefined;
  };
  for (const { path, raw } of dataFiles) {
    const text = renamed.reduce((result, names) => result.replaceAll(...names), raw);
    const { document, seen, dueAt, why } = await fromEditor({ path, text }, sizeOf);
    await requireFiles(context, document);
    await saveDraft(queries, document, { by, reason: why || 'sans motif', seen, dueAt, state: stateOf(status) });
  }
  return DONE;
}

/** Withdraws documents and deletes files. */
export async function deletePaths(context: EditorContext, { paths }: { paths: readonly string[] }) {
  const files = paths.filter((path) => path.startsWith('files/'));
  const withdrawn = paths.filter((path) => !files.includes(path));
  if (withdrawn.some((path) => path.startsWith('pages/')))
    throw new Refusal('Une page ne peut pas être retirée\u202F: le site l’a toujours.');
  const why = { by: context.email, reason: 'retiré du site' };
  for (const path of withdrawn)
    await recorded(context, 'withdrawContent', path, (tx) => publishContent(tx, [{ path, text: null }], why));
  await removeFiles(context, files);
  return DONE;
}

/** All documents that there are or were, with their newest titles. */
export async function documents({ queries }: EditorContext) {
  const { path, text, version } = contentDocuments;
  const newest = await queries
    .selectDistinctOn([path], { path, text })
    .from(contentDocuments)
    .where(isNotNull(text))
    .orderBy(path, desc(version));
  const titled = newest.map((row) => ({ path: row.path, title: titleOf({ path: row.path, text: row.text ?? '' }) }));
  return titled.sort((a, b) => a.title.localeCompare(b.title, 'fr'));
}

export async function versions({ queries }: EditorContext, { path }: z.infer<typeof atPath>) {
  const { version, state, text, dueAt, publishedAt: at, publishedBy: by, reason: why } = contentDocuments;
  const rows = await queries
    .select({ version, state, text, dueAt, at, by, why })
    .from(contentDocuments)
    .where(eq(contentDocuments.path, path))
    .orderBy(desc(version));
  return rows.map(({ text: content, ...row }) =>
    content === null ? { ...row, title: '', state: 'withdrawn' } : { ...row, title: titleOf({ path, text: content }) },
  );
}

export const atVersion = z.extend(atPath, { version: z.int() });

export const restore = (context: EditorContext, { path, version }: z.infer<typeof atVersion>) =>
  recorded(context, 'restoreContent', `${path}, version ${version}`, async (tx) => {
    const isWanted = and(eq(contentDocuments.path, path), eq(contentDocuments.version, version));
    const [row] = await tx.select().from(contentDocuments).where(isWanted);
    if (typeof row?.text !== 'string') throw new Refusal('Cette version n’a pas de texte.', {}, 404);
    await requireFiles(context, { path, text: row.text });
    const reason = `version ${version} rétablie`;
    await publishContent(tx, [{ path, text: row.text }], { by: context.email, reason });
  });
