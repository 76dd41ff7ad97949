/** Names of a document's parts in its definition, and targets of its references. */
import { slugify } from '../slugify';
import type { DraftDocument, DraftNode, NodeId } from './draft-document';
import { propertyOf, type TextName, textOf, type TreeNode } from './draft-nodes';

/** What parts are called in the definition. */
export type Names = ReturnType<typeof namesOf>;

/** A text as one line: without blanks around it and without control characters. */
export const cleanLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim();

/** Texts of parts that have one line: also a code and days. */
export type LineName = TextName | 'countryCode' | 'publishedOn' | 'closesOn';

export const line = (node: DraftNode, name: LineName): string => cleanLine(textOf(node, name));

/** The value of a reference: that of the part it names, even of a removed one. */
export function resolve(reference: string, names: ReadonlyMap<NodeId, string>): string {
  return reference.startsWith('=') ? reference.slice(1) : (names.get(reference) ?? reference);
}

const NAME_LENGTH = 32;
const VALUE_LENGTH = 96;

/** A name from a label and the end of the part's random id: names never clash, even between two people. */
function nameFrom(label: string, otherwise: string, id: NodeId): string {
  const slug = slugify(label).replaceAll('-', '_').slice(0, NAME_LENGTH).replace(/_+$/, '');
  const begin = /^[a-z]/.test(slug) ? slug : `${otherwise}_${slug}`.slice(0, NAME_LENGTH).replace(/_+$/, '');
  return `${begin}_${id.slice(-6)}`;
}

/**
 * Names of the parts of a document. New questions, sections and choices get theirs from their labels whenever the definition is
 * read; removed ones have some too, which conditions and positions may still name.
 *
 * @param sections of both steps
 */
export function namesOf(doc: DraftDocument, sections: readonly TreeNode[]) {
  const inBlocks = new Set(
    sections.flatMap(({ node, children }) => (propertyOf(node, 'isRepeated') ? children.map(({ id }) => id) : [])),
  );
  const newMap = () => new Map<NodeId, string>();
  const keysOf = new Map<NodeId, readonly string[]>();
  const names = { sections: newMap(), fields: newMap(), keys: keysOf, values: newMap() };
  for (const [id, node] of doc.nodes) {
    const type = node.get('type');
    if (type === 'section') {
      const name = nameFrom(textOf(node, 'title'), 'section', id).replaceAll('_', '-');
      names.sections.set(id, propertyOf(node, 'name') ?? name);
    } else if (type === 'field') {
      const name = propertyOf(node, 'name') ?? nameFrom(textOf(node, 'label'), 'question', id);
      const keys = propertyOf(node, 'keys')?.map(String);
      names.fields.set(id, name);
      names.keys.set(id, keys?.length ? keys : [name.toLowerCase() + (inBlocks.has(id) ? '_{n}' : '')]);
    } else if (type === 'option') {
      const value = cleanLine(textOf(node, 'label')).slice(0, VALUE_LENGTH).trim() || 'choix';
      names.values.set(id, propertyOf(node, 'value') ?? value);
    }
  }
  return names;
}
