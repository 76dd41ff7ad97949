/**
 * Reads the definition of a document. It always has the shape of one, also while rules are broken: what is missing is blank,
 * and what a kind of question cannot have is left out. Where it says so, `checkDefinition` says what is wrong.
 */
import type * as Y from 'yjs';
import type {
  AnswerRule,
  ApplicationDefinition,
  ApplicationField,
  ApplicationSection,
  ApplicationStep,
  Condition,
  Feed,
  Opening,
  Position,
} from '../../contract/application/definition';
import { cleanLine, fieldKeys, fieldNames, optionValues, sectionIds } from './derived-names';
import {
  answersOf,
  draftTree,
  nodesOf,
  ofType,
  propertyOf,
  settingsOf,
  textOf,
  type DraftNode,
  type NodeId,
  type TextName,
  type TreeNode,
} from './draft-nodes';

/** What parts are called in the definition. */
type Names = {
  sections: ReadonlyMap<NodeId, string>;
  fields: ReadonlyMap<NodeId, string>;
  keys: ReadonlyMap<NodeId, readonly string[]>;
  /** Of choices, also of those that were removed. */
  values: ReadonlyMap<NodeId, string>;
};

const line = (node: DraftNode, name: TextName): string => cleanLine(textOf(node, name));

/** A text that may be absent, as a property. */
function optional<Name extends string>(name: Name, text: string): { [Key in Name]?: string } {
  return text === '' ? {} : ({ [name]: text } as { [Key in Name]?: string });
}

/** The value of a reference: that of the part it names, also where that was removed. */
function resolve(reference: string, names: ReadonlyMap<NodeId, string>): string {
  return reference.startsWith('=') ? reference.slice(1) : (names.get(reference) ?? reference);
}

const LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  digits: [8, 15],
  age: [18, 100],
  year: [1900, 2100],
};
const PLAIN_RULES: readonly unknown[] = ['email', 'date', 'later', 'duration'];

function ruleOf(node: DraftNode): AnswerRule | undefined {
  const rule = propertyOf(node, 'rule');
  const message = line(node, 'ruleMessage');
  if (rule === 'digits' || rule === 'age' || rule === 'year') {
    const [min, max] = LIMITS[rule] ?? [1, 1];
    return { rule, min: propertyOf(node, 'min') ?? min, max: propertyOf(node, 'max') ?? max, message };
  }
  if (rule === 'items') return { rule, count: propertyOf(node, 'count') ?? 1, message };
  return PLAIN_RULES.includes(rule) ? ({ rule, message } as AnswerRule) : undefined;
}

function rulesOf(node: DraftNode): { rules?: readonly AnswerRule[] } {
  const rule = ruleOf(node);
  if (rule) return { rules: [rule] };
  return propertyOf(node, 'rule') === '' ? { rules: [] } : {};
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

function conditionOf(node: DraftNode, names: Names): { when?: Condition } {
  const reference = propertyOf(node, 'whenField');
  if (!reference) return {};
  const field = resolve(reference, names.fields);
  const answers = answersOf(node).map((answer) => resolve(answer, names.values));
  return { when: propertyOf(node, 'whenIsNot') ? { field, isNot: answers } : { field, is: answers } };
}

const KINDS: readonly unknown[] = ['text', 'email', 'tel', 'date', 'textarea', 'checkbox', 'select', 'radio'];

/** What only questions of this kind have. */
function kindPart({ node, children }: TreeNode, kind: ApplicationField['kind'], names: Names): object {
  const rows = propertyOf(node, 'rows');
  const maxLength = propertyOf(node, 'maxLength');
  const longest = maxLength === undefined ? {} : { maxLength };
  switch (kind) {
    case 'select':
    case 'radio':
      return {
        kind,
        options: children.map((option) => ({
          value: names.values.get(option.id) ?? '',
          label: line(option.node, 'label'),
        })),
      };
    case 'checkbox':
      return { kind };
    case 'textarea':
      return { kind, ...longest, ...(rows !== undefined && { rows }) };
    case 'text':
    case 'email':
    case 'tel':
    case 'date':
      return {
        kind,
        ...longest,
        autocomplete: propertyOf(node, 'autocomplete') ?? 'off',
        ...(propertyOf(node, 'inputMode') === 'numeric' && { inputMode: 'numeric' }),
      };
  }
}

function fieldOf(part: TreeNode, names: Names): ApplicationField {
  const { id, node } = part;
  const known = propertyOf(node, 'kind');
  const kind = known && KINDS.includes(known) ? known : 'text';
  // The kind decides which type of question it is, which TypeScript cannot follow through `kindPart`.
  return {
    name: names.fields.get(id) ?? '',
    label: line(node, 'label'),
    ...optional('hint', line(node, 'hint')),
    ...optional('required', line(node, 'required')),
    ...rulesOf(node),
    feeds: feedOf(part, kind, names),
    ...(propertyOf(node, 'width') === 'half' && { width: 'half' }),
    ...conditionOf(node, names),
    ...kindPart(part, kind, names),
  } as ApplicationField;
}

function introOf(node: DraftNode): { intro?: readonly string[] } {
  const intro = textOf(node, 'intro').split('\n').map(cleanLine).filter(Boolean);
  return intro.length > 0 || propertyOf(node, 'hasEmptyIntro') ? { intro } : {};
}

function sectionOf({ id, node, children }: TreeNode, names: Names): ApplicationSection {
  return {
    id: names.sections.get(id) ?? '',
    title: line(node, 'title'),
    ...introOf(node),
    fields: children.map((field) => fieldOf(field, names)),
    ...(propertyOf(node, 'isRepeated') && {
      repeated: {
        max: propertyOf(node, 'max') ?? 5,
        itemTitle: line(node, 'itemTitle'),
        add: line(node, 'add'),
        remove: line(node, 'remove'),
        tooMany: line(node, 'tooMany'),
        empty: line(node, 'empty'),
      },
    }),
  };
}

function openingOf({ node }: TreeNode, names: Names): Opening {
  return {
    country: resolve(propertyOf(node, 'country') ?? '', names.values),
    city: line(node, 'city'),
    countryCode: propertyOf(node, 'countryCode') ?? '',
    publishedOn: propertyOf(node, 'publishedOn') ?? '',
    closesOn: propertyOf(node, 'closesOn') ?? '',
  };
}

function positionOf({ node, children }: TreeNode, names: Names): Position {
  const label = line(node, 'label');
  const option = propertyOf(node, 'option');
  return {
    value: option === undefined ? label : resolve(option, names.values),
    label,
    summary: line(node, 'summary'),
    openings: children.map((opening) => openingOf(opening, names)),
  };
}

/** Values of the choices that were removed: conditions and positions may still name them. */
function removedValues(doc: Y.Doc): Map<NodeId, string> {
  const values = new Map<NodeId, string>();
  nodesOf(doc).forEach((node, id) => {
    if (node.get('type') === 'option') values.set(id, propertyOf(node, 'value') ?? line(node, 'label'));
  });
  return values;
}

/** Names of the questions that were removed, which no other question gets while a condition may name them. */
function removedNames(doc: Y.Doc, live: ReadonlySet<NodeId>): Map<NodeId, string> {
  const names = new Map<NodeId, string>();
  nodesOf(doc).forEach((node, id) => {
    if (node.get('type') === 'field' && !live.has(id)) names.set(id, propertyOf(node, 'name') ?? line(node, 'label'));
  });
  return names;
}

function namesOf(doc: Y.Doc, sections: readonly TreeNode[]): Names {
  const ids = sectionIds(sections);
  const fields = sections.flatMap(({ children }) => children);
  const gone = removedNames(doc, new Set(fields.map(({ id }) => id)));
  const repeated = sections.filter(({ node }) => propertyOf(node, 'isRepeated')).map(({ id }) => ids.get(id) ?? '');
  const names = fieldNames(fields, [...gone.values(), ...repeated]);
  const values = removedValues(doc);
  for (const { children } of fields) optionValues(children).forEach((value, id) => values.set(id, value));
  return { sections: ids, fields: new Map([...gone, ...names]), keys: fieldKeys(sections, names), values };
}

const stepNode = (steps: readonly TreeNode[], id: string): TreeNode | undefined => steps.find((one) => one.id === id);

function reasonsOf(doc: Y.Doc, fields: readonly TreeNode[], names: Names): { reasons?: Record<string, string> } {
  const others = settingsOf(doc).get('reasons');
  const given = fields.flatMap(({ id, node }): [string, string][] => {
    const reason = line(node, 'reason');
    return reason ? [[names.fields.get(id) ?? '', reason]] : [];
  });
  if (others === undefined && given.length === 0) return {};
  return { reasons: { ...(others as Record<string, string> | undefined), ...Object.fromEntries(given) } };
}

export type ReadDraft = {
  definition: ApplicationDefinition;
  /** The two steps in the order of the definition, then the positions; children are in its order too. */
  steps: TreeNode[];
  positions: TreeNode[];
  names: Names;
};

/** The definition of a document, and the parts that it was read from. */
export function readDraft(doc: Y.Doc): ReadDraft {
  const roots = draftTree(doc);
  const found = ofType(roots, 'step');
  const steps = (['step1', 'step2'] as const).flatMap((id) => stepNode(found, id) ?? []);
  const positions = ofType(roots, 'position');
  const sections = steps.flatMap(({ children }) => children);
  const names = namesOf(doc, sections);
  const settings = settingsOf(doc);
  const definition: ApplicationDefinition = {
    steps: (['step1', 'step2'] as const).map((id): ApplicationStep => {
      const step = stepNode(found, id);
      return {
        id,
        title: step ? line(step.node, 'title') : '',
        sections: step?.children.map((section) => sectionOf(section, names)) ?? [],
      };
    }),
    fixed: (settings.get('fixed') ?? {}) as ApplicationDefinition['fixed'],
    receptionKey: String(settings.get('receptionKey') ?? ''),
    positions: positions.map((position) => positionOf(position, names)),
    ...reasonsOf(
      doc,
      sections.flatMap(({ children }) => children),
      names,
    ),
  };
  return { definition, steps, positions, names };
}

export const definitionOfDocument = (doc: Y.Doc): ApplicationDefinition => readDraft(doc).definition;
