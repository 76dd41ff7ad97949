/** Keys of the payload: each has one question at a time, and those of requirement 3.6 have one. */
import type { ApplicationDefinition, ApplicationField, Feed } from '../../../contract/application/definition';
import {
  FIXED_VALUES,
  PERSON_KEYS,
  RECEPTION_KEY,
  RESERVED_KEYS,
  SPECIFIED_KEYS,
} from '../../../contract/application/specified-keys';
import { fulfilling, possibleAnswers } from './check-conditions';
import {
  fieldProblem,
  placedFields,
  problem,
  repeatedValues,
  type DefinitionProblem,
  type PlacedField,
} from './placed-fields';

/** Fewer than a content service accepts of one application, because another version may add some. */
const MAX_KEYS = 150;

const writtenKeys = (feed: Feed): readonly string[] =>
  typeof feed === 'string' ? [feed] : feed.kind === 'text' ? feed.keys : [feed.key];

type Use = PlacedField & { key: string };

const usesOf = (placed: PlacedField): Use[] =>
  Array.from({ length: placed.section.repeated?.max ?? 1 }, (_, index) =>
    writtenKeys(placed.field.feeds).map((key) => ({ ...placed, key: key.replace('{n}', String(index + 1)) })),
  ).flat();

/** Whether two questions are never asked together. */
function areApart({ when: one }: ApplicationField, { when: other }: ApplicationField, all: readonly PlacedField[]) {
  if (!one || !other || one.field !== other.field) return false;
  const deciding = all.find(({ field, section }) => field.name === one.field && !section.repeated);
  // Several choices may fulfil both.
  const possible = deciding && deciding.field.kind !== 'choices' ? possibleAnswers(deciding.field) : undefined;
  if (!possible) return false;
  const both = fulfilling(one, possible);
  return fulfilling(other, possible).every((answer) => !both.includes(answer));
}

const boxKind = ({ feeds }: ApplicationField): string =>
  typeof feeds === 'object' && (feeds.kind === 'presence' || feeds.kind === 'receptionDay') ? feeds.kind : '';

/** Whether a question completes a box that shares its key: the box can then be read back from the answer. */
function completes({ when, required, rules, feeds }: ApplicationField, box: ApplicationField): boolean {
  if (!when || when.field !== box.name || (typeof feeds === 'object' && feeds.kind !== 'text')) return false;
  if (boxKind(box) === 'presence') return 'is' in when && when.is.join() === 'on' && required !== undefined;
  return 'isNot' in when && when.isNot.join() === 'on' && (rules?.some(({ rule }) => rule === 'later') ?? false);
}

function sharedKeyMessages(uses: readonly Use[], all: readonly PlacedField[]): DefinitionProblem[] {
  return uses.flatMap((use, index) => {
    const { field, key } = use;
    const others = uses.filter((other) => other !== use && other.key === key);
    if (boxKind(field) !== '' && !others.some((other) => completes(other.field, field)))
      return [
        fieldProblem(
          use,
          `La clé «\u202F${key}\u202F» de cette case a besoin d’une question qui la complète, posée selon cette case.`,
        ),
      ];
    const taken = uses
      .slice(0, index)
      .find(
        (other) =>
          other.key === key &&
          other.field !== field &&
          !areApart(other.field, field, all) &&
          !(boxKind(field) !== '' && completes(other.field, field)) &&
          !(boxKind(other.field) !== '' && completes(field, other.field)),
      );
    return taken
      ? [fieldProblem(use, `La clé «\u202F${key}\u202F» est prise par la question «\u202F${taken.field.label}\u202F».`)]
      : [];
  });
}

const numberMessages = (placed: PlacedField): DefinitionProblem[] =>
  writtenKeys(placed.field.feeds)
    .filter((key) => (key.match(/\{n\}/g) ?? []).length !== (placed.section.repeated ? 1 : 0))
    .map((key) =>
      fieldProblem(
        placed,
        placed.section.repeated
          ? `La clé «\u202F${key}\u202F» doit contenir une fois {n}, le numéro dans la liste.`
          : `La clé «\u202F${key}\u202F» ne peut contenir {n} que dans une liste.`,
      ),
    );

/** Without these answers an application cannot be stored: its person could not be found again, or not be written to. */
function personMessages(uses: readonly Use[]): DefinitionProblem[] {
  return PERSON_KEYS.flatMap((key) => {
    const [use, ...others] = uses.filter((one) => one.key === key);
    if (!use) return [];
    const { field, section } = use;
    const rule = { email: 'email', date_naissance: 'age' }[key as string];
    const isAsked = others.length === 0 && field.required !== undefined && !field.when && !section.repeated;
    return isAsked && (rule === undefined || field.rules?.some((one) => one.rule === rule))
      ? []
      : [
          fieldProblem(
            use,
            `La réponse sous «\u202F${key}\u202F» doit être obligatoire pour tous${rule ? `, avec la règle «\u202F${rule}\u202F»` : ''}.`,
          ),
        ];
  });
}

export function checkKeys(definition: ApplicationDefinition): DefinitionProblem[] {
  const all = placedFields(definition);
  const uses = all.flatMap(usesOf);
  const fixed = Object.entries(FIXED_VALUES);
  const isFixed =
    definition.receptionKey === RECEPTION_KEY &&
    Object.keys(definition.fixed).length === fixed.length &&
    fixed.every(([key, value]) => definition.fixed[key] === value);
  const taken = new Set([...RESERVED_KEYS, RECEPTION_KEY, ...Object.keys(FIXED_VALUES)]);
  const asked = new Set(uses.map(({ key }) => key));
  return [
    ...(isFixed
      ? []
      : [problem('Clés fixes', 'fixed et receptionKey ont des valeurs que le cahier des charges impose.')]),
    ...all.flatMap(numberMessages),
    ...uses
      .filter(({ key }) => taken.has(key))
      .map((use) => fieldProblem(use, `La clé «\u202F${use.key}\u202F» est réservée.`)),
    ...all.flatMap((placed) =>
      repeatedValues(writtenKeys(placed.field.feeds)).map((key) =>
        fieldProblem(placed, `La clé «\u202F${key}\u202F» y est deux fois.`),
      ),
    ),
    ...sharedKeyMessages(uses, all),
    ...personMessages(uses),
    ...SPECIFIED_KEYS.filter(
      (key) => !asked.has(key) && !Object.hasOwn(FIXED_VALUES, key) && key !== RECEPTION_KEY,
    ).map((key) =>
      problem('Clés', `Aucune question n’alimente la clé «\u202F${key}\u202F», que le cahier des charges demande.`),
    ),
    ...(asked.size > MAX_KEYS ? [problem('Clés', `Il y a plus de ${MAX_KEYS} clés.`)] : []),
  ];
}
