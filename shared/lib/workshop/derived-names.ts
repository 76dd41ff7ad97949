/**
 * Names that no one typed: of new questions, sections, choices and keys, made from their labels whenever the definition is
 * read. So they never clash, also where two people add the same at the same time.
 */
import { RESERVED_NAMES } from '../../contract/application/definition-schema';
import { FIXED_VALUES, RECEPTION_KEY, RESERVED_KEYS } from '../../contract/application/specified-keys';
import { slugify } from '../slugify';
import type { DraftNode, NodeId } from './draft-document';
import { propertyOf, textOf, type TreeNode } from './draft-nodes';

const NAME_LENGTH = 32;

/** The first of `base`, `base2`, `base3` … that is free, which is then taken. */
function claim(base: string, taken: Set<string>, numbered = (number: number) => `${base}${number}`): string {
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = numbered(number);
  taken.add(name);
  return name;
}

const snake = (label: string, otherwise: string): string => {
  const slug = slugify(label).replaceAll('-', '_').slice(0, NAME_LENGTH).replace(/_+$/, '');
  return /^[a-z]/.test(slug) ? slug : slug ? `${otherwise}_${slug}`.slice(0, NAME_LENGTH) : otherwise;
};

const byId = (one: TreeNode, other: TreeNode): number => (one.id < other.id ? -1 : 1);

/** Names of all parts of one list; those that were typed go first, so that a new part never takes one of them. */
function namesOf(
  parts: readonly TreeNode[],
  taken: Set<string>,
  own: (node: DraftNode) => string | undefined,
  derive: (part: TreeNode) => string,
): Map<NodeId, string> {
  const names = new Map<NodeId, string>();
  for (const { id, node } of parts) {
    const name = own(node);
    if (name) names.set(id, name);
  }
  names.forEach((name) => taken.add(name));
  for (const part of [...parts].toSorted(byId)) if (!names.has(part.id)) names.set(part.id, claim(derive(part), taken));
  return names;
}

export const fieldNames = (fields: readonly TreeNode[], taken: readonly string[]): Map<NodeId, string> =>
  namesOf(
    fields,
    new Set([...RESERVED_NAMES, ...taken]),
    (node) => propertyOf(node, 'name'),
    ({ node }) => snake(textOf(node, 'label'), 'question'),
  );

export const sectionIds = (sections: readonly TreeNode[]): Map<NodeId, string> =>
  namesOf(
    sections,
    new Set(),
    (node) => propertyOf(node, 'name'),
    ({ node }) => snake(textOf(node, 'title'), 'section').replaceAll('_', '-'),
  );

const VALUE_LENGTH = 96;

export const optionValues = (options: readonly TreeNode[]): Map<NodeId, string> => {
  const taken = new Set<string>();
  const values = namesOf(
    options.filter(({ node }) => propertyOf(node, 'value')),
    taken,
    (node) => propertyOf(node, 'value'),
    () => '',
  );
  for (const { id, node } of [...options].toSorted(byId)) {
    if (values.has(id)) continue;
    const base = cleanLine(textOf(node, 'label')).slice(0, VALUE_LENGTH).trim() || 'choix';
    values.set(
      id,
      claim(base, taken, (number) => `${base} ${number}`),
    );
  }
  return values;
};

/** Keys of the payload of each question. `names` has the names of the questions. */
export function fieldKeys(
  sections: readonly TreeNode[],
  names: ReadonlyMap<NodeId, string>,
): Map<NodeId, readonly string[]> {
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
    keys.set(field.id, [claim(`${base}${end}`, taken, (number) => `${base}${number}${end}`)]);
  }
  return keys;
}

/** A text as one line: without blanks around it and without control characters. */
export const cleanLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim();
