/** Actions of a recruiter on several parts of a draft at once, and their choices. */
import { foldSearchText } from '@vipp/shared/lib/search-text';
import { QUESTION_KINDS, RULE_LIMITS, type RuleName } from '@vipp/shared/lib/application/question-kinds';
import { readDraft, type ReadDraft } from '@vipp/shared/lib/workshop/definition-of-document';
import {
  addPart,
  findPart,
  movePart,
  removePart,
  setFields,
  siblingsOf,
  type Place,
} from '@vipp/shared/lib/workshop/draft-edits';
import type { DraftDocument, NodeId } from '@vipp/shared/lib/workshop/draft-document';
import {
  allParts,
  conditionParts,
  draftTree,
  LEVELS,
  ofType,
  parentOf,
  propertyOf,
  textOf,
  type NodeType,
  type TreeNode,
} from '@vipp/shared/lib/workshop/draft-nodes';
import { RULES, titleOf, type Kind } from './editor-words';

const lastOf = (doc: DraftDocument, type: NodeType, parent: NodeId | undefined): Place => ({
  parent,
  after: siblingsOf(doc, type, parent).at(-1)?.id,
});

/** The question of this name, such as `pays`. */
export function questionNamed(doc: DraftDocument, name: string): TreeNode | undefined {
  const { steps, names } = readDraft(doc);
  return ofType(allParts(steps), 'field').find(({ id }) => names.fields.get(id) === name);
}

export function setRule(doc: DraftDocument, field: TreeNode, rule: RuleName | undefined): void {
  const limits = rule && RULE_LIMITS[rule];
  const known: readonly string[] = ['', ...Object.values(RULES).map(({ message }) => message)];
  setFields(doc, field.id, {
    rule,
    min: limits?.min,
    max: limits?.max,
    count: rule === 'items' ? 3 : undefined,
    decimals: undefined,
    ...(rule && known.includes(textOf(field.node, 'ruleMessage')) && { ruleMessage: RULES[rule].message }),
  });
}

export const addOption = (doc: DraftDocument, field: NodeId, label = ''): NodeId =>
  addPart(doc, 'option', lastOf(doc, 'option', field), { label });

/** Another kind, with its required properties. Choices stay in the draft while the question is no list. */
export function setKind(doc: DraftDocument, field: TreeNode, kind: Kind): void {
  const rule = propertyOf(field.node, 'rule');
  const { rules, firstRule, has } = QUESTION_KINDS[kind];
  setFields(doc, field.id, { kind });
  if (rule ? !rules.includes(rule) : firstRule) setRule(doc, field, firstRule);
  if (has.includes('options') && field.children.length === 0)
    for (const label of ['Oui', 'Non']) addOption(doc, field.id, label);
}

export const addQuestion = (doc: DraftDocument, place: Place): NodeId => addPart(doc, 'field', place, { kind: 'text' });

/** A section with a first question, because one without any cannot be published. */
export function addSection(doc: DraftDocument, place: Place): NodeId {
  const id = addPart(doc, 'section', place);
  addQuestion(doc, { parent: id, after: undefined });
  return id;
}

/** A position, and the choice of the question « Poste » that goes with it. */
export function addPosition(doc: DraftDocument): NodeId {
  const question = questionNamed(doc, 'poste');
  const option = question && addOption(doc, question.id);
  return addPart(doc, 'position', lastOf(doc, 'position', undefined), { option });
}

/** Adds an opening for the next three months, as most are. */
export function addOpening(doc: DraftDocument, position: NodeId, today: Date): NodeId {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const end = new Date(today);
  end.setUTCMonth(end.getUTCMonth() + 3);
  return addPart(doc, 'opening', lastOf(doc, 'opening', position), { publishedOn: day(today), closesOn: day(end) });
}

/** The name of a position and its choice stay the same, unless a recruiter made them differ. */
export function setPositionLabel(doc: DraftDocument, position: TreeNode, label: string): void {
  const option = propertyOf(position.node, 'option') ?? '';
  const choice = doc.nodes.get(option);
  const isSame = choice && textOf(choice, 'label') === textOf(position.node, 'label');
  const named = isSame ? [position.id, option] : [position.id];
  doc.edit(named.map((part) => ({ part, field: 'label', value: label })));
}

/** Removes a part; a position goes with its choice of the question « Poste ». */
export function removeWithPartner(doc: DraftDocument, part: TreeNode): void {
  const option = part.type === 'position' ? propertyOf(part.node, 'option') : undefined;
  removePart(doc, part.id);
  if (option) removePart(doc, option);
}

/** One place up or down; at the end of its list, into the neighbouring one. @returns the new place, if any */
export function moveByOne(doc: DraftDocument, id: NodeId, by: 1 | -1): string | undefined {
  const part = findPart(doc, id);
  if (!part) return undefined;
  const parent = parentOf(part.node);
  const siblings = siblingsOf(doc, part.type, parent);
  const index = siblings.findIndex((one) => one.id === id);
  const target = index + by;
  if (siblings[target]) {
    movePart(doc, id, { parent, after: siblings[by > 0 ? target : target - 1]?.id });
    return `«\u202F${titleOf(part)}\u202F»\u202F: place ${target + 1} sur ${siblings.length}.`;
  }
  const parents = allParts(draftTree(doc)).filter((one) => one.type === LEVELS[part.type]);
  const next = parents[parents.findIndex((one) => one.id === parent) + by];
  if (!next) return undefined;
  movePart(doc, id, { parent: next.id, after: by > 0 ? undefined : siblingsOf(doc, part.type, next.id).at(-1)?.id });
  return `«\u202F${titleOf(part)}\u202F» est maintenant dans «\u202F${titleOf(next)}\u202F».`;
}

const isChosen = (kind: Kind): boolean => kind === 'checkbox' || QUESTION_KINDS[kind].has.includes('options');

const isDeciding = (field: TreeNode): boolean =>
  isChosen(propertyOf(field.node, 'kind') ?? 'text') && conditionParts(field).length === 0;

/** Earlier questions of both steps with a list of answers and without a condition of their own: id and title. */
export function decidersFor({ steps }: Pick<ReadDraft, 'steps'>, field: TreeNode): [NodeId, string][] {
  const questions = steps.flatMap(({ children }, step) =>
    children
      .filter(({ node }) => !propertyOf(node, 'isRepeated'))
      .flatMap((section) => section.children.map((question) => ({ question, step }))),
  );
  const place = questions.findIndex(({ question }) => question.id === field.id);
  return questions
    .slice(0, Math.max(place, 0))
    .filter(({ question }) => isDeciding(question))
    .map(({ question, step }) => [
      question.id,
      titleOf(question) + (step === questions[place]?.step ? '' : ` (étape ${step + 1})`),
    ]);
}

/** Makes a question depend on another one; without it the condition ends. */
export function setDecider(
  doc: DraftDocument,
  field: TreeNode,
  condition: TreeNode | undefined,
  decider: NodeId,
): void {
  const values = { answers: [], whenField: decider || undefined, whenIsNot: false };
  const part = condition ?? (propertyOf(field.node, 'whenField') ? undefined : field);
  if (part?.type === 'condition' && !decider) removePart(doc, part.id);
  else if (part) setFields(doc, part.id, values);
  else addPart(doc, 'condition', lastOf(doc, 'condition', field.id), values);
}

/** Answers to a question by their references, with removed ones that a condition still names. */
export function answersFor(decider: TreeNode | undefined, named: readonly string[]): Map<string, string> {
  const answers = new Map(decider?.children.map((option) => [option.id, titleOf(option)]));
  const isBox = decider !== undefined && propertyOf(decider.node, 'kind') === 'checkbox';
  if (isBox) answers.set('=on', 'Cochée');
  answers.set('=', isBox ? 'Pas cochée' : 'Sans réponse');
  for (const one of named) if (!answers.has(one)) answers.set(one, 'Un choix retiré');
  return answers;
}

let codes: Map<string, string> | undefined;

/** Without accents, case and punctuation. */
const plain = (name: string): string =>
  foldSearchText(name)
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Names in use that the browser does not give. */
const SHORT_NAMES = { rdc: 'CD', 'republique democratique du congo': 'CD', congo: 'CG', centrafrique: 'CF', usa: 'US' };

/** A region that was merged or renamed has the name of the one of today. */
const isCurrent = (code: string): boolean =>
  new Intl.Locale(`und-${code}`).region === code && !/^(?:EU|EZ|UN|X[AB]|ZZ)$/.test(code);

/** Codes of ISO 3166 by the French names of countries. */
function countryCodes(): Map<string, string> {
  const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCurrent);
  const named = pairs.map((code) => [plain(names.of(code) ?? ''), code] as const).filter(([name]) => name !== '');
  return new Map([...named, ...Object.entries(SHORT_NAMES)]);
}

/** The code of a country by its French name; undefined where it is not known. */
export const countryCodeOf = (name: string): string | undefined => (codes ??= countryCodes()).get(plain(name));
