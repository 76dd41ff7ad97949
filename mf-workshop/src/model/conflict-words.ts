/** What two people wrote in one field, in the words of the editor. */
import { QUESTION_KINDS } from '@vipp/shared/lib/application/question-kinds';
import type { DraftField, FieldValue } from '@vipp/shared/lib/workshop/draft-document';
import { orderOf, parentOf, type NodeType } from '@vipp/shared/lib/workshop/draft-nodes';
import { titleOf, type DraftView, type EditorSession } from './editor-session';
import { AUTOCOMPLETE_WORDS, FEED_WORDS, propertyWords, RULE_WORDS, TYPE_WORDS } from './editor-words';

const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
  kind: Object.fromEntries(Object.entries(QUESTION_KINDS).map(([kind, { words }]) => [kind, words])),
  rule: RULE_WORDS,
  autocomplete: AUTOCOMPLETE_WORDS,
  feed: FEED_WORDS,
  inputMode: { numeric: 'Oui' },
  width: { half: 'Oui' },
};

/** Such as « Ville, Libellé ». */
export function conflictTitle({ doc }: EditorSession, { part, field }: DraftField): string {
  const node = doc.nodes.get(part);
  const type = String(node?.get('type'));
  const title = node && type in TYPE_WORDS ? titleOf({ type: type as NodeType, node }) : 'Une partie retirée';
  return `${title}, ${propertyWords(field) ?? field}`;
}

function placeInWords({ parts }: DraftView, part: string, value: FieldValue): string {
  const place = new Map([['place', value]]);
  const parent = parentOf(place);
  const before = [...parts.values()]
    .filter(({ id, type, node }) => id !== part && type === parts.get(part)?.type && parentOf(node) === parent)
    .findLast(({ node }) => orderOf(node) < orderOf(place));
  const inside = parent === undefined ? undefined : parts.get(parent);
  return [
    ...(inside ? [`dans «\u202F${titleOf(inside)}\u202F»`] : []),
    before ? `après «\u202F${titleOf(before)}\u202F»` : 'en premier',
  ].join(', ');
}

export function valueInWords(view: DraftView, { part, field, value }: DraftField): string {
  if (field === 'place') return placeInWords(view, part, value);
  if (field === 'removed') return value === true ? 'À retirer' : 'À garder';
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  const texts = (Array.isArray(value) ? (value as readonly string[]) : [String(value ?? '')]).map((text) => {
    const named = view.parts.get(text);
    return named ? titleOf(named) : (VALUE_WORDS[field]?.[text] ?? text.replace(/^=/, ''));
  });
  return texts.filter(Boolean).join(', ') || 'Rien';
}
