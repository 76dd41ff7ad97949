/**
 * Brings drafts of earlier releases, which are Yjs updates in `form_draft_updates`, into `form_drafts`. Its migration refuses
 * further updates of such a release: it runs beside this one during the upgrade, and its editors keep their input.
 *
 * Remove it with that table and the dependency `yjs`, once no site and no backup of earlier releases is left.
 */
import { asc, eq } from 'drizzle-orm';
import type { FieldValue, StoredField } from '@vipp/shared/lib/workshop/draft-document';
import { placeOf, SETTINGS } from '@vipp/shared/lib/workshop/draft-nodes';
import * as Y from 'yjs';
import type { Queries } from '../database/database';
import { formDrafts, formDraftUpdates } from '../database/content-schema';

type Parts = Record<string, Record<string, FieldValue>>;

export function fieldsOfUpdates(updates: readonly string[], revision: number): StoredField[] {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, Buffer.from(update, 'base64'));
  const settings = Object.entries(doc.getMap('settings').toJSON());
  const parts: Parts = doc.getMap('nodes').toJSON();
  // Orders were texts then.
  const orders = [...new Set(Object.values(parts).map(({ order }) => String(order)))].toSorted();
  const upgraded = Object.entries(parts).map(([part, { parent, order, ...values }]): [string, Parts[string]] => [
    part,
    { ...values, place: placeOf(String(parent ?? ''), orders.indexOf(String(order))) },
  ]);
  const fixed = Object.fromEntries(settings.map(([name, value]) => [name, JSON.stringify(value)]));
  return [...upgraded, [SETTINGS, fixed] as const].flatMap(([part, values]) =>
    Object.entries(values).map(([field, value]) => ({ part, field, value, revision, by: '' })),
  );
}

/** Call it within `Database.prepare`. */
export async function upgradeDrafts(queries: Queries): Promise<void> {
  const { draftId, number } = formDraftUpdates;
  const drafts = await queries.selectDistinct({ draftId }).from(formDraftUpdates);
  for (const { draftId: draft } of drafts)
    await queries.transaction(async (tx) => {
      const updates = await tx.select().from(formDraftUpdates).where(eq(draftId, draft)).orderBy(asc(number));
      const last = updates.at(-1);
      if (!last) return;
      const fields = fieldsOfUpdates(
        updates.map(({ data }) => data),
        last.number,
      );
      await tx.insert(formDrafts).values({
        draftId: draft,
        revision: last.number,
        changedBy: last.author,
        changedAt: last.createdAt,
        fields,
      });
      await tx.delete(formDraftUpdates).where(eq(draftId, draft));
    });
}
