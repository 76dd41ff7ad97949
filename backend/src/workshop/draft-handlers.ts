/** Versions and drafts of the application form, and editing a draft with others at the same time. */
import type { draftCalls, ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import type { CallInput, CallOutput } from '@vipp/shared/contract/workshop/workshop-call';
import { allForms } from '../forms/form-versions';
import { claimOnce } from '../kernel/throttle';
import { recordAction } from '../kernel/audit-trail';
import {
  createDraft,
  deleteDraft,
  listDrafts,
  lockDraft,
  renameDraft,
  requireForm,
} from './drafts';
import { othersIn, reportPresence } from './draft-presence';
import { draftState, fieldsAfter, storeChanges } from './draft-fields';
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

async function syncDraft(context: HandlerContext, { draft, since, changes, place }: SyncInput): Promise<SyncOutput> {
  const { queries, caller } = context;
  const { email, sessionId } = caller;
  const { title, basedOn } = await lockDraft(queries, draft, changes.length > 0 ? 'no key update' : 'key share');
  const { revision } = await draftState(queries, draft);
  // A browser that is ahead has numbers of a database that was restored from a copy since: it gets everything.
  const missing = revision === since ? [] : await fieldsAfter(queries, draft, since > revision ? 0 : since);
  const stored =
    changes.length > 0 ? await storeChanges(queries, draft, { changes, by: email }) : { revision, conflicts: [] };
  if (stored.revision > revision && (await claimOnce(queries, `draft-edit:${sessionId}:${draft}`, EDITING_SECONDS)))
    await recordAction(queries, { actor: email, action: 'syncDraft', subject: title });
  await reportPresence(queries, { sessionId, draft, place });
  return {
    title,
    basedOn,
    last: stored.revision,
    fields: missing,
    conflicts: stored.conflicts,
    others: await othersIn(queries, { sessionId, draft }),
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
