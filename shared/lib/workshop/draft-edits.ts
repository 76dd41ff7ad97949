/** The edits of a draft. Each is one change of the document. */
import type { DraftDocument, DraftField, FieldValue, NodeId } from './draft-document';
import {
  allParts,
  draftTree,
  newNodeId,
  orderOf,
  parentOf,
  placeOf,
  TEXTS,
  type NodeType,
  type PartFields,
  type TreeNode,
} from './draft-nodes';

/** A place among the children of `parent`: after another one, or first. */
export type Place = { parent: NodeId | undefined; after: NodeId | undefined };

const toFields = (part: NodeId, values: Readonly<Record<string, FieldValue | undefined>>): DraftField[] =>
  Object.entries(values).map(([field, value = null]) => ({ part, field, value }));

/** Undefined removes a field. */
export const setFields = (
  doc: DraftDocument,
  id: NodeId,
  values: PartFields & { removed?: true | undefined },
): void => {
  if (doc.nodes.has(id)) doc.edit(toFields(id, values));
};

export const findPart = (doc: DraftDocument, id: NodeId): TreeNode | undefined =>
  allParts(draftTree(doc)).find((part) => part.id === id);

/** The parts beside those of this kind, in their order. */
export function siblingsOf(doc: DraftDocument, type: NodeType, parent: NodeId | undefined): TreeNode[] {
  const parts = parent === undefined ? draftTree(doc) : (findPart(doc, parent)?.children ?? []);
  return parts.filter((part) => part.type === type);
}

/** The order of a place. Where there is none left between two parts, all get new ones. */
function orderAt(doc: DraftDocument, type: NodeType, { parent, after }: Place, moved?: NodeId): number {
  const siblings = siblingsOf(doc, type, parent).filter(({ id }) => id !== moved);
  const index = siblings.findIndex(({ id }) => id === after);
  const orders = siblings.map(({ node }) => orderOf(node));
  const [before = (orders[0] ?? 0) - 2, next = before + 2] = [orders[index], orders[index + 1]];
  // Random, so that two people who insert at the same place get different ones.
  const order = before + (next - before) * (0.25 + Math.random() / 2);
  if (before < order && order < next) return order;
  doc.edit(
    siblings.map(({ id }, place) => ({
      part: id,
      field: 'place',
      value: placeOf(parent, place > index ? place + 1 : place),
    })),
  );
  return index + 1;
}

export function addPart(doc: DraftDocument, type: NodeType, place: Place, values: PartFields = {}): NodeId {
  const id = newNodeId();
  doc.edit(toFields(id, { type, place: placeOf(place.parent, orderAt(doc, type, place)), ...values }));
  return id;
}

export function movePart(doc: DraftDocument, id: NodeId, place: Place): void {
  const part = findPart(doc, id);
  if (!part || place.after === id) return;
  const parent = place.parent ?? parentOf(part.node);
  doc.edit([{ part: id, field: 'place', value: placeOf(parent, orderAt(doc, part.type, place, id)) }]);
}

/** Hides a part with all that is in it. */
export const removePart = (doc: DraftDocument, id: NodeId): void => setFields(doc, id, { removed: true });

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
    ...part.children.flatMap((child) => copiedFields(child, ids, placeOf(id, orderOf(child.node)))),
  ];
}

/** Copies a part with all that is in it, behind it. @returns the copy; undefined where the part is gone */
export function copyPart(doc: DraftDocument, id: NodeId): NodeId | undefined {
  const part = findPart(doc, id);
  if (!part) return undefined;
  const ids = new Map(allParts([part]).map((one) => [one.id, newNodeId()]));
  const parent = parentOf(part.node);
  doc.edit(copiedFields(part, ids, placeOf(parent, orderAt(doc, part.type, { parent, after: id }))));
  return ids.get(id);
}
