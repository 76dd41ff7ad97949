/** What the parts of a document are called in its definition, and what its references mean. */
import { cleanLine, fieldKeys, fieldNames, optionValues, sectionIds } from './derived-names';
import type { DraftDocument, DraftNode, NodeId } from './draft-document';
import { propertyOf, textOf, type TextName, type TreeNode } from './draft-nodes';

/** What parts are called in the definition. */
export type Names = {
  sections: ReadonlyMap<NodeId, string>;
  fields: ReadonlyMap<NodeId, string>;
  keys: ReadonlyMap<NodeId, readonly string[]>;
  /** Of choices, also of those that were removed. */
  values: ReadonlyMap<NodeId, string>;
};

/** A text of a part on one line. */
export const line = (node: DraftNode, name: TextName): string => cleanLine(textOf(node, name));

/** The value of a reference: that of the part it names, also where that was removed. */
export function resolve(reference: string, names: ReadonlyMap<NodeId, string>): string {
  return reference.startsWith('=') ? reference.slice(1) : (names.get(reference) ?? reference);
}

/** Values of the choices that were removed: conditions and positions may still name them. */
function removedValues(doc: DraftDocument): Map<NodeId, string> {
  const values = new Map<NodeId, string>();
  doc.nodes.forEach((node, id) => {
    if (node.get('type') === 'option') values.set(id, propertyOf(node, 'value') ?? line(node, 'label'));
  });
  return values;
}

/** Names of the questions that were removed, which no other question gets while a condition may name them. */
function removedNames(doc: DraftDocument, live: ReadonlySet<NodeId>): Map<NodeId, string> {
  const names = new Map<NodeId, string>();
  doc.nodes.forEach((node, id) => {
    if (node.get('type') === 'field' && !live.has(id)) names.set(id, propertyOf(node, 'name') ?? line(node, 'label'));
  });
  return names;
}

/** @param sections of both steps */
export function namesOf(doc: DraftDocument, sections: readonly TreeNode[]): Names {
  const ids = sectionIds(sections);
  const fields = sections.flatMap(({ children }) => children);
  const gone = removedNames(doc, new Set(fields.map(({ id }) => id)));
  const repeated = sections.filter(({ node }) => propertyOf(node, 'isRepeated')).map(({ id }) => ids.get(id) ?? '');
  const names = fieldNames(fields, [...gone.values(), ...repeated]);
  const values = removedValues(doc);
  for (const { children } of fields) optionValues(children).forEach((value, id) => values.set(id, value));
  return { sections: ids, fields: new Map([...gone, ...names]), keys: fieldKeys(sections, names), values };
}
