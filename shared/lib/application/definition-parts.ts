/** A definition as a list of parts, to find them again in another one. */
import type {
  ApplicationDefinition,
  ApplicationField,
  ApplicationSection,
  Position,
} from '../../contract/application/definition';
import { dayInWords } from '../day-in-words';
import { fieldPlace, quoted, sectionPlace, stepPlace } from './definition-checks/placed-fields';
import { fieldWords, sectionWords, type Words } from './definition-words';

export type DefinitionPart = {
  key: string;
  /** Key of the part that contains it. */
  parent?: string;
  place: string;
  /** Words for the list that it is in. */
  list: string;
  /** Its properties. */
  words: Words;
};

const optionParts = (item: ApplicationField, parent: string, place: string): DefinitionPart[] =>
  ('options' in item ? item.options : []).map(({ value, label }) => ({
    key: `${parent}=${value}`,
    parent,
    place: `${place} › ${label}`,
    list: `les choix de ${quoted(item.label)}`,
    words: { Libellé: label, 'Valeur envoyée': value },
  }));

function sectionParts(item: ApplicationSection, step: string, definition: ApplicationDefinition): DefinitionPart[] {
  const { id, title, repeated, fields } = item;
  const parent = `section ${id}`;
  return [
    {
      key: parent,
      parent: step,
      place: sectionPlace(step, title),
      list: `les sections de l’${stepPlace(step).toLowerCase()}`,
      words: sectionWords(item, stepPlace(step)),
    },
    ...fields.flatMap((field) => {
      const key = repeated ? `${id}.${field.name}` : field.name;
      const place = fieldPlace(step, title, field.label);
      const list = `les questions de ${quoted(title)}`;
      return [{ key, parent, place, list, words: fieldWords(field, definition) }, ...optionParts(field, key, place)];
    }),
  ];
}

function positionParts({ value, label, summary, openings }: Position): DefinitionPart[] {
  const place = `Postes › ${label}`;
  const parent = `position ${value}`;
  return [
    {
      key: parent,
      place,
      list: 'les postes',
      words: { Nom: label, Présentation: summary, 'Valeur envoyée': value },
    },
    ...openings.map(({ city, country, countryCode, publishedOn, closesOn }) => ({
      key: `${parent} ${city}`,
      parent,
      place: `${place} › ${city}`,
      list: `les offres de ${quoted(label)}`,
      words: {
        Ville: city,
        Pays: `${country} (${countryCode})`,
        'Publiée le': dayInWords(publishedOn),
        'Jusqu’au': dayInWords(closesOn),
      },
    })),
  ];
}

/** The parts in the order of the form. */
export function definitionParts(definition: ApplicationDefinition): DefinitionPart[] {
  const { steps, positions, fixed, receptionKey } = definition;
  const keys = Object.entries({ ...fixed, receptionKey }).map(([name, value]) => [name, value ?? 'vide']);
  return [
    ...steps.flatMap(({ id, title, sections }): DefinitionPart[] => [
      { key: id, place: stepPlace(id), list: 'les étapes', words: { Titre: title } },
      ...sections.flatMap((section) => sectionParts(section, id, definition)),
    ]),
    ...positions.flatMap(positionParts),
    { key: 'fixed', place: 'Clés fixes', list: 'les clés', words: Object.fromEntries(keys) },
  ];
}

export const partsByKey = (parts: readonly DefinitionPart[]): Map<string, DefinitionPart> =>
  new Map(parts.map((part) => [part.key, part]));

/** The earlier parts of each list whose common parts have moved within it or to another list. */
export function movedLists(before: readonly DefinitionPart[], after: Map<string, DefinitionPart>): string[] {
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
