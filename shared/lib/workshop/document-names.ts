/** What the parts of a document are called in its definition, and what its references mean. */
import { RESERVED_NAMES } from '../../contract/application/definition-schema';
import { FIXED_VALUES, RECEPTION_KEY, RESERVED_KEYS } from '../../contract/application/specified-keys';
import { slugify } from '../slugify';
import type { DraftDocument, DraftNode, NodeId } from './draft-document';
import { propertyOf, type TextName, textOf, type TreeNode } from './draft-nodes';

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

/**
 * Names that no one typed: of new questions, sections, choices and keys, made from their labels whenever the definition is
 * read. So they never clash, also where two people add the same at the same time.
 */
const NAME_LENGTH = 32;

/** The first of `base`, `base2`, `base3` … that is free, each with the same end; it is then taken. */
function claim(base: string, taken: Set<string>, before = '', end = ''): string {
  let name = base + end;
  for (let number = 2; taken.has(name); number += 1) name = base + before + number + end;
  taken.add(name);
  return name;
}

const snake = (label: string, otherwise: string): string => {
  const slug = slugify(label).replaceAll('-', '_').slice(0, NAME_LENGTH).replace(/_+$/, '');
  return /^[a-z]/.test(slug) ? slug : slug ? `${otherwise}_${slug}`.slice(0, NAME_LENGTH) : otherwise;
};

const byId = (one: TreeNode, other: TreeNode): number => (one.id < other.id ? -1 : 1);

/** Names of all parts of one list; those that were typed go first, so that a new part never takes one of them. */
function derivedNames(
  parts: readonly TreeNode[],
  taken: Set<string>,
  own: (node: DraftNode) => string | undefined,
  derive: (part: TreeNode) => string,
  beforeNumber = '',
): Map<NodeId, string> {
  const names = new Map<NodeId, string>();
  for (const { id, node } of parts) {
    const name = own(node);
    if (name) names.set(id, name);
  }
  names.forEach((name) => taken.add(name));
  for (const part of [...parts].toSorted(byId))
    if (!names.has(part.id)) names.set(part.id, claim(derive(part), taken, beforeNumber));
  return names;
}

const fieldNames = (fields: readonly TreeNode[], taken: readonly string[]): Map<NodeId, string> =>
  derivedNames(
    fields,
    new Set([...RESERVED_NAMES, ...taken]),
    (node) => propertyOf(node, 'name'),
    ({ node }) => snake(textOf(node, 'label'), 'question'),
  );

const sectionIds = (sections: readonly TreeNode[]): Map<NodeId, string> =>
  derivedNames(
    sections,
    new Set(),
    (node) => propertyOf(node, 'name'),
    ({ node }) => snake(textOf(node, 'title'), 'section').replaceAll('_', '-'),
  );

const VALUE_LENGTH = 96;

const optionValues = (options: readonly TreeNode[]): Map<NodeId, string> =>
  derivedNames(
    options,
    new Set(),
    (node) => propertyOf(node, 'value'),
    ({ node }) => cleanLine(textOf(node, 'label')).slice(0, VALUE_LENGTH).trim() || 'choix',
    ' ',
  );

/** Keys of the payload of each question. `names` has the names of the questions. */
function fieldKeys(sections: readonly TreeNode[], names: ReadonlyMap<NodeId, string>): Map<NodeId, readonly string[]> {
  const keys = new Map<NodeId, readonly string[]>();
  const fields = sections.flatMap((section) => section.children.map((field) => ({ section, field })));
  for (const { field } of fields) {
    const own = propertyOf(field.node, 'keys');
    if (own?.length) keys.set(field.id, own.map(String));
  }
  const taken = new Set([...keys.values()].flat());
  for (const reserved of [...RESERVED_KEYS, RECEPTION_KEY, ...Object.keys(FIXED_VALUES)]) taken.add(reserved);
  for (const { section, field } of fields.toSorted((one, other) => byId(one.field, other.field))) {
    if (keys.has(field.id)) continue;
    const end = propertyOf(section.node, 'isRepeated') ? '_{n}' : '';
    const base = snake(textOf(field.node, 'label'), names.get(field.id)?.toLowerCase() ?? 'question');
    keys.set(field.id, [claim(base, taken, '', end)]);
  }
  return keys;
}

/** A text as one line: without blanks around it and without control characters. */
export const cleanLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim();
