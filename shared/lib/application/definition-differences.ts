/** What differs between two definitions of the application, part by part, in words for recruiters. */
import type { ApplicationDefinition } from '../../contract/application/definition';
import { quoted } from './definition-checks/placed-fields';
import { definitionParts, movedLists, partsByKey, type DefinitionPart } from './definition-parts';
import { partWords, type Words } from './definition-words';

/** A property of both sides; blank text where a side does not have it. */
export type DifferenceRow = { name: string; before: string; after: string };

export type DefinitionDifference = {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The part, or for `moved` words for the list. */
  place: string;
  rows: readonly DifferenceRow[];
};

function changedRows(before: Words, after: Words): DifferenceRow[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names
    .map((name) => ({ name, before: before[name] ?? '', after: after[name] ?? '' }))
    .filter((row) => row.before !== row.after);
}

const INSIDE: Readonly<Partial<Record<DefinitionPart['source']['type'], string>>> = {
  section: 'Questions',
  field: 'Choix',
  position: 'Offres',
};

/** Words of a part that only one side has, with the names of what is in it. */
function wholeWords(part: DefinitionPart, parts: readonly DefinitionPart[], definition: ApplicationDefinition): Words {
  const inside = parts.filter(({ parent }) => parent === part.key).map(({ name }) => name);
  const title = INSIDE[part.source.type];
  return {
    ...partWords(part.source, definition),
    ...(title !== undefined && inside.length > 0 && { [title]: inside.join('\n') }),
  };
}

/** The parts of one side that the other does not have, without those in them. */
function onlyIn(definition: ApplicationDefinition, other: ReadonlyMap<string, unknown>) {
  const parts = definitionParts(definition);
  return parts
    .filter(({ key, parent }) => !other.has(key) && (parent === undefined || other.has(parent)))
    .map((part) => ({ place: part.place, words: wholeWords(part, parts, definition) }));
}

const namesIn = (parts: Iterable<DefinitionPart>, list: string): string =>
  [...parts]
    .filter((part) => part.list === list)
    .map(({ name }) => name)
    .join('\n');

/** @returns none where both say the same */
export function definitionDifferences(
  before: ApplicationDefinition,
  after: ApplicationDefinition,
): DefinitionDifference[] {
  const old = partsByKey(definitionParts(before));
  const now = partsByKey(definitionParts(after));
  const changed = [...now.values()].flatMap(({ key, place, source }): DefinitionDifference[] => {
    const known = old.get(key);
    const rows = known ? changedRows(partWords(known.source, before), partWords(source, after)) : [];
    return rows.length > 0 ? [{ kind: 'changed', place, rows }] : [];
  });
  const moved = movedLists([...old.values()], now).map((list): DefinitionDifference => {
    const row = { name: 'Ordre', before: namesIn(old.values(), list), after: namesIn(now.values(), list) };
    return { kind: 'moved', place: list, rows: [row] };
  });
  return [
    ...onlyIn(after, old).map(({ place, words }) => ({ kind: 'added' as const, place, rows: changedRows({}, words) })),
    ...onlyIn(before, now).map(({ place, words }) => ({
      kind: 'removed' as const,
      place,
      rows: changedRows(words, {}),
    })),
    ...changed,
    ...moved,
  ];
}

function rowInWords({ name, before, after }: DifferenceRow): string {
  const property = quoted(name);
  if (before === '') return `${property} est maintenant ${quoted(after)}`;
  return after === ''
    ? `${property} n’est plus ${quoted(before)}`
    : `${property} était ${quoted(before)}, est maintenant ${quoted(after)}`;
}

/** One line for each change. */
export const differencesInWords = (differences: readonly DefinitionDifference[]): string[] =>
  differences.flatMap(({ kind, place, rows }) => {
    if (kind === 'added') return [`Ajouté\u202F: ${place}`];
    if (kind === 'removed') return [`Retiré\u202F: ${place}`];
    if (kind === 'moved') return [`L’ordre a changé dans ${place}`];
    return rows.map((row) => `${place}\u202F: ${rowInWords(row)}`);
  });
