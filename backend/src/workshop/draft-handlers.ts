/** Versions and drafts of the application form, and figures. */
import { asc, desc, eq } from 'drizzle-orm';
import type { ListedDraft, ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { fieldsOfDefinition } from '@vipp/shared/lib/workshop/draft-from-definition';
import type { Queries } from '../database/database';
import { formDrafts, formVersions } from '../database/content-schema';
import { findFigureReport } from '../forms/figure-report';
import { allForms, findForm } from '../forms/form-versions';
import { Refusal } from '../kernel/refusal';
import { gone, isDraft, syncDraft } from './draft-sync';
import type { Handlers } from './handler';

const { id, state, title, basedOn } = formVersions;

/** @throws Refusal where there is no such version */
export async function requireForm(tx: Queries, version: number) {
  const form = await findForm(tx, version);
  if (form) return form;
  throw new Refusal('Cette version du formulaire n’existe pas.', {}, 404);
}

/** All drafts, the one that was changed last first. */
async function listDrafts(queries: Queries): Promise<ListedDraft[]> {
  const { revision, changedBy, changedAt, draftId } = formDrafts;
  const { createdBy, createdAt } = formVersions;
  const rows = await queries
    .select({ id, title, basedOn, createdBy, createdAt, revision, changedBy, changedAt })
    .from(formVersions)
    .innerJoin(formDrafts, eq(draftId, id))
    .where(eq(state, 'draft'))
    .orderBy(desc(changedAt), asc(id));
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

function toListedVersion(row: Awaited<ReturnType<typeof allForms>>[number]): ListedVersion {
  const { version, share, publishedAt, replacedAt, trialEndedAt, trialEndedBy, trialEndReason } = row;
  if (row.state === 'draft' || version === null || publishedAt === null)
    throw new Error('a draft is not a version of the form');
  const ended = { by: trialEndedBy ?? '', reason: trialEndReason ?? '' };
  return {
    version,
    state: row.state,
    share,
    title: row.title,
    publishedAt: publishedAt.toISOString(),
    publishedBy: row.publishedBy ?? '',
    reason: row.reason ?? '',
    replacedAt: replacedAt?.toISOString() ?? null,
    ...(trialEndedAt && { trialEnd: { at: trialEndedAt.toISOString(), ...ended } }),
  };
}

export const draftHandlers = {
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
    run: async ({ queries, caller: { email: by } }, { title: name, from }) => {
      const { definition } = await requireForm(queries, from);
      const [row] = await queries
        .insert(formVersions)
        .values({ state: 'draft', title: name, basedOn: from, createdBy: by, definition })
        .returning({ id });
      if (!row) throw new Error('the draft was not stored');
      const fields = fieldsOfDefinition(definition).map((field) => ({ ...field, revision: 1, by }));
      await queries.insert(formDrafts).values({ draftId: row.id, revision: 1, changedBy: by, fields });
      return { draft: row.id };
    },
    subject: (input) => input.title,
  },
  deleteDraft: {
    run: async ({ queries }, { draft }) => {
      const [row] = await queries.delete(formVersions).where(isDraft(draft)).returning({ title });
      if (!row) throw gone();
      return { title: row.title ?? '' };
    },
    subject: (_input, output) => output.title,
  },
  syncDraft,
  /** Sums are about no person: looking at them is no entry of the audit trail. */
  formFigures: {
    run: async ({ queries }, { version, since }) => {
      const report = await findFigureReport(queries, version, since);
      if (!report) throw new Refusal(`La version ${version} n’existe pas.`, {}, 404);
      return report;
    },
  },
} satisfies Partial<Handlers>;
