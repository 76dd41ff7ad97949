/** The edits of a draft: Yjs updates with numbers from 1 for each draft, which are merged when there are many. */
import { and, asc, desc, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { definitionOfUpdates, mergeUpdates } from '@vipp/shared/lib/workshop/draft-document';
import type { Queries } from '../database/database';
import { formDraftUpdates } from '../database/workshop-schema';
import { Refusal } from '../kernel/refusal';

const { draftId, number, author, data, createdAt } = formDraftUpdates;

/** With more updates than this a draft is merged into one. */
export const MAX_UPDATES = 200;
/** Of all updates of a draft together, as they are stored: far more than any form. */
export const MAX_DRAFT_CHARACTERS = 4_000_000;

const MALFORMED =
  'Ces changements n’ont pas pu être lus. Rechargez la page\u202F: le brouillon est resté comme il était.';
const TOO_LARGE =
  'Ce brouillon est devenu trop grand pour d’autres changements. Créez un autre brouillon à partir de la version publiée, et reprenez-y vos changements.';

export type StoredUpdate = { number: number; data: string };

/** The updates after a number, in their order. */
export const updatesAfter = (queries: Queries, draft: string, since: number): Promise<StoredUpdate[]> =>
  queries
    .select({ number, data })
    .from(formDraftUpdates)
    .where(and(eq(draftId, draft), gt(number, since)))
    .orderBy(asc(number));

export async function lastUpdate(queries: Queries, draft: string): Promise<number> {
  const [row] = await queries
    .select({ last: max(number) })
    .from(formDraftUpdates)
    .where(eq(draftId, draft));
  return row?.last ?? 0;
}

/** Who changed a draft last, and when. */
export async function lastChange(queries: Queries, draft: string): Promise<{ by: string; at: Date } | undefined> {
  const [row] = await queries
    .select({ by: author, at: createdAt })
    .from(formDraftUpdates)
    .where(eq(draftId, draft))
    .orderBy(desc(number))
    .limit(1);
  return row;
}

/** The definition that a draft has now; it may break the rules of `checkDefinition`. */
export async function draftDefinition(queries: Queries, draft: string): Promise<ApplicationDefinition> {
  return definitionOfUpdates((await updatesAfter(queries, draft, 0)).map((update) => update.data));
}

const sizeOf = (updates: readonly Pick<StoredUpdate, 'data'>[]): number =>
  updates.reduce((sum, update) => sum + update.data.length, 0);

/**
 * One update that says the same as these. It is applied to a copy of the whole draft first: what cannot be read would make the
 * draft unreadable for all.
 *
 * @throws Refusal for malformed updates
 */
function readableUpdate(stored: readonly StoredUpdate[], updates: readonly string[]): string {
  try {
    const update = updates.length === 1 && updates[0] !== undefined ? updates[0] : mergeUpdates(updates);
    definitionOfUpdates([...stored.map((one) => one.data), update]);
    return update;
  } catch {
    throw new Refusal(MALFORMED);
  }
}

/** Replaces all updates of a draft by one with the number of the last; clients that have an earlier one get the whole. */
async function mergeStored(tx: Queries, draft: string, stored: readonly StoredUpdate[], last: number): Promise<void> {
  const merged = mergeUpdates(stored.map((one) => one.data));
  if (merged.length > MAX_DRAFT_CHARACTERS) throw new Refusal(TOO_LARGE);
  await tx.delete(formDraftUpdates).where(and(eq(draftId, draft), lt(number, last)));
  await tx
    .update(formDraftUpdates)
    .set({ data: merged })
    .where(and(eq(draftId, draft), eq(number, last)));
}

/**
 * Stores changes of one recruiter. The draft is locked by the caller: numbers are given one after the other.
 *
 * @returns the number under which they are stored
 * @throws Refusal for malformed updates, and where the draft would be too large
 */
export async function addUpdates(
  tx: Queries,
  draft: string,
  { updates, by }: { updates: readonly string[]; by: string },
): Promise<number> {
  const stored = await updatesAfter(tx, draft, 0);
  const update = readableUpdate(stored, updates);
  const added = { number: (stored.at(-1)?.number ?? 0) + 1, data: update };
  await tx
    .insert(formDraftUpdates)
    .values({ draftId: draft, number: added.number, author: by, data: update, createdAt: sql`clock_timestamp()` });
  const all = [...stored, added];
  if (all.length > MAX_UPDATES || sizeOf(all) > MAX_DRAFT_CHARACTERS) await mergeStored(tx, draft, all, added.number);
  return added.number;
}
