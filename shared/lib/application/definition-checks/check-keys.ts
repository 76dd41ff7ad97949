/** Keys of the payload: each has one question at a time, and those of requirement 3.6 have one. */
import type { ApplicationDefinition, ApplicationField } from '../../../contract/application/definition';
import { conditionsOf } from '../../../contract/application/asked-fields';
import { keysOf } from '../../../contract/application/payload';
import {
  FIXED_VALUES,
  PERSON_KEYS,
  RECEPTION_KEY,
  RESERVED_KEYS,
  SPECIFIED_KEYS,
} from '../../../contract/application/specified-keys';
import { areContrary, decidingField } from './check-fields';
import {
  fieldProblem,
  placedFields,
  problem,
  quoted,
  repeatedValues,
  type DefinitionProblem,
  type PlacedField,
} from './placed-fields';

/** Fewer than a content service accepts, because another version may add some. */
const MAX_KEYS = 150;

type Use = PlacedField & { key: string };

const usesOf = (placed: PlacedField): Use[] =>
  Array.from({ length: placed.section.repeated?.max ?? 1 }, (_, index) =>
    keysOf(placed.field.feeds).map((key) => ({ ...placed, key: key.replace('{n}', String(index + 1)) })),
  ).flat();

/** Whether two questions are never asked together. */
function areApart(one: ApplicationField, other: ApplicationField, all: readonly PlacedField[]): boolean {
  const both = [...conditionsOf(one), ...conditionsOf(other)];
  return both.some(({ field }) => {
    const deciding = decidingField(field, all);
    return deciding !== undefined && areContrary(deciding, both);
  });
}

const isOpenBox = ({ feeds }: ApplicationField): boolean =>
  typeof feeds === 'object' && (feeds.kind === 'presence' || feeds.kind === 'receptionDay');

/** Whether a question completes a box with the same key: the box can then be read back from the answer. */
function completes({ when, required, rules, feeds }: ApplicationField, box: ApplicationField): boolean {
  // A second condition could leave a ticked box without its answer.
  const [condition, second] = conditionsOf({ when });
  if (!isOpenBox(box) || condition?.field !== box.name || second) return false;
  if (typeof feeds === 'object' && feeds.kind !== 'text') return false;
  if (typeof box.feeds === 'object' && box.feeds.kind === 'presence')
    return 'is' in condition && condition.is.join() === 'on' && required !== undefined;
  return (
    'isNot' in condition && condition.isNot.join() === 'on' && (rules?.some(({ rule }) => rule === 'later') ?? false)
  );
}

/** @param before the uses of keys by earlier questions */
function sharedKeyMessages({ field, key }: Use, before: readonly Use[], uses: readonly Use[], all: PlacedField[]) {
  const isCompleted = uses.some((other) => other.key === key && completes(other.field, field));
  if (isOpenBox(field) && !isCompleted)
    return [`La clé ${quoted(key)} de cette case a besoin d’une question qui la complète, posée selon cette case.`];
  const taken = before.find(
    (other) =>
      other.key === key &&
      other.field !== field &&
      !areApart(other.field, field, all) &&
      !completes(other.field, field) &&
      !completes(field, other.field),
  );
  return taken ? [`La clé ${quoted(key)} est prise par la question ${quoted(taken.field.label)}.`] : [];
}

/** Without these answers an application cannot be stored: its person could not be found again, or not be written to. */
function personMessages({ field, section, key }: Use, uses: readonly Use[]): string[] {
  if (!(PERSON_KEYS as readonly string[]).includes(key)) return [];
  const rule = { email: 'email', date_naissance: 'age' }[key];
  const isAlone = uses.filter((one) => one.key === key).length === 1;
  const isAsked = isAlone && field.required !== undefined && !field.when && !section.repeated;
  return isAsked && (rule === undefined || field.rules?.some((one) => one.rule === rule))
    ? []
    : [
        `La réponse sous ${quoted(key)} doit être obligatoire pour tous${rule ? `, avec la règle ${quoted(rule)}` : ''}.`,
      ];
}

const TAKEN = new Set([...RESERVED_KEYS, RECEPTION_KEY, ...Object.keys(FIXED_VALUES)]);

/** Errors in the keys of one question, without a look at the others. */
const ownKeyMessages = ({ field, section }: PlacedField): string[] => [
  ...keysOf(field.feeds)
    .filter((key) => key.split('{n}').length !== (section.repeated ? 2 : 1))
    .map((key) =>
      section.repeated
        ? `La clé ${quoted(key)} doit contenir une fois {n}, le numéro dans la liste.`
        : `La clé ${quoted(key)} ne peut contenir {n} que dans une liste.`,
    ),
  ...repeatedValues(keysOf(field.feeds)).map((key) => `La clé ${quoted(key)} y est deux fois.`),
];

export function checkKeys(definition: ApplicationDefinition): DefinitionProblem[] {
  const all = placedFields(definition);
  const uses = all.flatMap(usesOf);
  const asked = new Set(uses.map(({ key }) => key));
  const fixed = Object.entries(FIXED_VALUES);
  const isFixed =
    definition.receptionKey === RECEPTION_KEY &&
    Object.keys(definition.fixed).length === fixed.length &&
    fixed.every(([key, value]) => definition.fixed[key] === value);
  const missing = SPECIFIED_KEYS.filter((key) => !asked.has(key) && !TAKEN.has(key));
  return [
    ...(isFixed
      ? []
      : [problem('Clés fixes', 'fixed et receptionKey ont des valeurs que le cahier des charges impose.')]),
    ...all.flatMap((placed) => ownKeyMessages(placed).map((message) => fieldProblem(placed, message))),
    ...uses.flatMap((use, index) =>
      [
        ...(TAKEN.has(use.key) ? [`La clé ${quoted(use.key)} est réservée.`] : []),
        ...sharedKeyMessages(use, uses.slice(0, index), uses, all),
        ...personMessages(use, uses),
      ].map((message) => fieldProblem(use, message)),
    ),
    ...missing.map((key) =>
      problem('Clés', `Aucune question n’alimente la clé ${quoted(key)}, que le cahier des charges demande.`),
    ),
    ...(asked.size > MAX_KEYS ? [problem('Clés', `Il y a plus de ${MAX_KEYS} clés.`)] : []),
  ];
}
