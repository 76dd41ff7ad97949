/** A definition as a list of parts that are found again in another one. */
import type {
  AnswerOption,
  ApplicationDefinition,
  ApplicationField,
  ApplicationSection,
  ApplicationStep,
  Opening,
  Position,
} from '../../contract/application/definition';
import { fieldPlace, quoted, sectionPlace, stepPlace } from './definition-checks/placed-fields';

export type PartSource =
  | { type: 'step'; item: ApplicationStep }
  | { type: 'section'; item: ApplicationSection; step: string }
  | { type: 'field'; item: ApplicationField }
  | { type: 'option'; item: AnswerOption }
  | { type: 'position'; item: Position }
  | { type: 'opening'; item: Opening }
  | { type: 'keys'; item: Readonly<Record<string, string | null>> };

export type DefinitionPart = {
  key: string;
  /** Key of the part that contains it. */
  parent?: string;
  place: string;
  /** Words for the list that it is in. */
  list: string;
  source: PartSource;
};

function fieldParts(item: ApplicationField, place: string, key: string, section: ApplicationSection): DefinitionPart[] {
  const options = 'options' in item ? item.options : [];
  const list = `les questions de ${quoted(section.title)}`;
  return [
    { key, parent: `section ${section.id}`, place, list, source: { type: 'field', item } },
    ...options.map((option): DefinitionPart => ({
      key: `${key}=${option.value}`,
      parent: key,
      place: `${place} › ${option.label}`,
      list: `les choix de ${quoted(item.label)}`,
      source: { type: 'option', item: option },
    })),
  ];
}

function sectionParts(item: ApplicationSection, step: string): DefinitionPart[] {
  return [
    {
      key: `section ${item.id}`,
      parent: step,
      place: sectionPlace(step, item.title),
      list: `les sections de l’${stepPlace(step).toLowerCase()}`,
      source: { type: 'section', item, step: stepPlace(step) },
    },
    ...item.fields.flatMap((field) =>
      fieldParts(
        field,
        fieldPlace(step, item.title, field.label),
        item.repeated ? `${item.id}.${field.name}` : field.name,
        item,
      ),
    ),
  ];
}

function positionParts(item: Position): DefinitionPart[] {
  const place = `Postes › ${item.label}`;
  const key = `position ${item.value}`;
  return [
    { key, place, list: 'les postes', source: { type: 'position', item } },
    ...item.openings.map((opening): DefinitionPart => ({
      key: `${key} ${opening.city}`,
      parent: key,
      place: `${place} › ${opening.city}`,
      list: `les offres de ${quoted(item.label)}`,
      source: { type: 'opening', item: opening },
    })),
  ];
}

/** The parts in the order of the form. */
export function definitionParts({ steps, positions, fixed, receptionKey }: ApplicationDefinition): DefinitionPart[] {
  return [
    ...steps.flatMap((item): DefinitionPart[] => [
      { key: item.id, place: stepPlace(item.id), list: 'les étapes', source: { type: 'step', item } },
      ...item.sections.flatMap((section) => sectionParts(section, item.id)),
    ]),
    ...positions.flatMap(positionParts),
    {
      key: 'fixed',
      place: 'Clés fixes',
      list: 'les clés',
      source: { type: 'keys', item: { ...fixed, receptionKey } },
    },
  ];
}

export const partsByKey = (parts: readonly DefinitionPart[]): Map<string, DefinitionPart> =>
  new Map(parts.map((part) => [part.key, part]));

/** The parts before of each list whose common parts are now in another order, or in another list. */
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
