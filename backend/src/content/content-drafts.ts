/**
 * Unpublished texts: one for each document. Earlier ones stay among its versions. A text replaces the published version that
 * its author has seen, and no other.
 */
import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../database/database';
import { WORKING_STATES } from '../database/columns';
import { contentDocuments } from '../database/content-schema';
import { createToken } from '../kernel/random-token';
import { recordAction, SERVICE } from '../kernel/audit-trail';
import { Refusal } from '../kernel/refusal';
import { repeat } from '../kernel/repeat';
import { claimOnce } from '../kernel/throttle';
import { errorCode } from '@vipp/shared/server/error-text';
import { ContentProblem, parseContent, type ContentDocument } from './document';
import {
  addVersions,
  hasText,
  isPublished,
  lockVersions,
  newestVersions,
  ofPath,
  publishContent,
  type TextVersion,
} from './store-content';

export type DraftState = (typeof WORKING_STATES)[number];

const isWorking = inArray(contentDocuments.state, [...WORKING_STATES]);

/** What somebody works on. @param which of all documents */
export const findDrafts = async (queries: Queries, which?: SQL): Promise<TextVersion[]> =>
  (await newestVersions(queries, and(isWorking, which))).filter(hasText);

/** @throws Refusal where there is none */
export async function requireDraft(queries: Queries, path: string): Promise<TextVersion> {
  const [draft] = await findDrafts(queries, ofPath(path));
  if (!draft)
    throw new Refusal('Ce brouillon n’existe plus\u202F: il a été publié ou supprimé. Rechargez la page.', {}, 404);
  return draft;
}

const newestOf = async (tx: Queries, path: string, which?: SQL) =>
  (await newestVersions(tx, and(ofPath(path), which))).at(0);

/** Changes the draft of a document. */
const update = (tx: Queries, path: string, columns: Partial<typeof contentDocuments.$inferInsert>) =>
  tx
    .update(contentDocuments)
    .set(columns)
    .where(and(ofPath(path), isWorking));

const clock = (at: Date): string =>
  at.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' });

const OVER_SECONDS = 3600;

type Save = {
  by: string;
  reason: string;
  /** The version that the author has opened; undefined of a new document. */
  seen?: number | undefined;
  dueAt?: Date | null;
  /** State of a new draft, where the document has none; `draft` by default. */
  state?: DraftState;
};

/**
 * Stores an unpublished text, with an entry in the audit trail. A conflict with a later change of somebody else refuses the
 * first attempt; the second replaces the other text.
 *
 * @throws ContentProblem, Refusal
 */
export async function saveDraft(queries: Queries, document: ContentDocument, save: Save): Promise<void> {
  const { by, reason, seen, dueAt = null } = save;
  parseContent(document);
  const { path } = document;
  const conflict = await queries.transaction(async (tx) => {
    await lockVersions(tx);
    const newest = await newestOf(tx, path);
    const isNews = newest && newest.version !== seen && newest.publishedBy !== by;
    const first = isNews && (await claimOnce(tx, `content:${by}:${path}:${newest.version}`, OVER_SECONDS));
    if (isNews && first) return newest;
    const [draft] = await findDrafts(tx, ofPath(path));
    await update(tx, path, { state: 'replaced' });
    const given = WORKING_STATES.find((known) => known === draft?.state) ?? save.state ?? 'draft';
    const preview = draft?.preview ?? createToken().token;
    const base = (await newestOf(tx, path, isPublished))?.version ?? null;
    await addVersions(tx, [document], { by, reason, state: timed(given, dueAt), preview, dueAt, base });
    await recordAction(tx, { actor: by, action: 'saveContent', subject: path });
    return undefined;
  });
  if (!conflict) return;
  throw new Refusal(
    `${conflict.publishedBy} a modifié ce contenu (${clock(conflict.publishedAt)}) après que vous l’avez ouvert\u202F: rien n’a été enregistré. Enregistrez encore une fois pour remplacer son texte, qui reste parmi les versions.`,
  );
}

/** A ready draft with a time in the future is scheduled. */
function timed<State extends string>(state: State, dueAt: Date | null): State | 'ready' | 'scheduled' {
  if (state !== 'ready' && state !== 'scheduled') return state;
  return dueAt && dueAt > new Date() ? 'scheduled' : 'ready';
}

/** @param state `replaced` discards the draft */
export async function setDraftState(
  tx: Queries,
  path: string,
  { state, by }: { state: 'draft' | 'review' | 'ready' | 'replaced'; by?: string },
): Promise<void> {
  const { dueAt, publishedBy } = await requireDraft(tx, path);
  await update(tx, path, { state: timed(state, dueAt), publishedBy: by ?? publishedBy });
}

/**
 * Publishes a draft, a scheduled one at once.
 *
 * @throws Refusal after another version was published
 */
export async function publishDraft(tx: Queries, path: string, by: string): Promise<void> {
  await lockVersions(tx);
  const { text, base, reason } = await requireDraft(tx, path);
  const published = await newestOf(tx, path, isPublished);
  if (published && published.version !== base)
    throw new Refusal(
      `${published.publishedBy} a publié une autre version (${clock(published.publishedAt)})\u202F: rien n’a été publié. Relisez la page du site, corrigez ce brouillon s’il le faut, enregistrez-le, puis publiez-le.`,
    );
  await publishContent(tx, [{ path, text }], { by, reason });
  await update(tx, path, { state: 'replaced' });
}

const isDue = and(eq(contentDocuments.state, 'scheduled'), lte(contentDocuments.dueAt, sql`now()`));

/** Publishes a document that is due, whole or not at all. Another instance may do the same. */
async function publishNext(tx: Queries, logger: FastifyBaseLogger): Promise<void> {
  await lockVersions(tx);
  const [due] = await tx.select().from(contentDocuments).where(isDue).limit(1);
  if (!due) return;
  const { path, publishedBy: by } = due;
  try {
    await publishDraft(tx, path, by);
    await recordAction(tx, { actor: SERVICE, action: 'publishContent', subject: `${path}, ${by}` });
    logger.info({ path }, 'a scheduled document was published');
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof ContentProblem)) throw error;
    await setDraftState(tx, path, { state: 'review' });
    logger.warn({ path }, 'a scheduled document was not published: another version was published, or it is not valid');
  }
}

/** How late a scheduled document may be. */
const LOOK_MS = 5_000;

/** Publishes scheduled documents at their time, until it is stopped. */
export function startScheduledPublications(
  queries: Queries,
  logger: FastifyBaseLogger,
  everyMs = LOOK_MS,
): { stop: () => Promise<void> } {
  return repeat(everyMs, async () => {
    try {
      while ((await queries.$count(contentDocuments, isDue)) > 0)
        await queries.transaction((tx) => publishNext(tx, logger));
    } catch (error) {
      logger.error({ code: errorCode(error) }, 'scheduled documents could not be published; it is tried again');
    }
  });
}
