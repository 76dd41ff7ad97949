/** What differs between two definitions of the application, property by property, for developers. */
import type { ApplicationDefinition } from '../../contract/application/definition';
import { definitionParts, movedLists, partsByKey, quoted, type PartSource } from './definition-parts';

/** Parts of their own, which are no property of the part that contains them. */
const INNER: Readonly<Record<PartSource['type'], readonly string[]>> = {
  step: ['id', 'sections'],
  section: ['fields'],
  field: ['options'],
  option: [],
  position: ['openings'],
  opening: [],
  keys: [],
};

/** The properties of a part, each as text. */
function valuesOf(source: PartSource): Record<string, string> {
  const own = Object.entries(source.item)
    .filter(([name, value]) => !INNER[source.type].includes(name) && value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
  return Object.fromEntries(source.type === 'section' ? [...own, ['étape', source.step]] : own);
}

/** The words for a property that is changed, added or removed. */
function changedValue(name: string, before: string | undefined, after: string | undefined): string | undefined {
  if (before === after) return undefined;
  if (before === undefined) return `${name} est ${quoted(after ?? '')}`;
  return after === undefined
    ? `${name} n’est plus ${quoted(before)}`
    : `${name} était ${quoted(before)}, est ${quoted(after)}`;
}

/** @returns one line for each change; none where both say the same */
export function describeChanges(before: ApplicationDefinition, after: ApplicationDefinition): string[] {
  const old = partsByKey(definitionParts(before));
  const now = partsByKey(definitionParts(after));
  const changed = [...now.values()].flatMap(({ key, place, source }) => {
    const known = old.get(key);
    if (!known) return [];
    const [was, is] = [valuesOf(known.source), valuesOf(source)];
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    const words = names.map((name) => changedValue(name, was[name], is[name])).filter(Boolean);
    return words.map((word) => `${place}\u202F: ${word}`);
  });
  return [
    ...[...now.values()].filter(({ key }) => !old.has(key)).map(({ place }) => `Ajouté\u202F: ${place}`),
    ...[...old.values()].filter(({ key }) => !now.has(key)).map(({ place }) => `Retiré\u202F: ${place}`),
    ...changed,
    ...movedLists([...old.values()], now).map((list) => `L’ordre a changé dans ${list}`),
  ];
}
