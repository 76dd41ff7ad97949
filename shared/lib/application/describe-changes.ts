/** What differs between two definitions of the application, in words for recruiters. */
import type { ApplicationDefinition, ApplicationField, Position } from '../../contract/application/definition';
import { fieldPlace, sectionPlace, stepPlace } from './definition-checks/placed-fields';

/** A part of a definition that is found again in another one by its key. */
type Part = { key: string; place: string; list: string; values: Readonly<Record<string, string>> };

const quoted = (text: string): string => `«\u202F${text}\u202F»`;

/** The properties of a part without the parts within it, each as text. */
function valuesOf(part: object, inner: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name, value]) => !inner.includes(name) && value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

function fieldParts(field: ApplicationField, place: string, key: string, list: string): Part[] {
  const options = 'options' in field ? field.options : [];
  return [
    { key, place, list, values: valuesOf(field, ['options']) },
    ...options.map((option) => ({
      key: `${key}=${option.value}`,
      place: `${place} › ${option.label}`,
      list: `les choix de ${quoted(field.label)}`,
      values: valuesOf(option),
    })),
  ];
}

function positionParts(position: Position): Part[] {
  const place = `Postes › ${position.label}`;
  return [
    { key: `position ${position.value}`, place, list: 'les postes', values: valuesOf(position, ['openings']) },
    ...position.openings.map((opening) => ({
      key: `position ${position.value} ${opening.city}`,
      place: `${place} › ${opening.city}`,
      list: `les offres de ${quoted(position.label)}`,
      values: valuesOf(opening),
    })),
  ];
}

function partsOf({ steps, positions, fixed, receptionKey }: ApplicationDefinition): Part[] {
  return [
    ...steps.flatMap(({ id, sections, ...step }) => [
      { key: id, place: stepPlace(id), list: 'les étapes', values: valuesOf(step) },
      ...sections.flatMap((section) => [
        {
          key: `section ${section.id}`,
          place: sectionPlace(id, section.title),
          list: `les sections de l’${stepPlace(id).toLowerCase()}`,
          values: { ...valuesOf(section, ['fields']), étape: stepPlace(id) },
        },
        ...section.fields.flatMap((field) =>
          fieldParts(
            field,
            fieldPlace(id, section.title, field.label),
            section.repeated ? `${section.id}.${field.name}` : field.name,
            `les questions de ${quoted(section.title)}`,
          ),
        ),
      ]),
    ]),
    ...positions.flatMap(positionParts),
    { key: 'fixed', place: 'Clés fixes', list: 'les clés', values: valuesOf({ ...fixed, receptionKey }) },
  ];
}

/** The words for a property that is changed, added or removed. */
function changedValue(name: string, before: string | undefined, after: string | undefined): string | undefined {
  if (before === after) return undefined;
  if (before === undefined) return `${name} est ${quoted(after ?? '')}`;
  return after === undefined
    ? `${name} n’est plus ${quoted(before)}`
    : `${name} était ${quoted(before)}, est ${quoted(after)}`;
}

const byKey = (parts: readonly Part[]): Map<string, Part> => new Map(parts.map((part) => [part.key, part]));

/** Lists whose common parts are in another order, or in another list. */
function movedLists(before: readonly Part[], after: Map<string, Part>): string[] {
  const common = before.filter(({ key }) => after.has(key));
  const order = [...after.keys()];
  const moved = common.filter(({ key, list }) => {
    const now = after.get(key);
    const siblings = common.filter((other) => other.list === list).map((other) => other.key);
    const siblingsNow = order.filter((other) => siblings.includes(other));
    return now?.list !== list || siblings.indexOf(key) !== siblingsNow.indexOf(key);
  });
  return [...new Set(moved.map(({ key, list }) => after.get(key)?.list ?? list))];
}

/** @returns one line for each change; none where both say the same */
export function describeChanges(before: ApplicationDefinition, after: ApplicationDefinition): string[] {
  const old = byKey(partsOf(before));
  const now = byKey(partsOf(after));
  const changed = [...now.values()].flatMap(({ key, place, values }) => {
    const known = old.get(key);
    if (!known) return [];
    const names = [...new Set([...Object.keys(known.values), ...Object.keys(values)])];
    const words = names.map((name) => changedValue(name, known.values[name], values[name])).filter(Boolean);
    return words.map((word) => `${place}\u202F: ${word}`);
  });
  return [
    ...[...now.values()].filter(({ key }) => !old.has(key)).map(({ place }) => `Ajouté\u202F: ${place}`),
    ...[...old.values()].filter(({ key }) => !now.has(key)).map(({ place }) => `Retiré\u202F: ${place}`),
    ...changed,
    ...movedLists([...old.values()], now).map((list) => `L’ordre a changé dans ${list}`),
  ];
}
