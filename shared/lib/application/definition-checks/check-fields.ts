/** Each question by itself: that its rule, its choices and its payload key fit its kind, so that some answer is valid. */
import type { AnswerRule, ApplicationDefinition, ApplicationField } from '../../../contract/application/definition';
import { QUESTION_KINDS } from '../question-kinds';
import { fieldProblem, placedFields, repeatedValues, type DefinitionProblem, type PlacedField } from './placed-fields';

/** Length of the longest answer that a rule may need. */
function lengthNeeded(rule: AnswerRule): number {
  switch (rule.rule) {
    case 'digits':
      return rule.min + 1;
    case 'items':
      return rule.count * 2;
    case 'year':
    case 'duration':
      return 5;
    case 'number':
    case 'choices':
      return 0;
    case 'email':
      return 40;
    case 'age':
    case 'date':
    case 'later':
      return 10;
  }
}

const lengthMessages = ({ kind, maxLength }: ApplicationField): string[] =>
  maxLength === undefined || QUESTION_KINDS[kind].has.includes('maxLength')
    ? []
    : [`Une question de ce type (${kind}) n’a pas de longueur maximale.`];

function ruleMessages({ kind, rules = [], maxLength }: ApplicationField): string[] {
  const [rule] = rules;
  const { rules: fitting, isRuled } = QUESTION_KINDS[kind];
  if (!rule)
    return isRuled ? [`Une question de ce type (${kind}) a besoin d’une règle\u202F: ${fitting.join(', ')}.`] : [];
  if (!fitting.includes(rule.rule))
    return [`La règle «\u202F${rule.rule}\u202F» ne convient pas à une question de ce type (${kind}).`];
  return maxLength !== undefined && maxLength < lengthNeeded(rule)
    ? [`Avec ${maxLength} caractères au plus, aucune réponse ne peut respecter la règle «\u202F${rule.rule}\u202F».`]
    : [];
}

/** Of an answer in the payload. */
const MAX_CHOSEN_LENGTH = 10_000;

function choicesMessages({ kind, options, rules = [] }: Extract<ApplicationField, { options: unknown }>): string[] {
  if (kind !== 'choices') return [];
  const [rule] = rules;
  return [
    ...(rule?.rule === 'choices' && rule.min > options.length
      ? [`Elle demande au moins ${rule.min} choix, et n’en propose que ${options.length}.`]
      : []),
    ...(options.map(({ value }) => value).join('\n').length > MAX_CHOSEN_LENGTH
      ? ['Ses choix sont trop nombreux ou trop longs pour être cochés tous.']
      : []),
  ];
}

function optionMessages(field: ApplicationField): string[] {
  if (!('options' in field)) return [];
  return [
    ...choicesMessages(field),
    ...repeatedValues(field.options.map(({ value }) => value)).map(
      (value) => `Le choix «\u202F${value}\u202F» y est deux fois.`,
    ),
    ...repeatedValues(field.options.map(({ label }) => label)).map(
      (label) => `Deux choix se lisent «\u202F${label}\u202F».`,
    ),
  ];
}

/** A duration is sent as the day on which it ends, which needs the day on which it begins. */
function endMessages({ field, section }: PlacedField): string[] {
  if (typeof field.feeds === 'string' || field.feeds.kind !== 'end') return [];
  const { start } = field.feeds;
  const beginning = section.fields.find(({ name }) => name === start);
  const isDuration = field.rules?.some(({ rule }) => rule === 'duration');
  if (!isDuration) return ['Une réponse envoyée comme date de fin a besoin de la règle «\u202Fduration\u202F».'];
  if (!beginning) return [`La question «\u202F${start}\u202F», où commence la durée, n’est pas dans la même section.`];
  const isDay =
    beginning.required !== undefined && beginning.rules?.some(({ rule }) => rule === 'date' || rule === 'age');
  const isAskedToo = !beginning.when || JSON.stringify(beginning.when) === JSON.stringify(field.when);
  return isDay && isAskedToo && typeof beginning.feeds !== 'object'
    ? []
    : [
        `La question «\u202F${beginning.label}\u202F», où commence la durée, doit être une date obligatoire, posée chaque fois que celle-ci l’est.`,
      ];
}

const BOX_FEEDS: readonly string[] = ['flag', 'presence', 'receptionDay'];

function feedMessages({ field, section }: PlacedField): string[] {
  const kind = typeof field.feeds === 'string' ? 'text' : field.feeds.kind;
  const isBox = field.kind === 'checkbox';
  if (isBox && section.repeated) return ['Une case à cocher ne peut pas être dans une liste.'];
  if (isBox !== BOX_FEEDS.includes(kind))
    return [
      isBox
        ? 'Une case à cocher s’envoie comme flag, presence ou receptionDay.'
        : `Seule une case à cocher s’envoie comme ${kind}.`,
    ];
  return kind === 'end' && field.kind !== 'text' ? ['Seul un texte s’envoie comme date de fin.'] : [];
}

export const checkFields = (definition: ApplicationDefinition): DefinitionProblem[] =>
  placedFields(definition).flatMap((placed) =>
    [
      ...lengthMessages(placed.field),
      ...ruleMessages(placed.field),
      ...optionMessages(placed.field),
      ...feedMessages(placed),
      ...endMessages(placed),
    ].map((message) => fieldProblem(placed, message)),
  );
