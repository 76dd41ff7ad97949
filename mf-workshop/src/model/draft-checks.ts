/** The faults of a draft, at the part to change. */
import { ruleProblems, shapeProblemsOf } from '@vipp/shared/lib/application/check-definition';
import type { DefinitionProblem } from '@vipp/shared/lib/application/definition-checks/placed-fields';
import type { ReadDraft } from '@vipp/shared/lib/workshop/definition-of-document';
import type { NodeId } from '@vipp/shared/lib/workshop/draft-document';
import { parentOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { propertyWords, RULES } from './editor-words';

export type DraftProblem = { node: NodeId | undefined; place: string; message: string };

type Found = { part: TreeNode | undefined; property: string };

const LISTS: readonly unknown[] = ['sections', 'fields', 'options', 'openings'];

/** The part at a path, and the rest of the path, such as `rules.message`. */
export function partAt({ steps, positions }: ReadDraft, path: readonly PropertyKey[]): Found {
  const [list, index, ...rest] = path;
  let part = (list === 'steps' ? steps : list === 'positions' ? positions : [])[Number(index)];
  let tail = rest;
  while (part && LISTS.includes(tail[0]) && typeof tail[1] === 'number') {
    part = part.children[tail[1]];
    tail = tail.slice(2);
  }
  return { part, property: tail.filter((key) => typeof key !== 'number').join('.') };
}

const BLANK: Readonly<Record<string, string>> = {
  sections: 'Cette étape n’a aucune section.',
  fields: 'Cette section n’a aucune question.',
  options: 'Cette question n’a aucun choix.',
  'when.is': 'Condition\u202F: choisissez au moins une réponse.',
  'when.isNot': 'Condition\u202F: choisissez au moins une réponse.',
  'repeated.itemTitle': 'Titre d’un bloc\u202F: il doit contenir {n}, le numéro du bloc.',
};

const TECHNICAL = /«\u202F([\w.]+)\u202F»/g;
/** A message of the check in the words of the editor. */
const inWords = (message: string): string =>
  message.replace(TECHNICAL, (quoted, name: string) => {
    const words = (RULES as Readonly<Record<string, { words: string }>>)[name]?.words ?? propertyWords(name);
    return words ? `«\u202F${words}\u202F»` : quoted;
  });

function messageOf({ message }: DefinitionProblem, property: string): string {
  const blank = BLANK[property];
  if (blank) return blank;
  const words = propertyWords(property);
  if (!words) return inWords(message);
  if (/(est vide ou trop petit \(1 au moins\)|manque)\.$/.test(message)) return `${words}\u202F: à remplir.`;
  if (/n’est pas valable\.$/.test(message)) return `${words}\u202F: à vérifier.`;
  return inWords(message.replace(TECHNICAL, words));
}

/** A choice is edited at its question. */
const editedAt = (part: TreeNode | undefined): NodeId | undefined =>
  part?.type === 'option' ? parentOf(part.node) : part?.id;

function toProblem(draft: ReadDraft, found: DefinitionProblem, isShape: boolean): DraftProblem {
  const { part, property } = partAt(draft, found.path ?? []);
  return {
    node: editedAt(part),
    place: found.place,
    message: isShape ? messageOf(found, property) : inWords(found.message),
  };
}

/** All tasks before publishing, each once. A blank text hides none of the others. */
export function draftProblems(draft: ReadDraft): DraftProblem[] {
  const { definition } = draft;
  const shape = shapeProblemsOf(definition).map((found) => toProblem(draft, found, true));
  const rules = ruleProblems(definition).map((found) => toProblem(draft, found, false));
  const known = new Map([...shape, ...rules].map((one) => [`${one.node} ${one.message}`, one]));
  return [...known.values()];
}
