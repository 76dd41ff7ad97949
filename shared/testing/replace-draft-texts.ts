/** Drafts of the application form for tests. */
import { updateSince, documentOfUpdates } from '../lib/workshop/draft-document';
import { setText } from '../lib/workshop/draft-edits';
import { nodesOf, TEXTS, textOf, typeOf, type NodeType, type TextName } from '../lib/workshop/draft-nodes';

/**
 * Replaces the texts of all parts of a draft: those that it has, and the hints and introductions that it lacks.
 *
 * @param updates all updates of the draft
 * @returns the update to send
 */
export function replaceDraftTexts(updates: readonly string[], write: (name: TextName) => string): string {
  const before = documentOfUpdates(updates);
  const after = documentOfUpdates(updates);
  nodesOf(after).forEach((node, id) => {
    for (const name of TEXTS[typeOf(node) as NodeType])
      if (textOf(node, name) !== '' || name === 'hint' || name === 'intro') setText(after, id, name, write(name));
  });
  return updateSince(after, before);
}

/** Every text of a draft by the kind of its part and its name, such as `field.label`; each kind that exists has an entry. */
export function draftTexts(updates: readonly string[]): Map<string, string[]> {
  const texts = new Map<string, string[]>(
    Object.entries(TEXTS).flatMap(([type, names]) => names.map((name): [string, string[]] => [`${type}.${name}`, []])),
  );
  nodesOf(documentOfUpdates(updates)).forEach((node) => {
    const type = typeOf(node) as NodeType;
    for (const name of TEXTS[type]) texts.get(`${type}.${name}`)?.push(textOf(node, name));
  });
  return texts;
}
