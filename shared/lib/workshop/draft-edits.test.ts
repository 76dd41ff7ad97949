import * as fc from 'fast-check';
import * as Y from 'yjs';
import { builtInApplication } from '../../contract/application/built-in-application';
import { checkDefinition } from '../application/check-definition';
import { definitionOfDocument, readDraft } from './definition-of-document';
import { documentOfUpdates, newDraftUpdate } from './draft-document';
import {
  addPart,
  copyPart,
  LOCAL_EDIT,
  movePart,
  removePart,
  restorePart,
  setAnswer,
  setCondition,
  setProperties,
  setText,
  siblingsOf,
} from './draft-edits';
import { draftTree, textOf, type NodeId, type TreeNode } from './draft-nodes';

const first = newDraftUpdate(builtInApplication);
const newDraft = (): Y.Doc => documentOfUpdates([first]);

const allParts = (parts: readonly TreeNode[]): TreeNode[] =>
  parts.flatMap((part) => [part, ...allParts(part.children)]);
const partsOf = (doc: Y.Doc) => allParts(draftTree(doc));

function idOf(doc: Y.Doc, name: string): NodeId {
  const { names } = readDraft(doc);
  const found = [...names.fields, ...names.sections].find(([, own]) => own === name);
  if (!found) throw new Error(`${name} is no part`);
  return found[0];
}
const fieldOf = (doc: Y.Doc, name: string) =>
  definitionOfDocument(doc)
    .steps.flatMap(({ sections }) => sections)
    .flatMap(({ fields }) => fields)
    .find((field) => field.name === name);

const exchange = (one: Y.Doc, other: Y.Doc) => {
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other, Y.encodeStateVector(one)));
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one, Y.encodeStateVector(other)));
};

const newQuestion = { type: 'field', texts: { label: 'Permis de conduire' }, properties: { kind: 'text' } } as const;

describe('an edit of a draft', () => {
  it('adds a question with name and key from its label, valid at once', () => {
    const doc = newDraft();
    addPart(doc, newQuestion, { parent: idOf(doc, 'centre-appels'), after: idOf(doc, 'connu') });
    expect(fieldOf(doc, 'permis_de_conduire')).toEqual({
      name: 'permis_de_conduire',
      label: 'Permis de conduire',
      kind: 'text',
      autocomplete: 'off',
      feeds: 'permis_de_conduire',
    });
  });

  it('lets a new question follow its label, and never takes a name', () => {
    const doc = newDraft();
    const place = { parent: idOf(doc, 'langues'), after: undefined };
    const ids = [0, 1].map(() => addPart(doc, { ...newQuestion, texts: { label: 'Ville' } }, place));
    expect(checkDefinition(definitionOfDocument(doc)).problems).toEqual([]);
    setText(doc, ids[0] ?? '', 'label', 'Commune');
    expect(fieldOf(doc, 'commune')?.feeds).toBe('commune');
  });

  it('moves a question within its section and to another one', () => {
    const doc = newDraft();
    const [langue, nom] = [idOf(doc, 'langue'), idOf(doc, 'nom')];
    movePart(doc, langue, { parent: idOf(doc, 'langues'), after: idOf(doc, 'langueAfricaine') });
    movePart(doc, nom, { parent: idOf(doc, 'langues'), after: langue });
    const section = definitionOfDocument(doc).steps[1]?.sections.find(({ id }) => id === 'langues');
    expect(section?.fields.map(({ name }) => name)).toEqual(['langueAfricaine', 'langue', 'nom']);
  });

  it('copies a section: its conditions are on its own questions, and it is valid', () => {
    const doc = newDraft();
    const copy = copyPart(doc, idOf(doc, 'formation'));
    setText(doc, copy ?? '', 'title', 'Seconde formation');
    const { definition } = readDraft(doc);
    expect(checkDefinition(definition).problems).toEqual([]);
    const copied = definition.steps[1]?.sections.find(({ id }) => id === 'seconde-formation');
    expect(copied?.fields.map(({ when }) => when?.field)).toEqual([
      undefined,
      ...Array.from({ length: 7 }, () => copied?.fields[0]?.name),
    ]);
  });

  it('names a question that was removed in the conditions on it, until it is restored', () => {
    const doc = newDraft();
    const id = idOf(doc, 'niveauEtudes');
    removePart(doc, id);
    expect(checkDefinition(definitionOfDocument(doc)).problems.map(({ message }) => message)).toContain(
      'Elle dépend de la question «\u202FniveauEtudes\u202F», qui n’existe pas.',
    );
    restorePart(doc, id);
    expect(definitionOfDocument(doc)).toEqual(builtInApplication);
  });

  it('gives a condition, its answers and takes them', () => {
    const doc = newDraft();
    const id = idOf(doc, 'langueAfricaine');
    const langue = siblingsOf(doc, 'field', idOf(doc, 'langues'))[0];
    setCondition(doc, id, langue?.id);
    setAnswer(doc, id, langue?.children[1]?.id ?? '', true);
    expect(fieldOf(doc, 'langueAfricaine')?.when).toEqual({ field: 'langue', is: ['anglais'] });
    setText(doc, langue?.children[1]?.id ?? '', 'label', 'English');
    setProperties(doc, id, { whenIsNot: true });
    setAnswer(doc, id, langue?.children[1]?.id ?? '', false);
    expect(fieldOf(doc, 'langueAfricaine')?.when).toEqual({ field: 'langue', isNot: [] });
    setCondition(doc, id, undefined);
    expect(fieldOf(doc, 'langueAfricaine')?.when).toBeUndefined();
  });

  it('is undone without what a colleague wrote in the same part', () => {
    const doc = newDraft();
    const undo = new Y.UndoManager(doc.getMap('nodes'), { trackedOrigins: new Set([LOCAL_EDIT]), captureTimeout: 0 });
    const id = addPart(doc, newQuestion, { parent: idOf(doc, 'langues'), after: undefined });
    const other = new Y.Doc();
    exchange(doc, other);
    setText(other, id, 'hint', 'Catégorie B');
    exchange(doc, other);
    undo.undo();
    expect(definitionOfDocument(doc)).toEqual(builtInApplication);
    undo.redo();
    expect(fieldOf(doc, 'permis_de_conduire')?.hint).toBe('Catégorie B');
  });
});

type Edit = (doc: Y.Doc, numbers: readonly number[]) => void;

const at = <Item>(items: readonly Item[], number = 0): Item | undefined => items[number % Math.max(1, items.length)];
const ofType = (doc: Y.Doc, type: string) => partsOf(doc).filter((part) => part.type === type);

const edits: Readonly<Record<string, Edit>> = {
  add: (doc, [one]) =>
    void addPart(doc, newQuestion, { parent: at(ofType(doc, 'section'), one)?.id, after: undefined }),
  copy: (doc, [one]) => void copyPart(doc, at(ofType(doc, 'field'), one)?.id ?? ''),
  move: (doc, [one, two]) =>
    movePart(doc, at(ofType(doc, 'field'), one)?.id ?? '', {
      parent: at(ofType(doc, 'section'), two)?.id,
      after: undefined,
    }),
  remove: (doc, [one]) => removePart(doc, at(ofType(doc, 'field'), one)?.id ?? ''),
  type: (doc, [one, two]) => {
    const part = at(ofType(doc, 'field'), one);
    if (part) setText(doc, part.id, 'label', `${textOf(part.node, 'label')} ${two}`);
  },
  set: (doc, [one, two]) => setProperties(doc, at(ofType(doc, 'field'), one)?.id ?? '', { maxLength: two }),
};

const randomEdits = fc.array(
  fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.array(fc.nat(100), { minLength: 2, maxLength: 2 })),
  { maxLength: 8 },
);

describe('two recruiters at once', () => {
  it('lose no letter in the same text', () => {
    const [one, other] = [newDraft(), newDraft()];
    const id = idOf(one, 'motivation');
    const field = ofType(one, 'field').at(-1)?.id ?? id;
    setText(one, field, 'label', 'Dites-nous votre motivation');
    setText(other, field, 'label', 'Votre motivation en détail');
    exchange(one, other);
    const label = definitionOfDocument(one).steps[1]?.sections.at(-1)?.fields.at(-1)?.label;
    expect(label).toContain('Dites-nous ');
    expect(label).toContain(' en détail');
  });

  it('get the same draft from any order of random edits, with everything that both added', () => {
    fc.assert(
      fc.property(randomEdits, randomEdits, fc.boolean(), (mine, theirs, inBetween) => {
        const docs = [newDraft(), newDraft()] as const;
        const updates: Uint8Array[] = [];
        docs.forEach((doc) => doc.on('update', (update: Uint8Array) => updates.push(update)));
        const run = (doc: Y.Doc, list: typeof mine) => list.forEach(([name, numbers]) => edits[name]?.(doc, numbers));
        run(docs[0], mine);
        if (inBetween) exchange(...docs);
        run(docs[1], theirs);
        exchange(...docs);
        const backwards = newDraft();
        for (const update of updates.toReversed()) Y.applyUpdate(backwards, update);
        const [one, other] = docs.map(definitionOfDocument);
        expect(one).toEqual(other);
        expect(definitionOfDocument(backwards)).toEqual(one);
        const added = [...mine, ...theirs].filter(([name]) => name === 'add').length;
        const nodes = docs[0].getMap<Y.Map<unknown>>('nodes');
        const found = [...nodes.values()].filter(
          (node) => node.get('type') === 'field' && String(node.get('label')).startsWith('Permis de conduire'),
        );
        expect(found.length).toBeGreaterThanOrEqual(added);
      }),
      { numRuns: 40 },
    );
  });
});
