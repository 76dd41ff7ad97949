/** Drafts of the application form: rows of `form_versions`, whose fields are in `form_drafts`. */
import { and, asc, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { ListedDraft } from '@vipp/shared/contract/workshop/draft-calls';
import { fieldsOfDefinition } from '@vipp/shared/lib/workshop/draft-from-definition';
import type { Queries } from '../database/database';
import { formVersions } from '../database/form-version-schema';
import { formDrafts } from '../database/workshop-schema';
import { findForm } from '../forms/form-versions';
import { Refusal } from '../kernel/refusal';

const { id, state, title, basedOn } = getTableColumns(formVersions);

const gone = (): Refusal => new Refusal('Ce brouillon n’existe plus\u202F: il a été publié ou supprimé.', {}, 404);

/** A draft as it is now. */
export type Draft = typeof formDrafts.$inferSelect & { title: string; basedOn: number };

/** The draft of an id, as a condition on `form_versions`. */
const isDraft = (draft: string) => and(eq(id, draft), eq(state, 'draft'));

/**
 * Locks a draft until the end of the transaction. A call that changes it waits for `no key update`; `key share` prevents only its
 * publication and deletion. Locked before the row of a session, so that two calls never wait for each other.
 *
 * @throws Refusal where there is no such draft
 */
export async function lockDraft(tx: Queries, draft: string, strength: 'no key update' | 'key share'): Promise<Draft> {
  const [row] = await tx.select({ title, basedOn }).from(formVersions).where(isDraft(draft)).for(strength);
  // Not in the query above, which would read the fields as they were before the wait.
  const [now] = await tx.select().from(formDrafts).where(eq(formDrafts.draftId, draft));
  if (!row || !now) throw gone();
  return { ...now, title: row.title ?? '', basedOn: row.basedOn ?? 1 };
}

/** @throws Refusal where there is no such version */
export async function requireForm(tx: Queries, version: number) {
  const form = await findForm(tx, version);
  if (form) return form;
  throw new Refusal('Cette version du formulaire n’existe pas.', {}, 404);
}

/** @throws Refusal where there is no such version */
export async function createDraft(
  tx: Queries,
  { title: name, from, by }: { title: string; from: number; by: string },
): Promise<string> {
  const form = await requireForm(tx, from);
  const [row] = await tx
    .insert(formVersions)
    .values({ state: 'draft', title: name, basedOn: from, createdBy: by, definition: form.definition })
    .returning({ id });
  if (!row) throw new Error('the draft was not stored');
  const fields = fieldsOfDefinition(form.definition).map((field) => ({ ...field, revision: 1, by }));
  await tx.insert(formDrafts).values({ draftId: row.id, revision: 1, changedBy: by, fields });
  return row.id;
}

export async function renameDraft(tx: Queries, draft: string, name: string): Promise<void> {
  const renamed = await tx.update(formVersions).set({ title: name }).where(isDraft(draft)).returning({ id });
  if (renamed.length === 0) throw gone();
}

/** Deletes a draft with its edits. @returns its title */
export async function deleteDraft(tx: Queries, draft: string): Promise<string> {
  const [row] = await tx.delete(formVersions).where(isDraft(draft)).returning({ title });
  if (!row) throw gone();
  return row.title ?? '';
}

/** All drafts, the one that was changed last first. */
export async function listDrafts(queries: Queries): Promise<ListedDraft[]> {
  const rows = await queries
    .select({
      id,
      title,
      basedOn,
      createdBy: formVersions.createdBy,
      createdAt: formVersions.createdAt,
      revision: formDrafts.revision,
      changedBy: formDrafts.changedBy,
      changedAt: formDrafts.changedAt,
    })
    .from(formVersions)
    .innerJoin(formDrafts, eq(formDrafts.draftId, id))
    .where(and(eq(state, 'draft'), isNull(formVersions.version)))
    .orderBy(desc(formDrafts.changedAt), asc(id));
  return rows.map((row) => ({
    draft: row.id,
    title: row.title ?? '',
    basedOn: row.basedOn ?? 1,
    createdBy: row.createdBy ?? '',
    createdAt: row.createdAt.toISOString(),
    changedBy: row.revision > 1 ? row.changedBy : null,
    changedAt: row.changedAt.toISOString(),
  }));
}
