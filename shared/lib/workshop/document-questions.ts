/** Reads the questions of a document. What a kind of question cannot have is left out. */
import type { AnswerRule, ApplicationField, Condition, Feed } from '../../contract/application/definition';
import { line, type Names, resolve } from './document-names';
import type { DraftNode } from './draft-document';
import { answersOf, propertyOf, type PropertyName, type TextName, type TreeNode } from './draft-nodes';

/** The properties of these that the part has. */
const given = (node: DraftNode, names: readonly PropertyName[]): object =>
  Object.fromEntries(names.flatMap((name) => (propertyOf(node, name) === undefined ? [] : [[name, node.get(name)]])));

/** The texts of these that are not blank. */
const written = (node: DraftNode, names: readonly TextName[]): object =>
  Object.fromEntries(names.map((name) => [name, line(node, name)]).filter(([, text]) => text !== ''));

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
function kindPart({ node, children }: TreeNode, kind: ApplicationField['kind'], { values }: Names): object {
  if (kind === 'checkbox') return {};
  if (kind === 'textarea') return given(node, ['maxLength', 'rows']);
  if (kind === 'select' || kind === 'radio')
    return {
      options: children.map(({ id, node: option }) => ({ value: values.get(id) ?? '', label: line(option, 'label') })),
    };
  return { autocomplete: 'off', ...given(node, ['maxLength', 'autocomplete', 'inputMode']) };
}

export function fieldOf(part: TreeNode, names: Names): ApplicationField {
  const { id, node } = part;
  const known = propertyOf(node, 'kind');
  const kind = known && KINDS.includes(known) ? known : 'text';
  // The kind decides which type of question it is, which TypeScript cannot follow through `kindPart`.
  return {
    name: names.fields.get(id) ?? '',
    label: line(node, 'label'),
    kind,
    ...written(node, ['hint', 'required']),
    ...rulesOf(node),
    feeds: feedOf(part, kind, names),
    ...given(node, ['width']),
    ...conditionOf(node, names),
    ...kindPart(part, kind, names),
  } as ApplicationField;
}
