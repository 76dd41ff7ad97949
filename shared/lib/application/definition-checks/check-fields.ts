/** Each question by itself: its rule, choices, payload key and condition fit its kind and the questions before it. */
import { conditionsOf, holds } from '../../../contract/application/asked-fields';
import type {
  AnswerRule,
  ApplicationDefinition,
  ApplicationField,
  Condition,
} from '../../../contract/application/definition';
import { QUESTION_KINDS, type RuleName } from '../question-kinds';
import {
  fieldProblem,
  placedFields,
  quoted,
  repeatedValues,
  type DefinitionProblem,
  type PlacedField,
} from './placed-fields';

/** The message, where something is wrong. */
const where = (isWrong: boolean, message: string): string[] => (isWrong ? [message] : []);

const LENGTHS: Readonly<Partial<Record<RuleName, number>>> = {
  ...{ year: 5, duration: 5, email: 40 },
  ...{ age: 10, date: 10, later: 10 },
};

/** Length of the longest answer that a rule may need. */
function lengthNeeded(rule: AnswerRule): number {
  if (rule.rule === 'digits') return rule.min + 1;
  return rule.rule === 'items' ? rule.count * 2 : (LENGTHS[rule.rule] ?? 0);
}

function ruleMessages({ kind, rules = [], maxLength }: ApplicationField): string[] {
  const [rule] = rules;
  const { rules: fitting, isRuled = false, has } = QUESTION_KINDS[kind];
  const ofThisKind = `question de ce type (${kind})`;
  const isFitting = rule === undefined || fitting.includes(rule.rule);
  const isTooShort = rule !== undefined && maxLength !== undefined && maxLength < lengthNeeded(rule);
  return [
    ...where(maxLength !== undefined && !has.includes('maxLength'), `Une ${ofThisKind} n’a pas de longueur maximale.`),
    ...where(rule === undefined && isRuled, `Une ${ofThisKind} a besoin d’une règle\u202F: ${fitting.join(', ')}.`),
    ...where(!isFitting, `La règle ${quoted(rule?.rule ?? '')} ne convient pas à une ${ofThisKind}.`),
    ...where(
      isFitting && isTooShort,
      `Avec ${maxLength} caractères au plus, aucune réponse ne peut respecter la règle ${quoted(rule?.rule ?? '')}.`,
    ),
  ];
}

/** Maximum length of a list of chosen options in the payload. */
const MAX_CHOSEN_LENGTH = 10_000;

function optionMessages(field: ApplicationField): string[] {
  if (!('options' in field)) return [];
  const { kind, options, rules = [] } = field;
  const values = options.map(({ value }) => value);
  const needed = rules[0]?.rule === 'choices' ? rules[0].min : 0;
  return [
    ...where(needed > options.length, `Elle demande au moins ${needed} choix, et n’en propose que ${options.length}.`),
    ...where(
      kind === 'choices' && values.join('\n').length > MAX_CHOSEN_LENGTH,
      'Ses choix sont trop nombreux ou trop longs pour être cochés tous.',
    ),
    ...repeatedValues(values).map((value) => `Le choix ${quoted(value)} y est deux fois.`),
    ...repeatedValues(options.map(({ label }) => label)).map((label) => `Deux choix se lisent ${quoted(label)}.`),
  ];
}

/** A duration is sent as the day of its end. To compute it, the day of its beginning is needed. */
function endMessages({ field, section }: PlacedField): string[] {
  if (typeof field.feeds === 'string' || field.feeds.kind !== 'end') return [];
  const { start } = field.feeds;
  const beginning = section.fields.find(({ name }) => name === start);
  if (!field.rules?.some(({ rule }) => rule === 'duration'))
    return ['Une réponse envoyée comme date de fin a besoin de la règle «\u202Fduration\u202F».'];
  if (!beginning) return [`La question ${quoted(start)}, où commence la durée, n’est pas dans la même section.`];
  const isDay =
    beginning.required !== undefined && beginning.rules?.some(({ rule }) => rule === 'date' || rule === 'age');
  const endConditions = conditionsOf(field).map((condition) => JSON.stringify(condition));
  const isAskedToo = conditionsOf(beginning).every((condition) => endConditions.includes(JSON.stringify(condition)));
  return where(
    !isDay || !isAskedToo || typeof beginning.feeds === 'object',
    `La question ${quoted(beginning.label)}, où commence la durée, doit être une date obligatoire, posée chaque fois que celle-ci l’est.`,
  );
}

const BOX_FEEDS: readonly string[] = ['flag', 'presence', 'receptionDay'];

function feedMessages({ field, section }: PlacedField): string[] {
  const kind = typeof field.feeds === 'string' ? 'text' : field.feeds.kind;
  const isBox = field.kind === 'checkbox';
  if (isBox && section.repeated) return ['Une case à cocher ne peut pas être dans une liste.'];
  if (isBox && !BOX_FEEDS.includes(kind)) return ['Une case à cocher s’envoie comme flag, presence ou receptionDay.'];
  if (!isBox && BOX_FEEDS.includes(kind)) return [`Seule une case à cocher s’envoie comme ${kind}.`];
  return where(kind === 'end' && field.kind !== 'text', 'Seul un texte s’envoie comme date de fin.');
}

/** Answers that a question with a fixed list of them may have, blank included; undefined for other kinds. */
function possibleAnswers(field: ApplicationField): string[] | undefined {
  if (field.kind === 'checkbox') return ['on', ''];
  return 'options' in field ? [...field.options.map(({ value }) => value), ''] : undefined;
}

/** Whether no answer to a question fulfils all of these conditions on it; one of several choices may fulfil each. */
export function areContrary({ field }: PlacedField, conditions: readonly Condition[]): boolean {
  const ownConditions = conditions.filter((condition) => condition.field === field.name);
  const groups = field.kind === 'choices' ? ownConditions.map((condition) => [condition]) : [ownConditions];
  return groups.some((group) =>
    possibleAnswers(field)?.every((answer) => !group.every((one) => holds(one, { [one.field]: answer }))),
  );
}

/** The question that others may depend on by this name. */
export const decidingField = (name: string, all: readonly PlacedField[]): PlacedField | undefined =>
  all.find(({ field, section }) => field.name === name && !section.repeated);

/** Conditions are on the answers to earlier questions, which everybody is asked. */
function conditionMessages(placed: PlacedField, all: readonly PlacedField[]): string[] {
  const conditions = conditionsOf(placed.field);
  if (conditions.length > 0 && placed.section.repeated)
    return ['Une question d’une liste ne peut pas avoir de condition.'];
  const messages = conditions.flatMap((condition) => {
    const deciding = decidingField(condition.field, all);
    if (!deciding) return [`Elle dépend de la question ${quoted(condition.field)}, qui n’existe pas.`];
    const title = `la question ${quoted(deciding.field.label)}`;
    if (all.indexOf(deciding) >= all.indexOf(placed)) return [`Elle dépend de ${title}, qui vient après elle.`];
    if (deciding.field.when) return [`Elle dépend de ${title}, qui n’est elle-même posée que sous condition.`];
    const possible = possibleAnswers(deciding.field);
    if (!possible) return [`Elle dépend de ${title}, dont la réponse n’est pas choisie dans une liste.`];
    const unknown = ('is' in condition ? condition.is : condition.isNot).filter((answer) => !possible.includes(answer));
    return [
      ...unknown.map((answer) => `Elle dépend du choix ${quoted(answer)} de ${title}, qui n’existe pas.`),
      ...where(areContrary(deciding, conditions), `Sa condition sur ${title} n’est jamais remplie.`),
    ];
  });
  return [...new Set(messages)];
}

export function checkFields(definition: ApplicationDefinition): DefinitionProblem[] {
  const all = placedFields(definition);
  return all.flatMap((placed) =>
    [
      ...ruleMessages(placed.field),
      ...optionMessages(placed.field),
      ...feedMessages(placed),
      ...endMessages(placed),
      ...conditionMessages(placed, all),
    ].map((message) => fieldProblem(placed, message)),
  );
}
