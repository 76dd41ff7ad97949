/**
 * The parts of a draft in its Yjs document. Each is a map by a random id with its kind, its parent and its place among its
 * siblings, so that moving one changes that part only. Texts that people type are `Y.Text` from the beginning: two who type
 * in the same one lose no letter. What is removed is marked, so that neither an undo nor what a colleague writes is lost.
 */
import * as Y from 'yjs';
import type { AnswerRule, ApplicationField, Feed } from '../../contract/application/definition';

export type NodeType = 'step' | 'section' | 'field' | 'option' | 'position' | 'opening';
export type DraftNode = Y.Map<unknown>;
export type NodeId = string;

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

export const nodesOf = (doc: Y.Doc): Y.Map<DraftNode> => doc.getMap<DraftNode>('nodes');
/** What a definition has beside its parts; no recruiter changes it. */
export const settingsOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('settings');

export const newNodeId = (): NodeId =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');

export type NewNode = {
  type: NodeType;
  parent: NodeId | undefined;
  order: string;
  texts?: Partial<Record<TextName, string>>;
  properties?: Properties;
  /** References to the answers of a condition. */
  answers?: readonly string[];
};

/** Adds a part; callers do so within a transaction. */
export function putNode(
  doc: Y.Doc,
  id: NodeId,
  { type, parent, order, texts = {}, properties = {}, answers }: NewNode,
) {
  const node: DraftNode = new Y.Map();
  const set = (name: string, value: unknown) => {
    if (value !== undefined) node.set(name, value);
  };
  set('type', type);
  set('parent', parent);
  set('order', order);
  for (const name of TEXTS[type]) node.set(name, new Y.Text(texts[name] ?? ''));
  for (const [name, value] of Object.entries(properties)) set(name, value);
  if (type === 'field') node.set('answers', Y.Array.from([...(answers ?? [])]));
  nodesOf(doc).set(id, node);
}

export const typeOf = (node: DraftNode): unknown => node.get('type');

/** The text of a part as it is typed; blank for what is no text, because an update may contain anything. */
export function textOf(node: DraftNode, name: TextName): string {
  const text = node.get(name);
  return text instanceof Y.Text ? text.toString() : '';
}

/** A property with the type that it must have; undefined for anything else. */
export function propertyOf<Name extends PropertyName>(node: DraftNode, name: Name): Properties[Name] {
  const value = node.get(name);
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value);
  return isPlain ? (value as Properties[Name]) : undefined;
}

export function answersOf(node: DraftNode): string[] {
  const answers = node.get('answers');
  return answers instanceof Y.Array ? answers.toArray().filter((answer) => typeof answer === 'string') : [];
}

export type TreeNode = { id: NodeId; type: NodeType; node: DraftNode; children: TreeNode[] };

const LEVELS: Readonly<Record<string, NodeType | undefined>> = {
  section: 'step',
  field: 'section',
  option: 'field',
  opening: 'position',
};

const orderOf = ({ node }: TreeNode): string => String(node.get('order') ?? '');
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Steps and positions with all that is in them and not removed, in their order. */
export function draftTree(doc: Y.Doc): TreeNode[] {
  const all = new Map<NodeId, TreeNode>();
  nodesOf(doc).forEach((node, id) => {
    if (!(node instanceof Y.Map) || node.get('removed') === true) return;
    const type = String(typeOf(node));
    if (type in TEXTS) all.set(id, { id, type: type as NodeType, node, children: [] });
  });
  const roots: TreeNode[] = [];
  const inOrder = [...all.values()].toSorted(
    (one, other) => compare(orderOf(one), orderOf(other)) || compare(one.id, other.id),
  );
  for (const one of inOrder) {
    const level = LEVELS[one.type];
    const parent = all.get(String(one.node.get('parent')));
    if (level === undefined) roots.push(one);
    else if (parent?.type === level) parent.children.push(one);
  }
  return roots;
}

export const ofType = (nodes: readonly TreeNode[], type: NodeType): TreeNode[] =>
  nodes.filter((one) => one.type === type);
