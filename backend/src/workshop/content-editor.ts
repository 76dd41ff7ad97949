/**
 * The actions of the editor of the workshop: those of Decap CMS's `proxy` backend (its package decap-server has their shapes),
 * and ours for its configuration and for earlier versions.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { desc, eq, like } from 'drizzle-orm';
import { photographSize, resizePhotograph } from '@vipp/shared/server/resize-photograph';
import { STORAGE_BASE } from '@vipp/shared/contract/paths';
import { PREVIEW_PARAMETER } from '@vipp/shared/contract/workshop/workshop-call';
import * as z from 'zod/mini';
import { acceptFile, extensionOf, photographFormat, toEditor as toFileProblem } from '../content/accept-file';
import {
  discardDraft,
  findDrafts,
  publishDraft,
  requireDraft,
  saveDraft,
  setDraftState,
} from '../content/content-drafts';
import type { Draft, DraftState } from '../content/content-drafts';
import { ContentProblem, parseContent, parseContentIn, storedFilesOf, type ContentDocument } from '../content/document';
import { editorConfig } from '../content/editor-config';
import { fromEditor, toEditor } from '../content/editor-documents';
import { publishContent, publishedDocuments } from '../content/store-content';
import { createFile } from '../content/stored-files';
import type { Queries } from '../database/database';
import { contentDocuments } from '../database/schema';
import { recordAction } from '../kernel/audit-trail';
import type { Outbox } from '../kernel/outbox';
import { Refusal } from '../kernel/refusal';
import { shownAt } from './content-preview';

export type EditorContext = {
  queries: Queries;
  outbox: Pick<Outbox, 'link'>;
  /** Folder of the files of this site, then that of the release. */
  storage: readonly string[];
  email: string;
};

const text = z.string().check(z.maxLength(2_000_000));
const name = z.string().check(z.maxLength(200));
const documentPath = z.string().check(z.regex(/^(?:posts|etudes)\/[a-z\d-]{1,200}\.md$|^pages\/[a-z-]{1,40}\.yaml$/));
const filePath = z.string().check(z.maxLength(300), z.regex(/^files(?:\/[A-Za-z\d][\w.-]*)+$/));
const asset = z.object({ path: filePath, content: z.string(), encoding: z.literal('base64') });
const entry = z.object({
  collection: z.enum(['posts', 'etudes', 'pages']),
  slug: z.string().check(z.regex(/^[a-z\d-]{1,200}$/)),
});
const entryId = z.string().check(z.regex(/^(?:posts|etudes|pages)\/[a-z\d-]{1,200}$/));
type Entry = z.infer<typeof entry>;

const pathOf = ({ collection, slug }: Entry): string =>
  `${collection}/${slug}.${collection === 'pages' ? 'yaml' : 'md'}`;
const idOf = (at: string): string => at.replace(/\.\w+$/, '');
const entryOf = (id: string): Entry => {
  const [collection, slug] = id.split('/');
  return entry.parse({ collection, slug });
};

const STATUS: Readonly<Record<DraftState, string>> = {
  draft: 'draft',
  review: 'pending_review',
  ready: 'pending_publish',
  scheduled: 'pending_publish',
};
const stateOf = (status: string): 'draft' | 'review' | 'ready' =>
  status === 'pending_publish' ? 'ready' : status === 'pending_review' ? 'review' : 'draft';

const hashOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

type Run<Input> = (context: EditorContext, input: Input) => Promise<unknown>;
type Action = { input: z.ZodMiniType; run: Run<never> };

const define = <Input extends z.ZodMiniType>(input: Input, run: Run<z.output<Input>>): Action => ({ input, run });

/** One transaction with its entry in the audit trail. */
const recorded = (
  { queries, email: actor }: EditorContext,
  entryOfTrail: { action: string; subject: string },
  work: (tx: Queries) => Promise<void>,
) =>
  queries.transaction(async (tx) => {
    await work(tx);
    await recordAction(tx, { actor, ...entryOfTrail });
    return DONE;
  });

const DONE = { message: 'fait' };

// ---- documents

const publishedEntries = async (queries: Queries, wanted: (at: string) => boolean) =>
  (await publishedDocuments(queries))
    .filter(({ path: at }) => wanted(at))
    .map((document) => ({
      data: toEditor(document, { version: document.version, dueAt: null }),
      file: { path: document.path, id: hashOf(document.text) },
    }));

const nothingAt = (at: string) => ({ data: null, file: { path: at, id: null } });

const unpublished = async (queries: Queries, draft: Draft) => {
  const isNew = !(await publishedDocuments(queries)).some(({ path: at }) => at === draft.path);
  return {
    ...entryOf(idOf(draft.path)),
    status: STATUS[draft.state as DraftState],
    diffs: [{ path: draft.path, id: String(draft.version), newFile: isNew }],
    updatedAt: draft.publishedAt.toISOString(),
    pullRequestAuthor: draft.publishedBy,
  };
};

const storedFile = async ({ storage }: Pick<EditorContext, 'storage'>, at: string): Promise<Buffer | undefined> => {
  for (const folder of storage) {
    const bytes = await readFile(path.join(folder, at)).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
};

/** @throws Refusal where a document shows a file that is not stored */
async function requireFiles(context: EditorContext, document: ContentDocument): Promise<void> {
  for (const file of storedFilesOf(parseContentIn('fr', document)))
    if (!(await storedFile(context, file)))
      throw new Refusal(`Rien n’a été enregistré\u202F: le fichier ${file} n’existe pas.`);
}

async function persistEntry(
  context: EditorContext,
  documents: readonly ContentDocument[],
  { assets, status }: { assets: readonly z.infer<typeof asset>[]; status: string },
): Promise<void> {
  const { queries, email: by } = context;
  const renamed: [string, string][] = [];
  for (const one of assets) renamed.push([addressOf(one.path), addressOf((await storeFile(context, one)).at)]);
  const withNames = (raw: string) => renamed.reduce((result, names) => result.replaceAll(...names), raw);
  const sizeOf = async (file: string) => {
    const bytes = photographFormat(file) && (await storedFile(context, file));
    return bytes ? photographSize(bytes) : undefined;
  };
  for (const { path: at, text: raw } of documents) {
    const { document: edited, seen, dueAt, why } = await fromEditor({ path: at, text: withNames(raw) }, sizeOf);
    await requireFiles(context, edited);
    await saveDraft(queries, edited, { by, reason: why || 'éditeur', seen, dueAt, state: stateOf(status) });
  }
}

async function withdraw(context: EditorContext, paths: readonly string[]) {
  if (paths.some((at) => at.startsWith('pages/')))
    throw new Refusal('Une page ne peut pas être retirée\u202F: le site l’a toujours.');
  const changes = paths.map((at) => ({ path: at, text: null }));
  return recorded(context, { action: 'withdrawContent', subject: paths.join(', ') }, (tx) =>
    publishContent(tx, changes, { by: context.email, reason: 'retiré du site' }),
  );
}

// ---- files

const nameInStorage = (at: string): string => at.slice('files/'.length);
const addressOf = (at: string): string => `${STORAGE_BASE}/${nameInStorage(at)}`;

const isNamed = async (queries: Queries, file: string): Promise<boolean> =>
  (await queries.$count(contentDocuments, like(contentDocuments.text, `%${file}%`))) > 0;

/**
 * A stored file never changes: another one gets a name of its own where a version of a document names one like it.
 *
 * @returns where it is stored, and what
 * @throws Refusal
 */
async function storeFile(context: EditorContext, { path: asked, content }: z.infer<typeof asset>) {
  const { queries, storage, email: actor } = context;
  const accepted = await acceptFile(nameInStorage(asked), Buffer.from(content, 'base64'));
  if (typeof accepted === 'string') throw new Refusal(`${path.basename(asked)}\u202F: ${toFileProblem(accepted)}.`);
  const { bytes } = accepted;
  const own = asked.replace(/(?=\.\w+$)/, `-${hashOf(bytes).slice(0, 8)}`);
  for (const at of [asked, own]) {
    const file = nameInStorage(at);
    const known = await storedFile(context, file);
    if (known?.equals(bytes)) return { at, bytes };
    const isFree = !known && (at === own || !(await isNamed(queries, file)));
    if (!isFree || !(await createFile(path.join(storage[0] ?? '', file), bytes))) continue;
    await recordAction(queries, { actor, action: 'storeContentFile', subject: file });
    return { at, bytes };
  }
  throw new Refusal(`${path.basename(asked)}\u202F: ce nom est déjà pris. Renommez votre fichier.`);
}

async function removeFiles(context: EditorContext, paths: readonly string[]): Promise<void> {
  const { queries, storage, email } = context;
  const drafts = await findDrafts(queries);
  const documents: ContentDocument[] = [...(await publishedDocuments(queries)), ...drafts];
  for (const file of paths.map(nameInStorage)) {
    const user = documents.find((document) => storedFilesOf(parseContent(document)).includes(file));
    if (user) throw new Refusal(`${file}\u202F: ${user.path} montre ce fichier. Retirez-le d’abord de ce contenu.`);
    const [ofSite = '', ...ofRelease] = storage;
    if (await storedFile({ storage: ofRelease }, file))
      throw new Refusal(`${file}\u202F: ce fichier est livré avec le site, et ne peut pas être supprimé.`);
    await rm(path.join(ofSite, file), { force: true });
    await recordAction(queries, { actor: email, action: 'deleteContentFile', subject: file });
  }
}

const THUMBNAIL_BYTES = 100_000;

/** Of large files the library of the editor needs no more than a name and a small picture. */
async function inLibrary(at: string, bytes: Buffer) {
  const isLarge = bytes.length > THUMBNAIL_BYTES;
  const small = !isLarge
    ? bytes
    : photographFormat(at)
      ? await resizePhotograph(bytes, 360).catch(() => undefined)
      : undefined;
  return { ...mediaFile(at, small ?? Buffer.alloc(0)), id: hashOf(bytes) };
}

const mediaFile = (at: string, bytes: Buffer) => ({
  id: hashOf(bytes),
  content: bytes.toString('base64'),
  encoding: 'base64',
  path: at,
  name: path.basename(at),
});

/** Those of the folder itself, as decap-server lists them: texts of the release have theirs below. */
async function library({ storage: [folder = ''] }: EditorContext) {
  const names = (await readdir(folder)).filter(
    (file) => photographFormat(file) || ['svg', 'pdf'].includes(extensionOf(file)),
  );
  return Promise.all(
    names.sort().map(async (file) => inLibrary(`files/${file}`, await readFile(path.join(folder, file)))),
  );
}

// ---- versions

async function versionsOf(queries: Queries, at: string) {
  const rows = await queries
    .select()
    .from(contentDocuments)
    .where(eq(contentDocuments.path, at))
    .orderBy(desc(contentDocuments.version));
  return rows.map(({ version, state, text: content, publishedAt, publishedBy, reason, dueAt }) => ({
    version,
    state: content === null ? 'withdrawn' : state,
    at: publishedAt.toISOString(),
    by: publishedBy,
    why: reason,
    dueAt: dueAt?.toISOString() ?? null,
  }));
}

async function restore(context: EditorContext, { path: at, version }: { path: string; version: number }) {
  return recorded(context, { action: 'restoreContent', subject: `${at}, version ${version}` }, async (tx) => {
    const rows = await tx.select().from(contentDocuments).where(eq(contentDocuments.path, at));
    const content = rows.find((row) => row.version === version)?.text ?? null;
    if (content === null) throw new Refusal('Cette version n’a pas de texte.', {}, 404);
    await requireFiles(context, { path: at, text: content });
    const reason = `version ${version} rétablie`;
    await publishContent(tx, [{ path: at, text: content }], { by: context.email, reason });
  });
}

const publishedPages = async ({ queries }: EditorContext) =>
  (await publishedDocuments(queries)).filter(({ path: at }) => at.startsWith('pages/')).map((one) => parseContent(one));

const actions: Readonly<Record<string, Action>> = {
  info: define(z.unknown(), async () => ({ repo: 'site', publish_modes: ['editorial_workflow'], type: 'vipp' })),
  config: define(z.unknown(), async (context) =>
    editorConfig(
      context.queries,
      (await publishedPages(context)).filter((content) => content.kind === 'page'),
    ),
  ),
  entriesByFolder: define(z.object({ folder: name }), async ({ queries }, { folder }) =>
    publishedEntries(queries, (at) => at.startsWith(`${folder}/`)),
  ),
  entriesByFiles: define(
    z.object({ files: z.array(z.object({ path: documentPath, label: z.optional(name) })) }),
    async ({ queries }, { files }) => {
      const found = new Map((await publishedEntries(queries, () => true)).map((one) => [one.file.path, one]));
      return files.map(({ path: at, label }) => {
        const one = found.get(at) ?? nothingAt(at);
        return { ...one, file: { ...one.file, label } };
      });
    },
  ),
  getEntry: define(z.object({ path: documentPath }), async ({ queries }, { path: at }) => {
    const [found] = await publishedEntries(queries, (one) => one === at);
    return found ?? nothingAt(at);
  }),
  unpublishedEntries: define(z.unknown(), async ({ queries }) =>
    (await findDrafts(queries)).map(({ path: at }) => idOf(at)),
  ),
  unpublishedEntry: define(z.union([z.object({ id: entryId }), entry]), async ({ queries }, input) => {
    const at = pathOf('id' in input ? entryOf(input.id) : input);
    return unpublished(queries, await requireDraft(queries, at));
  }),
  unpublishedEntryDataFile: define(z.object({ path: documentPath }), async ({ queries }, { path: at }) => {
    const draft = await requireDraft(queries, at);
    return { data: toEditor(draft, draft) };
  }),
  persistEntry: define(
    z.object({
      dataFiles: z.array(z.object({ path: documentPath, raw: text })).check(z.minLength(1)),
      assets: z.array(asset),
      options: z.object({ status: z.optional(name) }),
    }),
    async (context, { dataFiles, assets, options: { status = 'draft' } }) => {
      const documents = dataFiles.map(({ path: at, raw }) => ({ path: at, text: raw }));
      await persistEntry(context, documents, { assets, status });
      return DONE;
    },
  ),
  updateUnpublishedEntryStatus: define(z.extend(entry, { newStatus: name }), async (context, { newStatus, ...of }) => {
    const [at, state] = [pathOf(of), stateOf(newStatus)];
    return recorded(context, { action: 'setContentState', subject: `${at}, ${state}` }, (tx) =>
      setDraftState(tx, at, { state, by: context.email }),
    );
  }),
  publishUnpublishedEntry: define(entry, async (context, of) =>
    recorded(context, { action: 'publishContent', subject: pathOf(of) }, (tx) =>
      publishDraft(tx, pathOf(of), context.email),
    ),
  ),
  deleteUnpublishedEntry: define(entry, async (context, of) =>
    recorded(context, { action: 'discardContent', subject: pathOf(of) }, (tx) => discardDraft(tx, pathOf(of))),
  ),
  deleteFiles: define(
    z.object({ paths: z.array(z.union([documentPath, filePath])).check(z.minLength(1)) }),
    async (context, { paths }) => {
      const files = paths.filter((at) => at.startsWith('files/'));
      const documents = paths.filter((at) => !at.startsWith('files/'));
      if (documents.length > 0) await withdraw(context, documents);
      await removeFiles(context, files);
      return DONE;
    },
  ),
  getMedia: define(z.unknown(), library),
  getMediaFile: define(z.object({ path: filePath }), async (context, { path: at }) => getFile(context, at)),
  persistMedia: define(z.object({ asset }), async (context, { asset: one }) => {
    const { at, bytes } = await storeFile(context, one);
    return inLibrary(at, bytes);
  }),
  getDeployPreview: define(entry, async ({ queries, outbox }, of) => {
    const [draft] = await findDrafts(queries, pathOf(of));
    return draft?.preview
      ? { url: outbox.link(`${shownAt(draft.path)}?${PREVIEW_PARAMETER}=${draft.preview}`), status: 'SUCCESS' }
      : null;
  }),
  documents: define(z.unknown(), async ({ queries }) => {
    const rows = await queries.selectDistinct({ path: contentDocuments.path }).from(contentDocuments);
    return rows.map(({ path: at }) => at).sort();
  }),
  versions: define(z.object({ path: documentPath }), ({ queries }, { path: at }) => versionsOf(queries, at)),
  restore: define(z.object({ path: documentPath, version: z.int() }), restore),
};

async function getFile(context: EditorContext, at: string) {
  const bytes = await storedFile(context, nameInStorage(at));
  if (!bytes) throw new Refusal('Ce fichier n’existe plus.', {}, 404);
  return mediaFile(at, bytes);
}

export const EDITOR_ACTIONS = Object.keys(actions);

const callSchema = z.object({ action: z.string(), params: z.optional(z.unknown()) });

/** @throws Refusal */
export async function runEditorAction(context: EditorContext, body: unknown): Promise<unknown> {
  const call = callSchema.safeParse(body);
  const action = call.success && Object.hasOwn(actions, call.data.action) ? actions[call.data.action] : undefined;
  if (!call.success || !action) throw new Refusal('Cette action n’existe pas.');
  const input = action.input.safeParse(call.data.params);
  if (!input.success) throw new Refusal('Cette demande n’est pas celle de l’éditeur\u202F: rien n’a été enregistré.');
  try {
    return await action.run(context, input.data as never);
  } catch (error) {
    if (error instanceof ContentProblem) throw new Refusal(`Rien n’a été enregistré\u202F: ${error.message}`);
    throw error;
  }
}
