/** The fields of a draft, in one row with the revision of the draft. */
import { eq, sql } from 'drizzle-orm';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { definitionOfFields } from '@vipp/shared/lib/workshop/definition-of-document';
import { mergeChanges, type FieldChange, type StoredField } from '@vipp/shared/lib/workshop/draft-document';
import type { Queries } from '../database/database';
import { formDrafts } from '../database/workshop-schema';
import { Refusal } from '../kernel/refusal';

/** Far more than any form. */
const MAX_DRAFT_CHARACTERS = 4_000_000;

const MALFORMED =
  'Ces changements n’ont pas pu être lus. Rechargez la page\u202F: le brouillon est resté comme il était.';
const TOO_LARGE =
  'Ce brouillon est devenu trop grand pour d’autres changements. Créez un autre brouillon à partir de la version publiée, et reprenez-y vos changements.';

/** The revision of a draft, and who made it when. */
export async function draftState(queries: Queries, draft: string): Promise<{ revision: number; by: string; at: Date }> {
  const [row] = await queries
    .select({ revision: formDrafts.revision, by: formDrafts.changedBy, at: formDrafts.changedAt })
    .from(formDrafts)
    .where(eq(formDrafts.draftId, draft));
  if (!row) throw new Error(`the draft ${draft} has no fields`);
  return row;
}

/** The fields that have changed after a revision. */
export async function fieldsAfter(queries: Queries, draft: string, since: number): Promise<StoredField[]> {
  const [row] = await queries
    .select({ fields: formDrafts.fields })
    .from(formDrafts)
    .where(eq(formDrafts.draftId, draft));
  return row?.fields.filter(({ revision }) => revision > since) ?? [];
}

/** The definition that a draft has now; it may break the rules of `checkDefinition`. */
export const draftDefinition = async (queries: Queries, draft: string): Promise<ApplicationDefinition> =>
  definitionOfFields(await fieldsAfter(queries, draft, 0));

/** @throws Refusal for fields that would make the draft unreadable for all */
function requireReadable(fields: readonly StoredField[]): void {
  if (JSON.stringify(fields).length > MAX_DRAFT_CHARACTERS) throw new Refusal(TOO_LARGE);
  try {
    definitionOfFields(fields);
  } catch {
    throw new Refusal(MALFORMED);
  }
}

type Changes = { changes: readonly FieldChange[]; by: string };
type Stored = { revision: number; conflicts: StoredField[] };

/**
 * Stores changes of one recruiter. The draft is locked by the caller.
 *
 * @returns the revision of the draft, and the fields that others have changed since, which remain
 * @throws Refusal for malformed changes, and where the draft would be too large
 */
export async function storeChanges(tx: Queries, draft: string, { changes, by }: Changes): Promise<Stored> {
  const { revision } = await draftState(tx, draft);
  const merged = mergeChanges({ revision, fields: await fieldsAfter(tx, draft, 0) }, changes, by);
  if (merged.revision !== revision) {
    requireReadable(merged.fields);
    await tx
      .update(formDrafts)
      .set({ revision: merged.revision, fields: merged.fields, changedBy: by, changedAt: sql`clock_timestamp()` })
      .where(eq(formDrafts.draftId, draft));
  }
  return merged;
}
