/** The edits of a draft. Each is one transaction with the origin `LOCAL_EDIT`, which an undo takes back as a whole. */
import * as Y from 'yjs';
import {
  answersOf,
  draftTree,
  newNodeId,
  nodesOf,
  putNode,
  TEXTS,
  textOf,
  type NewNode,
  type NodeId,
  type NodeType,
  type Properties,
  type TextName,
  type TreeNode,
} from './draft-nodes';
import { writeText } from './edit-text';
import { orderBetween, orderKeys } from './order-key';

/** Origin of what this recruiter does, as against changes of colleagues. */
export const LOCAL_EDIT = Symbol('local edit');
/** Origin of a new part before it is shown. */
const PREPARATION = Symbol('preparation');

/** A place among the children of `parent`: after another one, or first. */
export type Place = { parent: NodeId | undefined; after: NodeId | undefined };

function changeNode(doc: Y.Doc, id: NodeId, change: (node: Y.Map<unknown>) => void): void {
  const node = nodesOf(doc).get(id);
  if (node) doc.transact(() => change(node), LOCAL_EDIT);
}

export const setText = (doc: Y.Doc, id: NodeId, name: TextName, value: string): void =>
  changeNode(doc, id, (node) => {
    const text = node.get(name);
    if (text instanceof Y.Text) writeText(text, value);
  });

/** Undefined removes a property. */
export type PropertyChanges = { [Name in keyof Properties]?: Properties[Name] | undefined };

export const setProperties = (doc: Y.Doc, id: NodeId, changes: PropertyChanges): void =>
  changeNode(doc, id, (node) => {
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) node.delete(name);
      else if (node.get(name) !== value) node.set(name, value);
    }
  });

function removeAnswers(answers: Y.Array<string>, isMeant: (answer: string) => boolean): void {
  for (let index = answers.length - 1; index >= 0; index -= 1) if (isMeant(answers.get(index))) answers.delete(index);
}

/** Adds an answer to a condition, or removes it. */
export const setAnswer = (doc: Y.Doc, id: NodeId, answer: string, isNamed: boolean): void =>
  changeNode(doc, id, (node) => {
    const answers = node.get('answers');
    if (!(answers instanceof Y.Array)) return;
    if (!isNamed) removeAnswers(answers, (one) => one === answer);
    else if (!answersOf(node).includes(answer)) answers.push([answer]);
  });

/** Another question decides whether this one is asked; undefined: it is always asked. */
export const setCondition = (doc: Y.Doc, id: NodeId, field: NodeId | undefined): void =>
  changeNode(doc, id, (node) => {
    const answers = node.get('answers');
    if (answers instanceof Y.Array) removeAnswers(answers, () => true);
    if (field === undefined) node.delete('whenField');
    else node.set('whenField', field);
    node.set('whenIsNot', false);
  });

const flatten = (parts: readonly TreeNode[]): TreeNode[] => parts.flatMap((part) => [part, ...flatten(part.children)]);

export const findPart = (doc: Y.Doc, id: NodeId): TreeNode | undefined =>
  flatten(draftTree(doc)).find((part) => part.id === id);

/** The parts beside those of this kind, in their order. */
export function siblingsOf(doc: Y.Doc, type: NodeType, parent: NodeId | undefined): TreeNode[] {
  const parts = parent === undefined ? draftTree(doc) : (findPart(doc, parent)?.children ?? []);
  return parts.filter((part) => part.type === type);
}

const orderOf = (part: TreeNode | undefined): string | undefined => part && String(part.node.get('order'));

/** The key for a place. Where two people have made the same key, the whole list gets new ones. */
function orderAt(doc: Y.Doc, type: NodeType, { parent, after }: Place, moved?: NodeId): string {
  const siblings = siblingsOf(doc, type, parent).filter(({ id }) => id !== moved);
  const index = siblings.findIndex(({ id }) => id === after);
  const order = orderBetween(orderOf(siblings[index]), orderOf(siblings[index + 1]));
  if (order !== undefined) return order;
  const orders = orderKeys(siblings.length + 1);
  siblings.forEach(({ node }, place) => node.set('order', orders[place > index ? place + 1 : place]));
  return orders[index + 1] ?? '';
}

/** Parts are created hidden and then shown, so that an undo hides them with all that colleagues have written in them. */
function show(doc: Y.Doc, prepare: () => NodeId): NodeId {
  let id = '';
  doc.transact(() => {
    id = prepare();
    nodesOf(doc).get(id)?.set('removed', true);
  }, PREPARATION);
  changeNode(doc, id, (node) => node.delete('removed'));
  return id;
}

export type NewPart = Omit<NewNode, 'parent' | 'order'>;

export const addPart = (doc: Y.Doc, part: NewPart, place: Place): NodeId =>
  show(doc, () => {
    const id = newNodeId();
    putNode(doc, id, { ...part, parent: place.parent, order: orderAt(doc, part.type, place) });
    return id;
  });

export function movePart(doc: Y.Doc, id: NodeId, place: Place): void {
  const part = findPart(doc, id);
  if (!part || place.after === id) return;
  doc.transact(() => {
    const order = orderAt(doc, part.type, place, id);
    if (place.parent !== undefined) part.node.set('parent', place.parent);
    part.node.set('order', order);
  }, LOCAL_EDIT);
}

/** Hides a part with all that is in it; `restorePart` shows it again. */
export const removePart = (doc: Y.Doc, id: NodeId): void => changeNode(doc, id, (node) => node.set('removed', true));
export const restorePart = (doc: Y.Doc, id: NodeId): void => changeNode(doc, id, (node) => node.delete('removed'));

/** What a copy does not have: names, which are made from its label, and keys that a part shares with another one. */
const OWN_NAMES = new Set(['type', 'parent', 'order', 'answers', 'removed', 'name', 'value', 'keys', 'option']);

function copiedProperties(part: TreeNode, ids: ReadonlyMap<NodeId, NodeId>): Properties {
  const texts: readonly string[] = TEXTS[part.type];
  const entries = [...part.node.entries()].filter(([name]) => !OWN_NAMES.has(name) && !texts.includes(name));
  const properties = Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? (ids.get(value) ?? value) : value]),
  ) as Properties;
  return properties.feed === 'presence' || properties.feed === 'receptionDay'
    ? { ...properties, feed: 'flag' }
    : properties;
}

function putCopy(
  doc: Y.Doc,
  part: TreeNode,
  ids: ReadonlyMap<NodeId, NodeId>,
  place: { parent: NodeId | undefined; order: string },
): void {
  const names: readonly TextName[] = TEXTS[part.type];
  putNode(doc, ids.get(part.id) ?? newNodeId(), {
    type: part.type,
    ...place,
    texts: Object.fromEntries(names.map((name) => [name, textOf(part.node, name)])),
    properties: copiedProperties(part, ids),
    answers: answersOf(part.node).map((answer) => ids.get(answer) ?? answer),
  });
  for (const child of part.children)
    putCopy(doc, child, ids, { parent: ids.get(part.id), order: orderOf(child) ?? '' });
}

/** Copies a part with all that is in it, behind it. @returns the copy; undefined where the part is gone */
export function copyPart(doc: Y.Doc, id: NodeId): NodeId | undefined {
  const part = findPart(doc, id);
  if (!part) return undefined;
  const ids = new Map(flatten([part]).map((one) => [one.id, newNodeId()]));
  const parent = part.type === 'position' ? undefined : String(part.node.get('parent'));
  return show(doc, () => {
    putCopy(doc, part, ids, { parent, order: orderAt(doc, part.type, { parent, after: id }) });
    return ids.get(id) ?? '';
  });
}
