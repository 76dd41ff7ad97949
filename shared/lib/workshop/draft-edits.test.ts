import * as fc from 'fast-check';
import { builtInApplication } from '../../contract/application/built-in-application';
import { checkDefinition } from '../application/check-definition';
import { definitionOfDocument, readDraft } from './definition-of-document';
import { DraftDocument, keyOf, mergeChanges, type FieldChange, type NodeId, type StoredDraft } from './draft-document';
import { addPart, movePart, removePart, setFields, siblingsOf } from './draft-edits';
import { fieldsOfDefinition } from './draft-from-definition';
import { DraftHistory } from './draft-history';
import { allParts, draftTree, textOf } from './draft-nodes';

const first = fieldsOfDefinition(builtInApplication);
const newDraft = (): DraftDocument => new DraftDocument(first);

function idOf(doc: DraftDocument, name: string): NodeId {
  const { names } = readDraft(doc);
  const found = [...names.fields, ...names.sections].find(([, own]) => own === name);
  if (!found) throw new Error(`${name} is no part`);
  return found[0];
}
const fieldsOf = (doc: DraftDocument) =>
  definitionOfDocument(doc).steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
const fieldOf = (doc: DraftDocument, name: string) => fieldsOf(doc).find((field) => field.name === name);

/** A recruiter's page, with its unsent changes. */
function openPage() {
  const doc = newDraft();
  const pending = new Map<string, FieldChange>();
  let last = 1;
  doc.subscribe((edits) => edits.forEach((edit) => pending.set(keyOf(edit), { ...edit, base: last })));
  return {
    doc,
    /** @returns the draft at the server after it, with the conflicts of this page */
    sync: (draft: StoredDraft, by: string) => {
      const merged = mergeChanges(draft, [...pending.values()], by);
      doc.receive(merged.fields);
      pending.clear();
      last = merged.revision;
      return merged;
    },
  };
}
const stored: StoredDraft = { revision: 1, fields: first.map((field) => ({ ...field, revision: 1, by: '' })) };

const newQuestion = { label: 'Permis de conduire', kind: 'text' } as const;

describe('an edit of a draft', () => {
  it('adds a question with name and key from its label, valid at once', () => {
    const doc = newDraft();
    addPart(doc, 'field', { parent: idOf(doc, 'centre-appels'), after: idOf(doc, 'connu') }, newQuestion);
    const [name = '', ...others] = [...readDraft(doc).names.fields.values()].filter((one) => one.startsWith('permis'));
    expect([name, others]).toEqual([expect.stringMatching(/^permis_de_conduire_[a-z0-9]{6}$/), []]);
    expect(fieldOf(doc, name)).toEqual({ ...newQuestion, name, autocomplete: 'off', feeds: name });
  });

  it('lets a new question follow its label, and never takes a name', () => {
    const doc = newDraft();
    const place = { parent: idOf(doc, 'langues'), after: undefined };
    const ids = [0, 1].map(() => addPart(doc, 'field', place, { ...newQuestion, label: 'Ville' }));
    expect(checkDefinition(definitionOfDocument(doc)).problems).toEqual([]);
    setFields(doc, ids[0] ?? '', { label: 'Commune' });
    expect(readDraft(doc).names.keys.get(ids[0] ?? '')).toEqual([expect.stringMatching(/^commune_/)]);
  });

  it('moves a question within its section and to another step, with its answer under the same key', () => {
    const doc = newDraft();
    const [langue, nom] = [idOf(doc, 'langue'), idOf(doc, 'nom')];
    movePart(doc, langue, { parent: idOf(doc, 'langues'), after: idOf(doc, 'langueAfricaine') });
    movePart(doc, nom, { parent: idOf(doc, 'langues'), after: langue });
    const section = definitionOfDocument(doc).steps[1]?.sections.find(({ id }) => id === 'langues');
    expect(section?.fields.map(({ feeds }) => feeds)).toEqual(['langues_africaines', 'langues_internationales', 'nom']);
    expect(checkDefinition(definitionOfDocument(doc)).problems).toEqual([]);
  });

  it('names a removed question in the conditions on it, until its return', () => {
    const doc = newDraft();
    const id = idOf(doc, 'niveauEtudes');
    removePart(doc, id);
    const messages = checkDefinition(definitionOfDocument(doc)).problems.map(({ message }) => message);
    expect(messages).toContain('Elle dépend de la question «\u202FniveauEtudes\u202F», qui n’existe pas.');
    setFields(doc, id, { removed: undefined });
    expect(definitionOfDocument(doc)).toEqual(builtInApplication);
  });

  it('gives a condition, its answers and takes them', () => {
    const doc = newDraft();
    const id = idOf(doc, 'langueAfricaine');
    const langue = siblingsOf(doc, 'field', idOf(doc, 'langues'))[0];
    const answer = langue?.children[1]?.id ?? '';
    setFields(doc, id, { whenField: langue?.id, answers: [answer] });
    expect(fieldOf(doc, 'langueAfricaine')?.when).toEqual({ field: 'langue', is: ['anglais'] });
    setFields(doc, answer, { label: 'English' });
    setFields(doc, id, { whenIsNot: true, answers: [] });
    expect(fieldOf(doc, 'langueAfricaine')?.when).toEqual({ field: 'langue', isNot: [] });
    setFields(doc, id, { whenField: undefined });
    expect(fieldOf(doc, 'langueAfricaine')?.when).toBeUndefined();
  });

  it('finds a place after the same part again and again', () => {
    const doc = newDraft();
    const parent = idOf(doc, 'langues');
    const after = siblingsOf(doc, 'field', parent)[0]?.id;
    const added = Array.from({ length: 120 }, () => addPart(doc, 'field', { parent, after }, newQuestion));
    const ids = siblingsOf(doc, 'field', parent).map(({ id }) => id);
    expect(ids.slice(0, 121)).toEqual([after, ...added.toReversed()]);
    expect(ids).toHaveLength(122);
  });

  it('is undone without what a colleague wrote in the same part', () => {
    const doc = newDraft();
    const history = new DraftHistory(doc);
    const id = addPart(doc, 'field', { parent: idOf(doc, 'langues'), after: undefined }, newQuestion);
    doc.receive([
      { part: id, field: 'hint', value: 'Catégorie B' },
      { part: id, field: 'label', value: 'Permis B' },
    ]);
    history.undo();
    expect(definitionOfDocument(doc)).toEqual(builtInApplication);
    expect(textOf(doc.nodes.get(id) ?? new Map(), 'hint')).toBe('Catégorie B');
  });

  it('is undone as a whole, and what is typed without a pause too', () => {
    const doc = newDraft();
    const history = new DraftHistory(doc);
    const id = idOf(doc, 'ville');
    for (const label of ['Villes', 'Villes et', 'Villes et villages']) setFields(doc, id, { label });
    history.endStep();
    doc.edit(['quartier', 'nom'].map((name) => ({ part: idOf(doc, name), field: 'label', value: 'Autre' })));
    history.undo();
    expect(fieldOf(doc, 'ville')?.label).toBe('Villes et villages');
    history.undo();
    expect([definitionOfDocument(doc), history.canUndo()]).toEqual([builtInApplication, false]);
  });
});

type Edit = (doc: DraftDocument, numbers: readonly number[]) => void;

const at = <Item>(items: readonly Item[], number = 0): Item | undefined => items[number % Math.max(1, items.length)];
const ofType = (doc: DraftDocument, type: string) => allParts(draftTree(doc)).filter((part) => part.type === type);

const edits: Readonly<Record<string, Edit>> = {
  add: (doc, [one]) =>
    void addPart(doc, 'field', { parent: at(ofType(doc, 'section'), one)?.id, after: undefined }, newQuestion),
  move: (doc, [one, two]) => {
    const place = { parent: at(ofType(doc, 'section'), two)?.id, after: undefined };
    movePart(doc, at(ofType(doc, 'field'), one)?.id ?? '', place);
  },
  remove: (doc, [one]) => removePart(doc, at(ofType(doc, 'field'), one)?.id ?? ''),
  type: (doc, [one, two]) => {
    const part = at(ofType(doc, 'field'), one);
    if (part) setFields(doc, part.id, { label: `${textOf(part.node, 'label')} ${two}` });
  },
  set: (doc, [one, two]) => setFields(doc, at(ofType(doc, 'field'), one)?.id ?? '', { maxLength: two }),
};

const randomEdits = fc.array(
  fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.array(fc.nat(100), { minLength: 2, maxLength: 2 })),
  { maxLength: 8 },
);

it('two recruiters at once get the same draft from any random edits, with everything that both added', () => {
  fc.assert(
    fc.property(randomEdits, randomEdits, fc.boolean(), (mine, theirs, inBetween) => {
      const pages = [openPage(), openPage()] as const;
      let draft = stored;
      const syncBoth = () => pages.forEach((page, index) => (draft = page.sync(draft, String(index))));
      const run = ({ doc }: (typeof pages)[0], list: typeof mine) =>
        list.forEach(([name, numbers]) => edits[name]?.(doc, numbers));
      run(pages[0], mine);
      if (inBetween) syncBoth();
      run(pages[1], theirs);
      syncBoth();
      syncBoth();
      const [one, other] = pages.map(({ doc }) => definitionOfDocument(doc));
      expect(one).toEqual(other);
      const added = [...mine, ...theirs].filter(([name]) => name === 'add').length;
      const found = [...pages[0].doc.nodes.values()].filter(
        (node) => node.get('type') === 'field' && String(node.get('label')).startsWith('Permis de conduire'),
      );
      expect(found.length).toBeGreaterThanOrEqual(added);
    }),
    { numRuns: 40 },
  );
});
