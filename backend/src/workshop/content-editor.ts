/**
 * The actions of the editor of texts: those of Decap CMS's `proxy` backend (its package decap-server has their shapes),
 * and ours for its configuration and for earlier versions.
 */
import * as z from 'zod/mini';
import { findDrafts, publishDraft, requireDraft, setDraftState } from '../content/content-drafts';
import { ContentProblem } from '../content/document';
import { editorConfig } from '../content/editor-config';
import { toEditor } from '../content/editor-documents';
import { inFolder, ofPath, publishContent, publishedContent } from '../content/store-content';
import type { Queries } from '../database/database';
import { recordAction } from '../kernel/audit-trail';
import { Refusal } from '../kernel/refusal';
import * as entries from './editor-entries';
import { atPath, documentPath, type EditorContext, idOf, publishedEntries, stateOf } from './editor-entries';
import { asset, filePath, getFile, inLibrary, library, removeFile, storeFile } from './editor-files';

const name = z.string().check(z.maxLength(200));

const inCollection = z.object({
  collection: z.enum(['posts', 'etudes', 'pages']),
  slug: z.string().check(z.regex(/^[a-z\d-]{1,200}$/)),
});
const pathOf = ({ collection, slug }: z.infer<typeof inCollection>): string =>
  `${collection}/${slug}.${collection === 'pages' ? 'yaml' : 'md'}`;
/** Gives the path of the document. */
const entry = z.pipe(inCollection, z.transform(pathOf));
const splitId = z.transform(({ id }: { id: string }) => {
  const [collection, ...slug] = id.split('/');
  return { collection, slug: slug.join('/') };
});
const entryOfId = z.pipe(z.pipe(z.object({ id: name }), splitId), entry);

type Run<Input> = (context: EditorContext, input: Input) => Promise<unknown>;
type Action = { input: z.ZodMiniType; run: Run<never> };

const define = <Input extends z.ZodMiniType>(input: Input, run: Run<z.output<Input>>): Action => ({ input, run });

/** Does something in one transaction with its entry in the audit trail. */
const recorded = (
  { queries, email: actor }: EditorContext,
  action: string,
  subject: string,
  work: (tx: Queries) => Promise<void>,
) =>
  queries.transaction(async (tx) => {
    await work(tx);
    await recordAction(tx, { actor, action, subject });
  });

const withdraw = (context: EditorContext, path: string) =>
  recorded(context, 'withdrawContent', path, (tx) =>
    publishContent(tx, [{ path, text: null }], { by: context.email, reason: 'retiré du site' }),
  );

const actions: Readonly<Record<string, Action>> = {
  info: define(z.unknown(), async () => ({ repo: 'site', publish_modes: ['editorial_workflow'], type: 'vipp' })),
  config: define(z.unknown(), async ({ queries }) => editorConfig(await publishedContent(queries))),
  entriesByFolder: define(z.object({ folder: name }), ({ queries }, { folder }) =>
    publishedEntries(queries, inFolder(folder)),
  ),
  entriesByFiles: define(z.unknown(), ({ queries }) => publishedEntries(queries, inFolder('pages'))),
  getEntry: define(atPath, async ({ queries }, { path }) => {
    const [found] = await publishedEntries(queries, ofPath(path));
    return found ?? { data: null, file: { path, id: null } };
  }),
  unpublishedEntries: define(z.unknown(), async ({ queries }) =>
    (await findDrafts(queries)).map(({ path }) => idOf(path)),
  ),
  unpublishedEntry: define(z.union([entryOfId, entry]), entries.unpublishedEntry),
  unpublishedEntryDataFile: define(atPath, async ({ queries }, { path }) => {
    const draft = await requireDraft(queries, path);
    return { data: toEditor(draft, draft) };
  }),
  persistEntry: define(entries.persisted, entries.persistEntry),
  updateUnpublishedEntryStatus: define(z.extend(inCollection, { newStatus: name }), (context, input) => {
    const [path, state] = [pathOf(input), stateOf(input.newStatus)];
    return recorded(context, 'setContentState', `${path}, ${state}`, (tx) =>
      setDraftState(tx, path, { state, by: context.email }),
    );
  }),
  publishUnpublishedEntry: define(entry, (context, path) =>
    recorded(context, 'publishContent', path, (tx) => publishDraft(tx, path, context.email)),
  ),
  deleteUnpublishedEntry: define(entry, (context, path) =>
    recorded(context, 'discardContent', path, (tx) => setDraftState(tx, path, { state: 'replaced' })),
  ),
  deleteFiles: define(z.object({ paths: z.array(z.union([documentPath, filePath])) }), async (context, { paths }) => {
    for (const path of paths) await (path.startsWith('files/') ? removeFile : withdraw)(context, path);
  }),
  getMedia: define(z.unknown(), library),
  getMediaFile: define(z.object({ path: filePath }), getFile),
  persistMedia: define(z.object({ asset }), async (context, input) => inLibrary(await storeFile(context, input.asset))),
  getDeployPreview: define(entry, entries.deployPreview),
  documents: define(z.unknown(), entries.documents),
  versions: define(atPath, entries.versions),
  restore: define(entries.atVersion, (context, input) =>
    recorded(context, 'restoreContent', `${input.path}, version ${input.version}`, (queries) =>
      entries.restore({ ...context, queries }, input),
    ),
  ),
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
    const answer = await action.run(context, input.data as never);
    return answer === undefined ? { message: 'fait' } : answer;
  } catch (error) {
    if (error instanceof ContentProblem)
      throw new Refusal(`Rien n’a été enregistré\u202F: ${error.message.replaceAll(': ', '\u202F: ')}`);
    throw error;
  }
}
