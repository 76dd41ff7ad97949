/** What differs between two definitions of the application, part by part, in words for recruiters. */
import type { ApplicationDefinition } from '../../contract/application/definition';
import { quoted } from './definition-checks/placed-fields';
import { definitionParts, movedLists, partsByKey } from './definition-parts';
import type { Words } from './definition-words';

/** A property of both sides; blank text where a side does not have it. */
export type DifferenceRow = { name: string; before: string; after: string };

export type DefinitionDifference = {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The part, or for `moved` words for the list. */
  place: string;
  /** Of a changed part. */
  rows: readonly DifferenceRow[];
};

function changedRows(before: Words, after: Words): DifferenceRow[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names
    .map((name) => ({ name, before: before[name] ?? '', after: after[name] ?? '' }))
    .filter((row) => row.before !== row.after);
}

/** The parts of one side that the other does not have, without those in them. */
const onlyIn = (definition: ApplicationDefinition, other: ReadonlyMap<string, unknown>) =>
  definitionParts(definition).filter(
    ({ key, parent }) => !other.has(key) && (parent === undefined || other.has(parent)),
  );

/** @returns none where both say the same */
export function definitionDifferences(
  before: ApplicationDefinition,
  after: ApplicationDefinition,
): DefinitionDifference[] {
  const old = partsByKey(definitionParts(before));
  const now = partsByKey(definitionParts(after));
  const changed = [...now.values()].flatMap(({ key, place, words }): DefinitionDifference[] => {
    const known = old.get(key);
    const rows = known ? changedRows(known.words, words) : [];
    return rows.length > 0 ? [{ kind: 'changed', place, rows }] : [];
  });
  const withoutRows = (kind: DefinitionDifference['kind'], places: readonly string[]) =>
    places.map((place): DefinitionDifference => ({ kind, place, rows: [] }));
  const placesOf = (parts: ReturnType<typeof onlyIn>) => parts.map(({ place }) => place);
  return [
    ...withoutRows('added', placesOf(onlyIn(after, old))),
    ...withoutRows('removed', placesOf(onlyIn(before, now))),
    ...changed,
    ...withoutRows('moved', movedLists([...old.values()], now)),
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
