/**
 * Reads the definition of a document. It always has the right shape, even while rules are broken: missing values are blank, and
 * values foreign to a kind of question are left out. `checkDefinition` reports these faults.
 */
import type {
  AnswerRule,
  ApplicationDefinition,
  ApplicationField,
  ApplicationSection,
  Condition,
  Feed,
  Position,
} from '../../contract/application/definition';
import { isQuestionKind, QUESTION_KINDS, RULE_LIMITS } from '../application/question-kinds';
import { cleanLine, line, type LineName, type Names, namesOf, resolve } from './document-names';
import { DraftDocument, type DraftField, type DraftNode } from './draft-document';
import {
  answersOf,
  conditionParts,
  draftTree,
  ofType,
  propertyOf,
  type PropertyName,
  SETTINGS,
  textOf,
  type TextName,
  type TreeNode,
} from './draft-nodes';

/** The properties of these that the part has. */
const given = (node: DraftNode, names: readonly PropertyName[]): object =>
  Object.fromEntries(names.flatMap((name) => (propertyOf(node, name) === undefined ? [] : [[name, node.get(name)]])));

/** Texts of a part by name; blank where they are missing. */
const lines = <Name extends LineName>(node: DraftNode, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, line(node, name)])) as Record<Name, string>;
/** The texts of these that are not blank. */
const written = (node: DraftNode, names: readonly TextName[]): object =>
  Object.fromEntries(Object.entries(lines(node, names)).filter(([, text]) => text !== ''));

const PLAIN_RULES: readonly unknown[] = ['email', 'date', 'later', 'duration'];

function rulesOf(node: DraftNode): { rules?: readonly AnswerRule[] } {
  const rule = propertyOf(node, 'rule');
  const message = line(node, 'ruleMessage');
  const limits = rule && RULE_LIMITS[rule];
  if (limits)
    return { rules: [{ ...limits, rule, ...given(node, ['min', 'max', 'decimals']), message } as AnswerRule] };
  if (rule === 'items') return { rules: [{ rule, count: propertyOf(node, 'count') ?? 1, message }] };
  return PLAIN_RULES.includes(rule) ? { rules: [{ rule, message } as AnswerRule] } : {};
}

function feedOf({ id, node }: TreeNode, kind: ApplicationField['kind'], names: Names): Feed {
  const feed = propertyOf(node, 'feed');
  const keys = names.keys.get(id) ?? [];
  const key = keys[0] ?? '';
  if (kind === 'checkbox') return { kind: feed === 'presence' || feed === 'receptionDay' ? feed : 'flag', key };
  if (feed === 'end' && kind === 'text')
    return { kind: 'end', key, start: resolve(propertyOf(node, 'start') ?? '', names.fields) };
  return feed === 'text' || keys.length > 1 ? { kind: 'text', keys: [key, ...keys.slice(1)] } : key;
}

function conditionOf({ node }: TreeNode, names: Names): Condition {
  const field = resolve(propertyOf(node, 'whenField') ?? '', names.fields);
  const answers = answersOf(node).map((answer) => resolve(answer, names.values));
  return propertyOf(node, 'whenIsNot') ? { field, isNot: answers } : { field, is: answers };
}

/** One condition is no list: earlier releases read it. */
function whenOf(field: TreeNode, names: Names): Pick<ApplicationField, 'when'> {
  const [first, ...others] = conditionParts(field).map((part) => conditionOf(part, names));
  return first ? { when: others.length > 0 ? [first, ...others] : first } : {};
}

function fieldOf(part: TreeNode, names: Names): ApplicationField {
  const { id, node, children } = part;
  const known = propertyOf(node, 'kind');
  const kind = isQuestionKind(known) ? known : 'text';
  const { has } = QUESTION_KINDS[kind];
  const options = () =>
    children.map((option) => ({ value: names.values.get(option.id) ?? '', label: line(option.node, 'label') }));
  // The kind decides the type of the question; TypeScript cannot follow.
  return {
    name: names.fields.get(id) ?? '',
    label: line(node, 'label'),
    kind,
    ...written(node, ['hint', 'required']),
    ...rulesOf(node),
    feeds: feedOf(part, kind, names),
    ...whenOf(part, names),
    ...(has.includes('options') && { options: options() }),
    ...(has.includes('autocomplete') && { autocomplete: 'off' }),
    ...given(node, ['width', ...has.filter((name) => name !== 'options')]),
  } as ApplicationField;
}

function sectionOf({ id, node, children }: TreeNode, names: Names): ApplicationSection {
  const intro = textOf(node, 'intro').split('\n').map(cleanLine).filter(Boolean);
  return {
    id: names.sections.get(id) ?? '',
    title: line(node, 'title'),
    ...(intro.length > 0 && { intro }),
    fields: children.map((field) => fieldOf(field, names)),
    ...(propertyOf(node, 'isRepeated') && {
      repeated: {
        max: propertyOf(node, 'max') ?? 5,
        ...lines(node, ['itemTitle', 'add', 'remove', 'tooMany', 'empty']),
      },
    }),
  };
}

function positionOf({ node, children }: TreeNode, names: Names): Position {
  const label = line(node, 'label');
  const option = propertyOf(node, 'option');
  return {
    value: option === undefined ? label : resolve(option, names.values),
    ...lines(node, ['label', 'summary']),
    openings: children.map((opening) => ({
      country: resolve(propertyOf(opening.node, 'country') ?? '', names.values),
      ...lines(opening.node, ['city', 'countryCode', 'publishedOn', 'closesOn']),
    })),
  };
}

/** @throws after a change to something other than JSON */
const settingOf = (doc: DraftDocument, name: keyof ApplicationDefinition): unknown => {
  const json = doc.valueOf({ part: SETTINGS, field: name });
  return typeof json === 'string' ? JSON.parse(json) : undefined;
};

export type ReadDraft = ReturnType<typeof readDraft>;

/** The definition of a document, and the parts that it was read from, in its order with their children. */
export function readDraft(doc: DraftDocument) {
  const roots = draftTree(doc);
  const stepOf = (id: string) => roots.find((one) => one.type === 'step' && one.id === id);
  const steps = ['step1', 'step2'].flatMap((id) => stepOf(id) ?? []);
  const positions = ofType(roots, 'position');
  const sections = steps.flatMap(({ children }) => children);
  const names = namesOf(doc, sections);
  const definition: ApplicationDefinition = {
    steps: (['step1', 'step2'] as const).map((id) => {
      const step = stepOf(id);
      return {
        id,
        title: step ? line(step.node, 'title') : '',
        sections: step?.children.map((section) => sectionOf(section, names)) ?? [],
      };
    }),
    fixed: (settingOf(doc, 'fixed') ?? {}) as ApplicationDefinition['fixed'],
    receptionKey: String(settingOf(doc, 'receptionKey') ?? ''),
    positions: positions.map((position) => positionOf(position, names)),
  };
  return { definition, steps, positions, names };
}

export const definitionOfDocument = (doc: DraftDocument): ApplicationDefinition => readDraft(doc).definition;

/** The definition of a draft; it may break the rules of `checkDefinition`. @throws on malformed fields */
export const definitionOfFields = (fields: readonly DraftField[]): ApplicationDefinition =>
  definitionOfDocument(new DraftDocument(fields));
