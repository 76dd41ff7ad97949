/** A recruiter's editor of a draft, as their browser has it, for tests. */
import { definitionOfDocument, readDraft } from '@vipp/shared/lib/workshop/definition-of-document';
import { DraftDocument, type FieldChange } from '@vipp/shared/lib/workshop/draft-document';
import { setFields } from '@vipp/shared/lib/workshop/draft-edits';
import type { WorkshopSession } from './workshop-session';

type Session = Pick<WorkshopSession, 'call'>;

export async function openDraftEditor({ call }: Session, draft: string) {
  const doc = new DraftDocument();
  let unsent: FieldChange[] = [];
  let lastSeen = 0;
  doc.subscribe((edits) => {
    unsent.push(...edits.map(({ part, field, value }) => ({ part, field, value, base: lastSeen })));
  });
  const sync = async () => {
    const changes = unsent;
    unsent = [];
    const answer = await call('syncDraft', { draft, since: lastSeen, changes });
    lastSeen = answer.last;
    doc.receive([...answer.fields, ...answer.conflicts]);
    return answer;
  };
  return {
    /** The first answer, with the whole draft. */
    opened: await sync(),
    sync,
    /** Changes the label of a question here; `sync` sends it. */
    setLabel: (name: string, text: string) => {
      const [id] = [...readDraft(doc).names.fields].find(([, given]) => given === name) ?? [];
      if (id === undefined) throw new Error(`there is no question ${name}`);
      setFields(doc, id, { label: text });
    },
    definition: () => definitionOfDocument(doc),
    /** The label of a question. */
    labelOf: (name: string) =>
      definitionOfDocument(doc)
        .steps.flatMap(({ sections }) => sections)
        .flatMap(({ fields }) => fields)
        .find((field) => field.name === name)?.label,
  };
}

/** A draft of a version in which a question has another label. @returns what its publication needs */
export async function draftWith(session: Session, label: string, { from = 1, question = 'ville' } = {}) {
  const { draft } = await session.call('createDraft', { title: label || 'Sans titre', from });
  const editor = await openDraftEditor(session, draft);
  editor.setLabel(question, label);
  return { draft, last: (await editor.sync()).last };
}
