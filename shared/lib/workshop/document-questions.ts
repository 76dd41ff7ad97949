/** Reads the questions of a document. What a kind of question cannot have is left out. */
import type { AnswerRule, ApplicationField, Condition, Feed } from '../../contract/application/definition';
import { isQuestionKind, QUESTION_KINDS, RULE_LIMITS } from '../application/question-kinds';
import { line, type Names, resolve } from './document-names';
import type { DraftNode } from './draft-document';
import { answersOf, propertyOf, type PropertyName, type TextName, type TreeNode } from './draft-nodes';

/** The properties of these that the part has. */
const given = (node: DraftNode, names: readonly PropertyName[]): object =>
  Object.fromEntries(names.flatMap((name) => (propertyOf(node, name) === undefined ? [] : [[name, node.get(name)]])));

/** The texts of these that are not blank. */
const written = (node: DraftNode, names: readonly TextName[]): object =>
  Object.fromEntries(names.map((name) => [name, line(node, name)]).filter(([, text]) => text !== ''));

const PLAIN_RULES: readonly unknown[] = ['email', 'date', 'later', 'duration'];

function ruleOf(node: DraftNode): AnswerRule | undefined {
  const rule = propertyOf(node, 'rule');
  const message = line(node, 'ruleMessage');
  const limits = rule && RULE_LIMITS[rule];
  if (limits) return { ...limits, rule, ...given(node, ['min', 'max', 'decimals']), message } as AnswerRule;
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

/** What only questions of this kind have. */
function kindPart({ node, children }: TreeNode, kind: ApplicationField['kind'], { values }: Names): object {
  const { has } = QUESTION_KINDS[kind];
  const options = () =>
    children.map(({ id, node: option }) => ({ value: values.get(id) ?? '', label: line(option, 'label') }));
  return {
    ...(has.includes('options') && { options: options() }),
    ...(has.includes('autocomplete') && { autocomplete: 'off' }),
    ...given(
      node,
      has.filter((name) => name !== 'options'),
    ),
  };
}

export function fieldOf(part: TreeNode, names: Names): ApplicationField {
  const { id, node } = part;
  const known = propertyOf(node, 'kind');
  const kind = isQuestionKind(known) ? known : 'text';
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
