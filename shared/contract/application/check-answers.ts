/** Validates an application, field by field: in the browser, the gateway and the content service. */
import type { FieldErrors } from '../submissions';
import { cleanEmail, cleanLine, cleanTelephone, cleanText, isEmailAddress } from '../typed-text';
import { stepFields, type AskedField } from './asked-fields';
import { isBlankBlock, readBlocks } from './blocks';
import { parseDay, parseDuration } from './calendar';
import type { AnswerRule, Answers, ApplicationField, ApplicationQuestions, ApplicationStep } from './definition';

const MAX_LENGTH = 200;

/** Cleans an answer by the kind of its field; a choice is one of the form’s own values. */
export function cleanAnswer({ kind }: Pick<ApplicationField, 'kind'>, answer: string): string {
  switch (kind) {
    case 'email':
      return cleanEmail(answer);
    case 'tel':
      return cleanTelephone(answer);
    case 'textarea':
      return cleanText(answer);
    case 'text':
    case 'date':
      return cleanLine(answer);
    case 'checkbox':
    case 'select':
    case 'radio':
      return answer.trim();
  }
}

const between = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;

function obeys(rule: AnswerRule, answer: string, receivedOn: string): boolean {
  switch (rule.rule) {
    case 'email':
      return isEmailAddress(answer);
    case 'digits':
      return /^\+?[\d\s.()/-]+$/.test(answer) && between(answer.replaceAll(/\D/g, '').length, rule);
    case 'age':
      return between(Number(receivedOn.slice(0, 4)) - (parseDay(answer)?.year ?? 0), rule);
    case 'year':
      return /^\d{4}$/.test(answer) && between(Number(answer), rule);
    case 'date':
      return parseDay(answer) !== undefined;
    case 'later':
      return parseDay(answer) !== undefined && answer > receivedOn;
    case 'duration':
      return parseDuration(answer) !== undefined;
    case 'items':
      return answer.split(',').filter((item) => item.trim() !== '').length === rule.count;
  }
}

/** The message about one answer; undefined when the answer is valid. */
function messageOf({ field }: AskedField, answer: string, receivedOn: string): string | undefined {
  if (answer === '') return field.required;
  if ('options' in field && !field.options.some(({ value }) => value === answer))
    return field.required ?? 'Choisissez dans la liste.';
  const maxLength = field.maxLength ?? MAX_LENGTH;
  if (answer.length > maxLength) return `Ce champ est limité à ${maxLength} caractères.`;
  return field.rules?.find((rule) => !obeys(rule, answer, receivedOn))?.message;
}

/** An empty block is not validated (requirement 5.8: a partly filled one is). */
function isLeftBlank({ section, block }: AskedField, answers: Answers): boolean {
  const answered = block === undefined ? undefined : readBlocks(section, answers)[block - 1];
  return answered !== undefined && isBlankBlock(answered);
}

/**
 * Checks the answers of one step; returns messages by full field name.
 *
 * @param receivedOn day of the application, `yyyy-mm-dd`
 */
export function checkStep(step: ApplicationStep, answers: Answers, receivedOn: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const asked of stepFields(step, answers)) {
    if (isLeftBlank(asked, answers)) continue;
    const message = messageOf(asked, cleanAnswer(asked.field, answers[asked.name] ?? ''), receivedOn);
    if (message) errors[asked.name] = [message];
  }
  return errors;
}

/** Checks a whole application; returns messages by full field name. */
export const checkApplication = ({ steps }: ApplicationQuestions, answers: Answers, receivedOn: string): FieldErrors =>
  Object.assign({}, ...steps.map((step) => checkStep(step, answers, receivedOn)));
