/** The edits of a draft. Each is one change of the document. */
import type { DraftDocument, DraftField, FieldValue, NodeId } from './draft-document';
import {
  answersOf,
  draftTree,
  fieldsOfPart,
  newNodeId,
  orderOf,
  parentOf,
  TEXTS,
  type NewNode,
  type NodeType,
  type Properties,
  type TextName,
  type TreeNode,
} from './draft-nodes';
import { orderBetween } from './order-key';

/** A place among the children of `parent`: after another one, or first. */
export type Place = { parent: NodeId | undefined; after: NodeId | undefined };

const toFields = (part: NodeId, values: Readonly<Record<string, FieldValue | undefined>>): DraftField[] =>
  Object.entries(values).map(([field, value = null]) => ({ part, field, value }));

/** Undefined removes a property. */
export type PropertyChanges = { [Name in keyof Properties]?: Properties[Name] | undefined };

export const setProperties = (doc: DraftDocument, id: NodeId, changes: PropertyChanges & { removed?: true }): void => {
  if (doc.nodes.has(id)) doc.edit(toFields(id, changes));
};

export const setText = (doc: DraftDocument, id: NodeId, name: TextName, value: string): void => {
  if (doc.nodes.has(id)) doc.edit([{ part: id, field: name, value }]);
};

/** Adds an answer to a condition, or removes it. */
export function setAnswer(doc: DraftDocument, id: NodeId, answer: string, isNamed: boolean): void {
  const others = answersOf(doc.nodes.get(id) ?? new Map()).filter((one) => one !== answer);
  setProperties(doc, id, { answers: isNamed ? [...others, answer] : others });
}

/** Another question decides whether this one is asked; undefined: it is always asked. */
export const setCondition = (doc: DraftDocument, id: NodeId, field: NodeId | undefined): void =>
  setProperties(doc, id, { answers: [], whenField: field, whenIsNot: false });

const flatten = (parts: readonly TreeNode[]): TreeNode[] => parts.flatMap((part) => [part, ...flatten(part.children)]);

export const findPart = (doc: DraftDocument, id: NodeId): TreeNode | undefined =>
  flatten(draftTree(doc)).find((part) => part.id === id);

/** The parts beside those of this kind, in their order. */
export function siblingsOf(doc: DraftDocument, type: NodeType, parent: NodeId | undefined): TreeNode[] {
  const parts = parent === undefined ? draftTree(doc) : (findPart(doc, parent)?.children ?? []);
  return parts.filter((part) => part.type === type);
}

function orderAt(doc: DraftDocument, type: NodeType, { parent, after }: Place, moved?: NodeId): string {
  const siblings = siblingsOf(doc, type, parent).filter(({ id }) => id !== moved);
  const index = siblings.findIndex(({ id }) => id === after);
  const [before, next] = [siblings[index], siblings[index + 1]];
  return orderBetween(before && orderOf(before.node), next && orderOf(next.node));
}

export type NewPart = Omit<NewNode, 'parent' | 'order'>;

export function addPart(doc: DraftDocument, part: NewPart, place: Place): NodeId {
  const id = newNodeId();
  doc.edit(toFields(id, fieldsOfPart({ ...part, parent: place.parent, order: orderAt(doc, part.type, place) })));
  return id;
}

export function movePart(doc: DraftDocument, id: NodeId, place: Place): void {
  const part = findPart(doc, id);
  if (!part || place.after === id) return;
  const parent = place.parent ?? parentOf(part.node) ?? '';
  doc.edit([{ part: id, field: 'place', value: [parent, orderAt(doc, part.type, place, id)] }]);
}

/** Hides a part with all that is in it. */
export const removePart = (doc: DraftDocument, id: NodeId): void => setProperties(doc, id, { removed: true });

/** What a copy does not have: names, which are made from its label, and keys that a part shares with another one. */
const OWN_NAMES = new Set(['place', 'removed', 'name', 'value', 'keys', 'option']);

function copiedFields(part: TreeNode, ids: ReadonlyMap<NodeId, NodeId>, place: readonly string[]): DraftField[] {
  const texts: readonly string[] = TEXTS[part.type];
  const copied = (one: string) => ids.get(one) ?? one;
  const own = [...part.node].filter(([name]) => !OWN_NAMES.has(name));
  const values = own.map(([name, value]): [string, FieldValue] => {
    if (texts.includes(name)) return [name, value];
    if (name === 'feed' && (value === 'presence' || value === 'receptionDay')) return [name, 'flag'];
    if (typeof value === 'string') return [name, copied(value)];
    return [name, Array.isArray(value) ? value.map(copied) : value];
  });
  const id = copied(part.id);
  return [
    ...toFields(id, { place, ...Object.fromEntries(values) }),
    ...part.children.flatMap((child) => copiedFields(child, ids, [id, orderOf(child.node)])),
  ];
}

/** Copies a part with all that is in it, behind it. @returns the copy; undefined where the part is gone */
export function copyPart(doc: DraftDocument, id: NodeId): NodeId | undefined {
  const part = findPart(doc, id);
  if (!part) return undefined;
  const ids = new Map(flatten([part]).map((one) => [one.id, newNodeId()]));
  const parent = parentOf(part.node);
  doc.edit(copiedFields(part, ids, [parent ?? '', orderAt(doc, part.type, { parent, after: id })]));
  return ids.get(id);
}
