/** Earlier versions of texts for their editors, and what all actions on texts share. */
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { titleOf } from '../content/editor-documents';
import { publishContent } from '../content/store-content';
import type { Queries } from '../database/database';
import { contentDocuments } from '../database/content-schema';
import { recordAction } from '../kernel/audit-trail';
import type { Outbox } from '../kernel/outbox';
import { Refusal } from '../kernel/refusal';
import { type FileContext, requireFiles } from './editor-files';

export type EditorContext = FileContext & { outbox: Pick<Outbox, 'link'> };

export const documentPath = z
  .string()
  .check(z.regex(/^(?:posts|etudes)\/[a-z\d-]{1,200}\.md$|^pages\/[a-z-]{1,40}\.yaml$/));
export const atPath = z.object({ path: documentPath });

export const DONE = { message: 'fait' };

/** Does something in one transaction with its entry in the audit trail. */
export const recorded = (
  { queries, email: actor }: EditorContext,
  ofTrail: { action: string; subject: string },
  work: (tx: Queries) => Promise<void>,
) =>
  queries.transaction(async (tx) => {
    await work(tx);
    await recordAction(tx, { actor, ...ofTrail });
    return DONE;
  });

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

export const restored = z.extend(atPath, { version: z.int() });

export const restore = (context: EditorContext, { path, version }: z.infer<typeof restored>) =>
  recorded(context, { action: 'restoreContent', subject: `${path}, version ${version}` }, async (tx) => {
    const isWanted = and(eq(contentDocuments.path, path), eq(contentDocuments.version, version));
    const [row] = await tx.select().from(contentDocuments).where(isWanted);
    if (typeof row?.text !== 'string') throw new Refusal('Cette version n’a pas de texte.', {}, 404);
    await requireFiles(context, { path, text: row.text });
    const reason = `version ${version} rétablie`;
    await publishContent(tx, [{ path, text: row.text }], { by: context.email, reason });
  });
