/**
 * The parts of a draft. Each has fields by a random id, among them its kind and its place, so that moving one changes that part
 * only. What is removed is marked, so that neither an undo nor what a colleague writes is lost.
 */
import type { AnswerRule, ApplicationField, Feed } from '../../contract/application/definition';
import type { DraftDocument, DraftNode, NodeId } from './draft-document';

export type NodeType = 'step' | 'section' | 'field' | 'option' | 'position' | 'opening';

/** The texts that each kind of part has. */
export const TEXTS = {
  step: ['title'],
  section: ['title', 'intro', 'itemTitle', 'add', 'remove', 'tooMany', 'empty'],
  field: ['label', 'hint', 'required', 'ruleMessage', 'reason'],
  option: ['label'],
  position: ['label', 'summary'],
  opening: ['city'],
} as const satisfies Record<NodeType, readonly string[]>;
export type TextName = (typeof TEXTS)[NodeType][number];

/** All other properties. A reference is the id of a part, or `=` and a plain value. */
export type Properties = {
  /** Of a question, and of a section as its id; made from its label where absent. */
  name?: string;
  /** Of a choice and of a position; made from its label where absent. */
  value?: string;
  kind?: ApplicationField['kind'];
  /** Empty for an empty list of rules. */
  rule?: AnswerRule['rule'] | '';
  min?: number;
  max?: number;
  count?: number;
  maxLength?: number;
  rows?: number;
  width?: 'half';
  autocomplete?: string;
  inputMode?: 'numeric';
  feed?: Exclude<Feed, string>['kind'] | 'key';
  /** Made from the name where absent. */
  keys?: readonly string[];
  /** Reference to the question where a duration begins. */
  start?: string;
  /** Reference to the question that decides whether this one is asked. */
  whenField?: string;
  whenIsNot?: boolean;
  /** References to the answers of that question. */
  answers?: readonly string[];
  isRepeated?: boolean;
  /** Whether the section has an empty list of paragraphs rather than none. */
  hasEmptyIntro?: boolean;
  /** Reference to the choice of the question about the position that this position is. */
  option?: string;
  /** Reference to the choice of the question about the country. */
  country?: string;
  countryCode?: string;
  publishedOn?: string;
  closesOn?: string;
};
export type PropertyName = keyof Properties;

/** The part of what a definition has beside its parts, which no recruiter changes: JSON texts. */
export const SETTINGS = 'settings';

export const newNodeId = (): NodeId =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');

export type NewNode = {
  type: NodeType;
  parent: NodeId | undefined;
  order: string;
  texts?: Partial<Record<TextName, string>>;
  properties?: Properties;
};

/** What a part is made of. A place is the parent, blank for none, and the order among its children. */
export const fieldsOfPart = ({ type, parent = '', order, texts = {}, properties = {} }: NewNode) => ({
  type,
  place: [parent, order],
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  ...properties,
});

const listOf = (node: DraftNode, name: string): string[] => {
  const value = node.get(name);
  return Array.isArray(value) ? [...(value as readonly string[])] : [];
};

export const parentOf = (node: DraftNode): NodeId | undefined => listOf(node, 'place')[0] || undefined;
export const orderOf = (node: DraftNode): string => listOf(node, 'place')[1] ?? '';

/** The text of a part as it is typed; blank for what is no text, because a change may contain anything. */
export function textOf(node: DraftNode, name: TextName): string {
  const text = node.get(name);
  return typeof text === 'string' ? text : '';
}

export const propertyOf = <Name extends PropertyName>(node: DraftNode, name: Name): Properties[Name] =>
  (node.get(name) ?? undefined) as Properties[Name];

export const answersOf = (node: DraftNode): string[] => listOf(node, 'answers');

export type TreeNode = { id: NodeId; type: NodeType; node: DraftNode; children: TreeNode[] };

const LEVELS: Readonly<Record<string, NodeType | undefined>> = {
  section: 'step',
  field: 'section',
  option: 'field',
  opening: 'position',
};

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Steps and positions with all that is in them and not removed, in their order. */
export function draftTree(doc: DraftDocument): TreeNode[] {
  const all = new Map<NodeId, TreeNode>();
  doc.nodes.forEach((node, id) => {
    const type = String(node.get('type'));
    if (node.get('removed') !== true && Object.hasOwn(TEXTS, type))
      all.set(id, { id, type: type as NodeType, node, children: [] });
  });
  const roots: TreeNode[] = [];
  const inOrder = [...all.values()].toSorted(
    (one, other) => compare(orderOf(one.node), orderOf(other.node)) || compare(one.id, other.id),
  );
  for (const one of inOrder) {
    const level = LEVELS[one.type];
    const parent = all.get(parentOf(one.node) ?? '');
    if (level === undefined) roots.push(one);
    else if (parent?.type === level) parent.children.push(one);
  }
  return roots;
}

export const ofType = (nodes: readonly TreeNode[], type: NodeType): TreeNode[] =>
  nodes.filter((one) => one.type === type);
