/** Drafts of the application form for tests. */
import { DraftDocument, type DraftField } from '../lib/workshop/draft-document';
import { TEXTS, textOf, type NodeType, type TextName } from '../lib/workshop/draft-nodes';

type DraftText = { part: string; type: NodeType; name: TextName; text: string };

/** Every text that the parts of a draft may have. */
const textsOf = (fields: readonly DraftField[]): DraftText[] =>
  [...new DraftDocument(fields).nodes].flatMap(([part, node]) => {
    const type = node.get('type') as NodeType | undefined;
    return type ? TEXTS[type].map((name) => ({ part, type, name, text: textOf(node, name) })) : [];
  });

/** Replaces the texts of all parts of a draft: those that it has, and the hints and introductions that it lacks. */
export const replaceDraftTexts = (fields: readonly DraftField[], write: (name: TextName) => string): DraftField[] =>
  textsOf(fields)
    .filter(({ name, text }) => text !== '' || name === 'hint' || name === 'intro')
    .map(({ part, name }) => ({ part, field: name, value: write(name) }));

/** Every text of a draft by the kind of its part and its name, such as `field.label`; each kind that exists has an entry. */
export function draftTexts(fields: readonly DraftField[]): Map<string, string[]> {
  const texts = new Map<string, string[]>(
    Object.entries(TEXTS).flatMap(([type, names]) => names.map((name): [string, string[]] => [`${type}.${name}`, []])),
  );
  for (const { type, name, text } of textsOf(fields)) texts.get(`${type}.${name}`)?.push(text);
  return texts;
}
