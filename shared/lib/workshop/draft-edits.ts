/** The edits of a draft. Each is one change of the document. */
import type { DraftDocument, DraftField, FieldValue, NodeId } from './draft-document';
import {
  allParts,
  draftTree,
  newNodeId,
  orderOf,
  parentOf,
  placeOf,
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
  const found = parent === undefined ? undefined : findPart(doc, parent);
  const parts = parent === undefined ? draftTree(doc) : [...(found?.children ?? []), ...(found?.conditions ?? [])];
  return parts.filter((part) => part.type === type);
}

/** The order of a place. Where there is none left between two parts, all get new ones. */
function orderAt(doc: DraftDocument, type: NodeType, { parent, after }: Place, moved?: NodeId): number {
  const siblings = siblingsOf(doc, type, parent).filter(({ id }) => id !== moved);
  const index = siblings.findIndex(({ id }) => id === after);
  const orders = siblings.map(({ node }) => orderOf(node));
  const [before = (orders[0] ?? 0) - 2, next = before + 2] = [orders[index], orders[index + 1]];
  // Random: two people who insert at the same place must get different ones.
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
