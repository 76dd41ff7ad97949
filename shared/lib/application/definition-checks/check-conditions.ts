/** « Asked only when … »: conditions of questions on the answers to earlier ones. */
import type { ApplicationDefinition, ApplicationField, Condition } from '../../../contract/application/definition';
import { fieldProblem, placedFields, type DefinitionProblem, type PlacedField } from './placed-fields';

/** Answers that a question with a fixed list of them may have, blank included; undefined for other kinds. */
export function possibleAnswers(field: ApplicationField): string[] | undefined {
  if (field.kind === 'checkbox') return ['on', ''];
  return 'options' in field ? [...field.options.map(({ value }) => value), ''] : undefined;
}

/** The answers for which a condition is true. */
export const fulfilling = (condition: Condition, answers: readonly string[]): string[] =>
  answers.filter((answer) => ('is' in condition ? condition.is.includes(answer) : !condition.isNot.includes(answer)));

function conditionMessages({ field, section, step }: PlacedField, all: readonly PlacedField[]): string[] {
  const { when } = field;
  if (!when) return [];
  if (section.repeated) return ['Une question d’une liste ne peut pas avoir de condition.'];
  const own = all.findIndex((one) => one.field === field);
  const index = all.findIndex((one) => one.field.name === when.field && !one.section.repeated);
  const deciding = all[index];
  if (!deciding) return [`Elle dépend de la question «\u202F${when.field}\u202F», qui n’existe pas.`];
  const title = `«\u202F${deciding.field.label}\u202F»`;
  if (index >= own) return [`Elle dépend de la question ${title}, qui vient après elle.`];
  if (deciding.step !== step) return [`Elle dépend de la question ${title}, qui est posée à une autre étape.`];
  if (deciding.field.when)
    return [`Elle dépend de la question ${title}, qui n’est elle-même posée que sous condition.`];
  const possible = possibleAnswers(deciding.field);
  if (!possible) return [`Elle dépend de la question ${title}, dont la réponse n’est pas choisie dans une liste.`];
  const named = 'is' in when ? when.is : when.isNot;
  const unknown = named.filter((answer) => !possible.includes(answer));
  return [
    ...unknown.map(
      (answer) => `Elle dépend du choix «\u202F${answer}\u202F» de la question ${title}, qui n’existe pas.`,
    ),
    ...(fulfilling(when, possible).length === 0 ? [`Sa condition sur la question ${title} n’est jamais remplie.`] : []),
  ];
}

export function checkConditions(definition: ApplicationDefinition): DefinitionProblem[] {
  const all = placedFields(definition);
  return all.flatMap((placed) => conditionMessages(placed, all).map((message) => fieldProblem(placed, message)));
}
