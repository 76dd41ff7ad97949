/** Editing a draft of the form with others at the same time. */
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { definitionOfFields } from '@vipp/shared/lib/workshop/definition-of-document';
import { type FieldChange, mergeChanges, type StoredField } from '@vipp/shared/lib/workshop/draft-document';
import type { Queries } from '../database/database';
import { formDrafts, formVersions } from '../database/content-schema';
import { sessions, users } from '../database/service-schema';
import { recordAction } from '../kernel/audit-trail';
import { Refusal } from '../kernel/refusal';
import { claimOnce } from '../kernel/throttle';
import type { Handlers } from './handler';

const { id, state, title, basedOn } = formVersions;

export const gone = (): Refusal =>
  new Refusal('Ce brouillon n’existe plus\u202F: il a été publié ou supprimé.', {}, 404);

/** A draft as it is now. */
type Draft = typeof formDrafts.$inferSelect & { title: string; basedOn: number };

/** The draft of an id, as a condition on `form_versions`. */
export const isDraft = (draft: string) => and(eq(id, draft), eq(state, 'draft'));

/**
 * Locks a draft until the end of the transaction. A call that changes it waits for `no key update`; `key share` prevents only
 * its publication and deletion. Locked before the row of a session: two calls must never wait for each other.
 *
 * @throws Refusal where there is no such draft
 */
export async function lockDraft(tx: Queries, draft: string, strength: 'no key update' | 'key share'): Promise<Draft> {
  const [row] = await tx.select({ title, basedOn }).from(formVersions).where(isDraft(draft)).for(strength);
  // Not in the query above: it would read the fields as of before the wait.
  const [now] = await tx.select().from(formDrafts).where(eq(formDrafts.draftId, draft));
  if (!row || !now) throw gone();
  return { ...now, title: row.title ?? '', basedOn: row.basedOn ?? 1 };
}

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
 * @returns the revision of the draft, and the conflicts: fields with later changes of others
 * @throws Refusal for malformed changes, and for a draft that would be too large
 */
async function storeChanges(tx: Queries, draft: Draft, changes: readonly FieldChange[], by: string) {
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

/** A browser that says nothing for longer has left. */
const ABSENT = sql`interval '15 seconds'`;

/** @returns the addresses of the others who have the draft open */
async function reportPresence(tx: Queries, sessionId: string, draft: string): Promise<string[]> {
  const { draftId, seenAt, expiresAt, userId } = sessions;
  await tx
    .update(sessions)
    .set({ draftId: draft, seenAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
  const isPresent = and(gt(seenAt, sql`now() - ${ABSENT}`), gt(expiresAt, sql`now()`));
  const others = await tx
    .selectDistinct({ email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(draftId, draft), ne(sessions.id, sessionId), isPresent))
    .orderBy(users.email);
  return others.map(({ email }) => email);
}

/** Editing is in the audit trail once in this time for each session and draft: each few letters are a call. */
const EDITING_SECONDS = 3600;

export const syncDraft: Handlers['syncDraft'] = {
  run: async ({ queries, caller: { email, sessionId } }, { draft, since, changes }) => {
    const before = await lockDraft(queries, draft, changes.length > 0 ? 'no key update' : 'key share');
    // A browser is ahead after a restore of the database: it gets everything.
    const known = since > before.revision ? 0 : since;
    const { revision, conflicts } = await storeChanges(queries, before, changes, email);
    if (revision > before.revision && (await claimOnce(queries, `draft-edit:${sessionId}:${draft}`, EDITING_SECONDS)))
      await recordAction(queries, { actor: email, action: 'syncDraft', subject: before.title });
    return {
      title: before.title,
      basedOn: before.basedOn,
      last: revision,
      fields: before.fields.filter((field) => field.revision > known),
      conflicts,
      others: await reportPresence(queries, sessionId, draft),
    };
  },
};
