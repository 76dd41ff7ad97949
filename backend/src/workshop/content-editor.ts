/**
 * The actions of the editor of texts: those of Decap CMS's `proxy` backend (its package decap-server has their shapes),
 * and ours for its configuration and for earlier versions.
 */
import { photographSize } from '@vipp/shared/server/resize-photograph';
import { PREVIEW_PARAMETER } from '@vipp/shared/contract/workshop/workshop-call';
import * as z from 'zod/mini';
import { photographFormat } from '../content/accept-file';
import {
  discardDraft,
  findDrafts,
  publishDraft,
  requireDraft,
  saveDraft,
  setDraftState,
  type DraftState,
} from '../content/content-drafts';
import { ContentProblem } from '../content/document';
import { editorConfig } from '../content/editor-config';
import { fromEditor, toEditor } from '../content/editor-documents';
import { publishContent, publishedContent, publishedDocuments } from '../content/store-content';
import { readStored } from '../content/stored-files';
import type { Queries } from '../database/database';
import { Refusal } from '../kernel/refusal';
import { shownAt } from './content-preview';
import {
  addressOf,
  asset,
  filePath,
  getFile,
  hashOf,
  inLibrary,
  library,
  removeFiles,
  requireFiles,
  storeFile,
} from './editor-files';
import {
  atPath,
  documentPath,
  documents,
  DONE,
  type EditorContext,
  recorded,
  restore,
  restored,
  versions,
} from './editor-versions';

const name = z.string().check(z.maxLength(200));
const entry = z.object({
  collection: z.enum(['posts', 'etudes', 'pages']),
  slug: z.string().check(z.regex(/^[a-z\d-]{1,200}$/)),
});
const entryId = z.string().check(z.regex(/^(?:posts|etudes|pages)\/[a-z\d-]{1,200}$/));

const pathOfId = (id: string): string => id + (id.startsWith('pages/') ? '.yaml' : '.md');
const pathOf = ({ collection, slug }: z.infer<typeof entry>): string => pathOfId(`${collection}/${slug}`);
const idOf = (path: string): string => path.replace(/\.\w+$/, '');

/** States in the words of Decap. */
const STATUS = { draft: 'draft', review: 'pending_review', ready: 'pending_publish', scheduled: 'pending_publish' };
const stateOf = (status: string): 'draft' | 'review' | 'ready' =>
  status === 'pending_publish' ? 'ready' : status === 'pending_review' ? 'review' : 'draft';

type Run<Input> = (context: EditorContext, input: Input) => Promise<unknown>;
type Action = { input: z.ZodMiniType; run: Run<never> };

const define = <Input extends z.ZodMiniType>(input: Input, run: Run<z.output<Input>>): Action => ({ input, run });

const publishedEntries = async (queries: Queries, isWanted: (path: string) => boolean) =>
  (await publishedDocuments(queries))
    .filter(({ path }) => isWanted(path))
    .map((document) => ({
      data: toEditor(document, { version: document.version, dueAt: null }),
      file: { path: document.path, id: hashOf(document.text) },
    }));

async function unpublishedEntry({ queries }: EditorContext, path: string) {
  const draft = await requireDraft(queries, path);
  const isPublished = (await publishedDocuments(queries)).some((one) => one.path === path);
  const [collection, slug] = idOf(path).split('/');
  return {
    collection,
    slug,
    status: STATUS[draft.state as DraftState],
    diffs: [{ path, id: String(draft.version), newFile: !isPublished }],
    updatedAt: draft.publishedAt.toISOString(),
    pullRequestAuthor: draft.publishedBy,
  };
}

const persisted = z.object({
  dataFiles: z.array(z.object({ path: documentPath, raw: z.string().check(z.maxLength(2_000_000)) })),
  assets: z.array(asset),
  options: z.object({ status: z.optional(name) }),
});

async function persistEntry(
  context: EditorContext,
  { dataFiles, assets, options: { status = 'draft' } }: z.infer<typeof persisted>,
) {
  const { queries, storage, email: by } = context;
  const renamed: [string, string][] = [];
  for (const one of assets) renamed.push([addressOf(one.path), addressOf((await storeFile(context, one)).at)]);
  const sizeOf = async (file: string) => {
    const bytes = photographFormat(file) && (await readStored(storage, file));
    return bytes ? photographSize(bytes) : undefined;
  };
  for (const { path, raw } of dataFiles) {
    const text = renamed.reduce((result, names) => result.replaceAll(...names), raw);
    const { document, seen, dueAt, why } = await fromEditor({ path, text }, sizeOf);
    await requireFiles(context, document);
    await saveDraft(queries, document, { by, reason: why || 'sans motif', seen, dueAt, state: stateOf(status) });
  }
  return DONE;
}

async function deleteFiles(context: EditorContext, paths: readonly string[]) {
  const files = paths.filter((path) => path.startsWith('files/'));
  const changes = paths.filter((path) => !files.includes(path)).map((path) => ({ path, text: null }));
  if (changes.some(({ path }) => path.startsWith('pages/')))
    throw new Refusal('Une page ne peut pas être retirée\u202F: le site l’a toujours.');
  for (const change of changes)
    await recorded(context, { action: 'withdrawContent', subject: change.path }, (tx) =>
      publishContent(tx, [change], { by: context.email, reason: 'retiré du site' }),
    );
  await removeFiles(context, files);
  return DONE;
}

const actions: Readonly<Record<string, Action>> = {
  info: define(z.unknown(), async () => ({ repo: 'site', publish_modes: ['editorial_workflow'], type: 'vipp' })),
  config: define(z.unknown(), async ({ queries }) => editorConfig(await publishedContent(queries))),
  entriesByFolder: define(z.object({ folder: name }), ({ queries }, { folder }) =>
    publishedEntries(queries, (path) => path.startsWith(`${folder}/`)),
  ),
  entriesByFiles: define(
    z.object({ files: z.array(z.object({ path: documentPath, label: z.optional(name) })) }),
    async ({ queries }, { files }) => {
      const labels = new Map(files.map(({ path, label }) => [path, label]));
      const entries = await publishedEntries(queries, (path) => labels.has(path));
      return entries.map(({ data, file }) => ({ data, file: { ...file, label: labels.get(file.path) } }));
    },
  ),
  getEntry: define(atPath, async ({ queries }, { path }) => {
    const [found] = await publishedEntries(queries, (one) => one === path);
    return found ?? { data: null, file: { path, id: null } };
  }),
  unpublishedEntries: define(z.unknown(), async ({ queries }) =>
    (await findDrafts(queries)).map(({ path }) => idOf(path)),
  ),
  unpublishedEntry: define(z.union([z.object({ id: entryId }), entry]), (context, input) =>
    unpublishedEntry(context, 'id' in input ? pathOfId(input.id) : pathOf(input)),
  ),
  unpublishedEntryDataFile: define(atPath, async ({ queries }, { path }) => {
    const draft = await requireDraft(queries, path);
    return { data: toEditor(draft, draft) };
  }),
  persistEntry: define(persisted, persistEntry),
  updateUnpublishedEntryStatus: define(z.extend(entry, { newStatus: name }), (context, { newStatus, ...of }) => {
    const [path, state] = [pathOf(of), stateOf(newStatus)];
    return recorded(context, { action: 'setContentState', subject: `${path}, ${state}` }, (tx) =>
      setDraftState(tx, path, { state, by: context.email }),
    );
  }),
  publishUnpublishedEntry: define(entry, (context, of) =>
    recorded(context, { action: 'publishContent', subject: pathOf(of) }, (tx) =>
      publishDraft(tx, pathOf(of), context.email),
    ),
  ),
  deleteUnpublishedEntry: define(entry, (context, of) =>
    recorded(context, { action: 'discardContent', subject: pathOf(of) }, (tx) => discardDraft(tx, pathOf(of))),
  ),
  deleteFiles: define(z.object({ paths: z.array(z.union([documentPath, filePath])) }), (context, { paths }) =>
    deleteFiles(context, paths),
  ),
  getMedia: define(z.unknown(), library),
  getMediaFile: define(z.object({ path: filePath }), (context, { path }) => getFile(context, path)),
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
  documents: define(z.unknown(), documents),
  versions: define(atPath, versions),
  restore: define(restored, restore),
};

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
