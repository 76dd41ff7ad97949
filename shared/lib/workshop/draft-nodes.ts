/**
 * The parts of a draft. Each has fields by a random id, among them its kind and its place: moving one changes that part only. A
 * removed part is only marked, so that an undo or a change of a colleague is not lost.
 */
import type { AnswerRule, ApplicationField, Feed } from '../../contract/application/definition';
import type { DraftDocument, DraftNode, NodeId } from './draft-document';

export type NodeType = 'step' | 'section' | 'field' | 'option' | 'condition' | 'position' | 'opening';

/** The texts that each kind of part has. */
export const TEXTS = {
  step: ['title'],
  section: ['title', 'intro', 'itemTitle', 'add', 'remove', 'tooMany', 'empty'],
  field: ['label', 'hint', 'required', 'ruleMessage'],
  option: ['label'],
  condition: [],
  position: ['label', 'summary'],
  opening: ['city'],
} as const satisfies Record<NodeType, readonly string[]>;
export type TextName = (typeof TEXTS)[NodeType][number];

/** All other properties. A reference is the id of a part, or `=` and a plain value. */
export type Properties = {
  /** Name of a question, or id of a section; made from its label where absent. */
  name?: string | undefined;
  /** Value of a choice or position; made from its label where absent. */
  value?: string | undefined;
  kind?: ApplicationField['kind'] | undefined;
  rule?: AnswerRule['rule'] | undefined;
  min?: number | undefined;
  max?: number | undefined;
  count?: number | undefined;
  decimals?: true | undefined;
  maxLength?: number | undefined;
  rows?: number | undefined;
  width?: 'half' | undefined;
  autocomplete?: string | undefined;
  inputMode?: 'numeric' | undefined;
  feed?: Exclude<Feed, string>['kind'] | 'key' | undefined;
  /** Made from the name where absent. */
  keys?: readonly string[] | undefined;
  /** Reference to the question where a duration begins. */
  start?: string | undefined;
  /** Reference to the question on which this one depends; the first condition is at the question itself. */
  whenField?: string | undefined;
  whenIsNot?: boolean | undefined;
  /** References to the answers of that question. */
  answers?: readonly string[] | undefined;
  isRepeated?: boolean | undefined;
  /** Reference to the choice of the question about the position that this position is. */
  option?: string | undefined;
  /** Reference to the choice of the question about the country. */
  country?: string | undefined;
  countryCode?: string | undefined;
  publishedOn?: string | undefined;
  closesOn?: string | undefined;
};
/** Fields of a part, without its kind and place. */
export type PartFields = Properties & { [Name in TextName]?: string | undefined };
export type PropertyName = keyof Properties;

/** The part for all other settings of a definition, fixed for recruiters: JSON texts. */
export const SETTINGS = 'settings';

export const newNodeId = (): NodeId =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');

/** A place among the children of a part, or of none, as it is stored. */
export const placeOf = (parent: NodeId | undefined, order: number): readonly string[] => [parent ?? '', String(order)];

const listOf = (node: DraftNode, name: string): string[] => {
  const value = node.get(name);
  return Array.isArray(value) ? [...(value as readonly string[])] : [];
};

export const parentOf = (node: DraftNode): NodeId | undefined => listOf(node, 'place')[0] || undefined;
export const orderOf = (node: DraftNode): number => Number(listOf(node, 'place')[1]) || 0;

/** The text of a part as it is typed; blank for other values, because a change may contain anything. */
export function textOf(node: DraftNode, name: TextName | PropertyName): string {
  const text = node.get(name);
  return typeof text === 'string' ? text : '';
}

export const propertyOf = <Name extends PropertyName>(node: DraftNode, name: Name): Properties[Name] =>
  (node.get(name) ?? undefined) as Properties[Name];

export const answersOf = (node: DraftNode): string[] => listOf(node, 'answers');

export type TreeNode = {
  id: NodeId;
  type: NodeType;
  node: DraftNode;
  children: TreeNode[];
  /** Of a question: those after its first one. */
  conditions: TreeNode[];
};

/** The level around the parts of a kind. */
export const LEVELS: Readonly<Record<string, NodeType | undefined>> = {
  section: 'step',
  field: 'section',
  option: 'field',
  condition: 'field',
  opening: 'position',
};

/** Steps and positions with all that is in them and not removed, in their order. */
export function draftTree(doc: DraftDocument): TreeNode[] {
  const all = new Map<NodeId, TreeNode>();
  doc.nodes.forEach((node, id) => {
    const type = String(node.get('type'));
    if (node.get('removed') !== true && Object.hasOwn(TEXTS, type))
      all.set(id, { id, type: type as NodeType, node, children: [], conditions: [] });
  });
  const roots: TreeNode[] = [];
  const inOrder = [...all.values()].toSorted(
    (one, other) => orderOf(one.node) - orderOf(other.node) || (one.id < other.id ? -1 : 1),
  );
  for (const one of inOrder) {
    const level = LEVELS[one.type];
    const parent = all.get(parentOf(one.node) ?? '');
    if (level === undefined) roots.push(one);
    else if (parent?.type === level) parent[one.type === 'condition' ? 'conditions' : 'children'].push(one);
  }
  return roots;
}

/** The conditions of a question, each with the part that has it. */
export const conditionParts = (field: TreeNode): TreeNode[] =>
  [field, ...field.conditions].filter(({ node }) => propertyOf(node, 'whenField'));

/** Parts with all that is in them. */
export const allParts = (parts: readonly TreeNode[]): TreeNode[] =>
  parts.flatMap((part) => [part, ...allParts(part.children)]);

export const ofType = (nodes: readonly TreeNode[], type: NodeType): TreeNode[] =>
  nodes.filter((one) => one.type === type);
