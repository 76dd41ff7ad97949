/** A recruiter's editor of a draft, as their browser has it, for tests. */
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { definitionOfDocument, readDraft } from '@vipp/shared/lib/workshop/definition-of-document';
import { documentOfUpdates, documentUpdate } from '@vipp/shared/lib/workshop/draft-document';
import { setText } from '@vipp/shared/lib/workshop/draft-edits';
import type { WorkshopSession } from './workshop-session';

type Document = ReturnType<typeof documentOfUpdates>;
type Synced = { last: number; updates: string[]; others: { email: string; place: string | null }[] };

export type DraftEditor = {
  /** Changes the document here; `sync` sends it. */
  edit: (change: (doc: Document) => void) => void;
  /** Changes the label of a question. */
  label: (name: string, text: string) => void;
  sync: (place?: string) => Promise<Synced>;
  definition: () => ApplicationDefinition;
  /** The label of a question. */
  labelOf: (name: string) => string | undefined;
};

export function openDraftEditor({ call }: Pick<WorkshopSession, 'call'>, draft: string): DraftEditor {
  let known: string[] = [];
  let unsent: string[] = [];
  let since = 0;
  const definition = () => definitionOfDocument(documentOfUpdates(known));

  const edit: DraftEditor['edit'] = (change) => {
    const doc = documentOfUpdates(known);
    change(doc);
    known = [documentUpdate(doc)];
    unsent = known;
  };
  return {
    edit,
    label: (name, text) =>
      edit((doc) => {
        const [id] = [...readDraft(doc).names.fields].find(([, own]) => own === name) ?? [];
        if (id === undefined) throw new Error(`there is no question ${name}`);
        setText(doc, id, 'label', text);
      }),
    sync: async (place) => {
      const updates = unsent;
      unsent = [];
      const answer = await call('syncDraft', { draft, since, updates, place: place ?? null });
      since = answer.last;
      known = [...known, ...answer.updates];
      return answer;
    },
    definition,
    labelOf: (name) =>
      definition()
        .steps.flatMap(({ sections }) => sections)
        .flatMap(({ fields }) => fields)
        .find((field) => field.name === name)?.label,
  };
}
