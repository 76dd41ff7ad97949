/** The names of parts of a document in its definition, and the parts that its references mean. */
import { RESERVED_NAMES } from '../../contract/application/definition-schema';
import { FIXED_VALUES, RECEPTION_KEY, RESERVED_KEYS } from '../../contract/application/specified-keys';
import { slugify } from '../slugify';
import type { DraftDocument, DraftNode, NodeId } from './draft-document';
import { propertyOf, type TextName, textOf, type TreeNode } from './draft-nodes';

type NameMap = Map<NodeId, string>;

/** What parts are called in the definition. */
export type Names = {
  sections: ReadonlyMap<NodeId, string>;
  fields: ReadonlyMap<NodeId, string>;
  keys: ReadonlyMap<NodeId, readonly string[]>;
  /** Values of choices, also of removed ones. */
  values: ReadonlyMap<NodeId, string>;
};

/** A text as one line: without blanks around it and without control characters. */
export const cleanLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim();

/** A text of a part on one line. */
export const line = (node: DraftNode, name: TextName): string => cleanLine(textOf(node, name));

/** The value of a reference: that of the part it names, even of a removed one. */
export function resolve(reference: string, names: ReadonlyMap<NodeId, string>): string {
  return reference.startsWith('=') ? reference.slice(1) : (names.get(reference) ?? reference);
}

const NAME_LENGTH = 32;
const VALUE_LENGTH = 96;

const snake = (label: string, otherwise: string): string => {
  const slug = slugify(label).replaceAll('-', '_').slice(0, NAME_LENGTH).replace(/_+$/, '');
  return /^[a-z]/.test(slug) ? slug : slug ? `${otherwise}_${slug}`.slice(0, NAME_LENGTH) : otherwise;
};

/**
 * Names of all parts of one list: new questions, sections, choices and keys get theirs from their labels whenever the definition
 * is read. So they never clash, also where two people add the same at the same time; those that exist go first.
 *
 * @param derive a name of a part that has none; the second one for the same label ends with 2
 */
function namesFor(
  parts: readonly TreeNode[],
  taken: Iterable<string>,
  own: (node: DraftNode) => string | undefined,
  derive: (part: TreeNode, number: number | '') => string,
): NameMap {
  const names: NameMap = new Map(parts.flatMap(({ id, node }) => (own(node) ? [[id, own(node) ?? '']] : [])));
  const used = new Set([...taken, ...names.values()]);
  for (const part of parts.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    if (names.has(part.id)) continue;
    let name = derive(part, '');
    for (let number = 2; used.has(name); number += 1) name = derive(part, number);
    used.add(name);
    names.set(part.id, name);
  }
  return names;
}

/** What the parts of a kind are called that are not among `live`: conditions and positions may still name them. */
const removedNames = (doc: DraftDocument, type: 'field' | 'option', live: readonly TreeNode[]): NameMap => {
  const ids = new Set(live.map(({ id }) => id));
  const gone = [...doc.nodes].filter(([id, node]) => node.get('type') === type && !ids.has(id));
  const own = type === 'field' ? 'name' : 'value';
  return new Map(gone.map(([id, node]) => [id, propertyOf(node, own) ?? line(node, 'label')]));
};

/** @param sections of both steps */
export function namesOf(doc: DraftDocument, sections: readonly TreeNode[]): Names {
  const fields = sections.flatMap(({ children }) => children);
  const typed = (node: DraftNode) => propertyOf(node, 'name');
  const ids = namesFor(sections, [], typed, ({ node }, number) => {
    return snake(textOf(node, 'title'), 'section').replaceAll('_', '-') + number;
  });
  const repeated = sections.filter(({ node }) => propertyOf(node, 'isRepeated'));
  // A removed question keeps its name, because a condition may still use it.
  const gone = removedNames(doc, 'field', fields);
  const taken = [...RESERVED_NAMES, ...gone.values(), ...repeated.map(({ id }) => ids.get(id) ?? '')];
  const names = namesFor(fields, taken, typed, ({ node }, number) => snake(textOf(node, 'label'), 'question') + number);
  const values = removedNames(doc, 'option', []);
  for (const { children } of fields)
    namesFor(
      children,
      [],
      (node) => propertyOf(node, 'value'),
      ({ node }, number) => {
        const value = cleanLine(textOf(node, 'label')).slice(0, VALUE_LENGTH).trim() || 'choix';
        return number ? `${value} ${number}` : value;
      },
    ).forEach((value, id) => values.set(id, value));
  return { sections: ids, fields: new Map([...gone, ...names]), keys: fieldKeys(fields, repeated, names), values };
}

/** Keys of the payload of each question. `names` has the names of the questions. */
function fieldKeys(
  fields: readonly TreeNode[],
  repeated: readonly TreeNode[],
  names: NameMap,
): Map<NodeId, readonly string[]> {
  const own = new Map(fields.map(({ id, node }) => [id, propertyOf(node, 'keys')?.map(String) ?? []]));
  const inBlocks = new Set(repeated.flatMap(({ children }) => children.map(({ id }) => id)));
  const taken = [...[...own.values()].flat(), ...RESERVED_KEYS, RECEPTION_KEY, ...Object.keys(FIXED_VALUES)];
  const first = namesFor(
    fields,
    taken,
    (node) => propertyOf(node, 'keys')?.map(String)[0],
    ({ id, node }, number) =>
      snake(textOf(node, 'label'), names.get(id)?.toLowerCase() ?? 'question') +
      number +
      (inBlocks.has(id) ? '_{n}' : ''),
  );
  return new Map([...first].map(([id, key]) => [id, own.get(id)?.length ? (own.get(id) ?? []) : [key]]));
}
