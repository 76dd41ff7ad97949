/** Versions and drafts of the application form, and editing a draft with others at the same time. */
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { draftCalls, ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import type { CallInput, CallOutput } from '@vipp/shared/contract/workshop/workshop-call';
import type { Queries } from '../database/database';
import { users } from '../database/user-schema';
import { sessions } from '../database/workshop-schema';
import { allForms } from '../forms/form-versions';
import { claimOnce } from '../kernel/throttle';
import { recordAction } from '../kernel/audit-trail';
import { createDraft, deleteDraft, listDrafts, lockDraft, renameDraft, requireForm } from './drafts';
import { storeChanges } from './draft-fields';
import type { HandlerContext, Handlers } from './handler';

/** Editing is in the audit trail once in this time for each session and draft: it is sent while one types. */
const EDITING_SECONDS = 3600;

type VersionRow = Awaited<ReturnType<typeof allForms>>[number];

function toListedVersion(row: VersionRow): ListedVersion {
  const { version, state, share, title, publishedAt, replacedAt, trialEndedAt, trialEndedBy, trialEndReason } = row;
  if (state === 'draft' || version === null || publishedAt === null)
    throw new Error('a draft is not a version of the form');
  const ended = trialEndedAt && {
    at: trialEndedAt.toISOString(),
    by: trialEndedBy ?? '',
    reason: trialEndReason ?? '',
  };
  return {
    version,
    state,
    share,
    title,
    publishedAt: publishedAt.toISOString(),
    publishedBy: row.publishedBy ?? '',
    reason: row.reason ?? '',
    replacedAt: replacedAt?.toISOString() ?? null,
    ...(ended && { trialEnd: ended }),
  };
}

type SyncInput = CallInput<(typeof draftCalls)['syncDraft']>;
type SyncOutput = CallOutput<(typeof draftCalls)['syncDraft']>;

/** A browser that says nothing for longer has left. */
const ABSENT = sql`interval '15 seconds'`;

/** @returns the addresses of the others who have the draft open */
async function reportPresence(tx: Queries, sessionId: string, draft: string): Promise<string[]> {
  await tx
    .update(sessions)
    .set({ draftId: draft, seenAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
  const isPresent = and(gt(sessions.seenAt, sql`now() - ${ABSENT}`), gt(sessions.expiresAt, sql`now()`));
  const others = await tx
    .selectDistinct({ email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.draftId, draft), ne(sessions.id, sessionId), isPresent))
    .orderBy(users.email);
  return others.map(({ email }) => email);
}

async function syncDraft(context: HandlerContext, { draft, since, changes }: SyncInput): Promise<SyncOutput> {
  const { queries, caller } = context;
  const { email, sessionId } = caller;
  const before = await lockDraft(queries, draft, changes.length > 0 ? 'no key update' : 'key share');
  // A browser that is ahead has numbers of a database that was restored from a copy since: it gets everything.
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
}

export const draftHandlers: Handlers<typeof draftCalls> = {
  forms: {
    run: async ({ queries }) => ({
      versions: (await allForms(queries)).map(toListedVersion),
      drafts: await listDrafts(queries),
    }),
  },
  formVersion: {
    run: async ({ queries }, { version }) => ({
      version,
      definition: (await requireForm(queries, version)).definition,
    }),
  },
  createDraft: {
    run: async ({ queries, caller }, { title, from }) => ({
      draft: await createDraft(queries, { title, from, by: caller.email }),
    }),
    subject: ({ title }) => title,
  },
  renameDraft: {
    run: async ({ queries }, { draft, title }) => {
      await renameDraft(queries, draft, title);
      return {};
    },
    subject: ({ title }) => title,
  },
  deleteDraft: {
    run: async ({ queries }, { draft }) => ({ title: await deleteDraft(queries, draft) }),
    subject: (_input, { title }) => title,
  },
  syncDraft: { run: syncDraft },
};
