/** The fields of a draft, in one row with the revision of the draft. */
import { eq, sql } from 'drizzle-orm';
import { definitionOfFields } from '@vipp/shared/lib/workshop/definition-of-document';
import { mergeChanges, type FieldChange, type StoredField } from '@vipp/shared/lib/workshop/draft-document';
import type { Queries } from '../database/database';
import { formDrafts } from '../database/workshop-schema';
import { Refusal } from '../kernel/refusal';
import type { Draft } from './drafts';

/** Far more than any form. */
const MAX_DRAFT_CHARACTERS = 4_000_000;

const MALFORMED =
  'Ces changements n’ont pas pu être lus. Rechargez la page\u202F: le brouillon est resté comme il était.';
const TOO_LARGE =
  'Ce brouillon est devenu trop grand pour d’autres changements. Créez un autre brouillon à partir de la version publiée, et reprenez-y vos changements.';

/** @throws Refusal for fields that would make the draft unreadable for all */
function requireReadable(fields: readonly StoredField[]): void {
  if (JSON.stringify(fields).length > MAX_DRAFT_CHARACTERS) throw new Refusal(TOO_LARGE);
  try {
    definitionOfFields(fields);
  } catch {
    throw new Refusal(MALFORMED);
  }
}

/**
 * Stores changes of one recruiter. The draft is locked by the caller.
 *
 * @returns the revision of the draft, and the fields that others have changed since, which remain
 * @throws Refusal for malformed changes, and where the draft would be too large
 */
export async function storeChanges(tx: Queries, draft: Draft, changes: readonly FieldChange[], by: string) {
  const { revision, fields, conflicts } = mergeChanges(draft, changes, by);
  if (revision !== draft.revision) {
    requireReadable(fields);
    await tx
      .update(formDrafts)
      .set({ revision, fields, changedBy: by, changedAt: sql`clock_timestamp()` })
      .where(eq(formDrafts.draftId, draft.draftId));
  }
  return { revision, conflicts };
}
