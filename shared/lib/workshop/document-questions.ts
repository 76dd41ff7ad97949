/** Reads the questions of a document. What a kind of question cannot have is left out. */
import type { AnswerRule, ApplicationField, Condition, Feed } from '../../contract/application/definition';
import { line, resolve, type Names } from './document-names';
import type { DraftNode } from './draft-document';
import { answersOf, propertyOf, type TreeNode } from './draft-nodes';

/** A text that may be absent, as a property. */
function optional<Name extends string>(name: Name, text: string): { [Key in Name]?: string } {
  return text === '' ? {} : ({ [name]: text } as { [Key in Name]?: string });
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

export function fieldOf(part: TreeNode, names: Names): ApplicationField {
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
