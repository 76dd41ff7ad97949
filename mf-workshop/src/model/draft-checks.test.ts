import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { QUESTION_KINDS } from '@vipp/shared/lib/application/question-kinds';
import { readDraft } from '@vipp/shared/lib/workshop/definition-of-document';
import { DraftDocument } from '@vipp/shared/lib/workshop/draft-document';
import { fieldsOfDefinition } from '@vipp/shared/lib/workshop/draft-from-definition';
import { removePart, setFields } from '@vipp/shared/lib/workshop/draft-edits';
import { allParts, parentOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { draftProblems } from './draft-checks';
import { addOption, addQuestion, addSection, questionNamed, setKind } from './draft-commands';
import { titleOf } from './editor-words';

const newDraft = () => new DraftDocument(fieldsOfDefinition(builtInApplication));

function question(doc: DraftDocument, name: string): TreeNode {
  const found = questionNamed(doc, name);
  if (!found) throw new Error(`there is no question ${name}`);
  return found;
}

/** Problems with the title of the part that they lead to. */
function problemsOf(doc: DraftDocument): string[] {
  const draft = readDraft(doc);
  const parts = allParts([...draft.steps, ...draft.positions]);
  return draftProblems(draft).map(({ node, message }) => {
    const part = parts.find(({ id }) => id === node);
    return `${part ? titleOf(part) : '-'}: ${message}`;
  });
}

it('the check of a draft finds nothing wrong with a published version', () => {
  expect(problemsOf(newDraft())).toEqual([]);
});

it.each<[string, (doc: DraftDocument) => void, string[]]>([
  [
    'a question without a label',
    (doc) => void addQuestion(doc, { parent: parentOf(question(doc, 'langue').node), after: undefined }),
    ['Question sans libellé: Libellé\u202F: à remplir.'],
  ],
  [
    'a choice without a label',
    (doc) => void addOption(doc, question(doc, 'pays').id),
    ['Pays: Libellé\u202F: à remplir.'],
  ],
  [
    'a section without a title and without questions',
    (doc) => {
      const id = addSection(doc, { parent: 'step1', after: undefined });
      removePart(doc, readDraft(doc).steps[0]?.children.find((one) => one.id === id)?.children[0]?.id ?? '');
    },
    ['Section sans titre: Titre\u202F: à remplir.', 'Section sans titre: Cette section n’a aucune question.'],
  ],
  [
    'a condition on a question that comes later, and without an answer',
    (doc) => setFields(doc, question(doc, 'langue').id, { whenField: question(doc, 'dispoNow').id, answers: [] }),
    [
      'Langue internationale: Condition\u202F: choisissez au moins une réponse.',
      'Langue internationale: Elle dépend de la question «\u202FJe suis disponible immédiatement\u202F», qui vient après elle.',
    ],
  ],
  [
    'a name that is taken',
    (doc) => setFields(doc, question(doc, 'langueAfricaine').id, { name: 'langue' }),
    ['Langue africaine: Le nom «\u202Flangue\u202F» est pris par deux questions.'],
  ],
  [
    'a payload key without a question',
    (doc) => removePart(doc, question(doc, 'quartier').id),
    ['-: Aucune question n’alimente la clé «\u202Fquartier\u202F», que le cahier des charges demande.'],
  ],
  [
    'a length that no answer of the rule can have',
    (doc) => setFields(doc, question(doc, 'telephone1').id, { maxLength: 3 }),
    [expect.stringMatching(/^Téléphone: Avec 3 caractères .* la règle «\u202FUn nombre de chiffres\u202F»\.$/)],
  ],
  [
    'a minimum above the maximum',
    (doc) => setFields(doc, question(doc, 'telephone1').id, { min: 20 }),
    ['Téléphone: Minimum et maximum\u202F: à vérifier.'],
  ],
])('the check of a draft says of %s what to do, and where', (_name, change, expected) => {
  const doc = newDraft();
  change(doc);
  expect(problemsOf(doc)).toEqual(expect.arrayContaining(expected));
});

it('the check of a draft says nothing of a question whose kind was changed: it gets what the kind needs', () => {
  const doc = newDraft();
  const id = addQuestion(doc, { parent: parentOf(question(doc, 'langue').node), after: undefined });
  setFields(doc, id, { label: 'Permis', name: 'permis' });
  for (const kind of Object.keys(QUESTION_KINDS)) {
    setKind(doc, question(doc, 'permis'), kind as keyof typeof QUESTION_KINDS);
    expect(problemsOf(doc)).toEqual([]);
  }
});
