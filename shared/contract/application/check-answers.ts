/** Validates an application, field by field: in its pages and in the content service. */
import type { FieldErrors } from '../submissions';
import { cleanEmail, cleanLine, cleanTelephone, cleanText, isEmailAddress } from '../typed-text';
import { askedFields, chosenOptions, siblingName, stepFields, type AskedField } from './asked-fields';
import { isBlankBlock, readBlocks } from './blocks';
import { endOf, formatDuration, parseDay, parseDuration } from './calendar';
import type { AnswerRule, Answers, ApplicationField, ApplicationQuestions, ApplicationStep } from './definition';

const MAX_LENGTH = 200;
const YEARS = { min: 1900, max: 2100 };
const OUT_OF_RANGE = `Indiquez une date de ${YEARS.min} à ${YEARS.max}.`;
const NOT_OVER = 'Cette durée va au-delà d’aujourd’hui\u202F: vérifiez-la, et la date où elle commence.';
/** A draft or a page may be older than the form. */
const NOT_OFFERED = 'Choisissez une des réponses proposées.';
const BEFORE_BIRTH = 'Cette date précède votre date de naissance\u202F: vérifiez l’une et l’autre.';

/** A number in French, with spaces between thousands, as machines read it; other text as it is. */
function cleanNumber(answer: string): string {
  const number = cleanLine(answer).replaceAll(' ', '').replace(',', '.');
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(number) ? String(Number(number)) : cleanLine(answer);
}

const trimmed = (answer: string): string => answer.trim();

const CLEANERS: Readonly<Record<ApplicationField['kind'], (answer: string) => string>> = {
  email: cleanEmail,
  tel: cleanTelephone,
  textarea: cleanText,
  text: cleanLine,
  date: cleanLine,
  number: cleanNumber,
  choices: (answer) => [...new Set(chosenOptions(answer).map(trimmed))].filter(Boolean).join('\n'),
  // A choice is one of the form’s own values.
  checkbox: trimmed,
  select: trimmed,
  radio: trimmed,
};

/** Cleans an answer by the kind of its field. */
export const cleanAnswer = ({ kind }: Pick<ApplicationField, 'kind'>, answer: string): string => CLEANERS[kind](answer);

const between = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;

type RuleOf<Name> = Extract<AnswerRule, { rule: Name }>;

const OBEYS: { [Name in AnswerRule['rule']]: (answer: string, rule: RuleOf<Name>, receivedOn: string) => boolean } = {
  email: isEmailAddress,
  digits: (answer, rule) => /^\(?\+?[\d\s.()/_-]+$/.test(answer) && between(answer.replaceAll(/\D/g, '').length, rule),
  age: (answer, rule, receivedOn) => between(Number(receivedOn.slice(0, 4)) - (parseDay(answer)?.year ?? 0), rule),
  year: (answer, rule) => /^\d{4}$/.test(answer) && between(Number(answer), rule),
  date: (answer) => parseDay(answer) !== undefined,
  later: (answer, _rule, receivedOn) => parseDay(answer) !== undefined && answer > receivedOn,
  duration: (answer) => parseDuration(answer) !== undefined,
  items: (answer, { count }) => answer.split(',').filter((item) => item.trim() !== '').length === count,
  number: (answer, rule) => (rule.decimals ? /^[\d.]+$/ : /^\d+$/).test(answer) && between(Number(answer), rule),
  choices: (answer, rule) => between(chosenOptions(answer).length, rule),
};

const obeys = (rule: AnswerRule, answer: string, receivedOn: string): boolean =>
  (OBEYS[rule.rule] as (answer: string, rule: AnswerRule, receivedOn: string) => boolean)(answer, rule, receivedOn);

const hasRule = ({ field }: AskedField, rule: AnswerRule['rule']): boolean =>
  field.rules?.some((one) => one.rule === rule) ?? false;

/** The reason against an answer that obeys its rule but cannot be meant. */
function implausibility(asked: AskedField, answer: string, answers: Answers, receivedOn: string): string | undefined {
  if (hasRule(asked, 'date') && !between(Number(answer.slice(0, 4)), YEARS)) return OUT_OF_RANGE;
  const months = parseDuration(answer);
  if (typeof asked.feeds === 'string' || asked.feeds.kind !== 'end' || months === undefined) return undefined;
  const start = answers[siblingName(asked, asked.feeds.start)] ?? '';
  // Without its last month, because durations are rounded.
  const end = months > 1 ? endOf(start, formatDuration(months - 1)) : start;
  return end !== undefined && parseDay(receivedOn) && end > receivedOn ? NOT_OVER : undefined;
}

/** The message about one answer; undefined when the answer is valid. */
function messageOf(asked: AskedField, answer: string, answers: Answers, receivedOn: string): string | undefined {
  const { field } = asked;
  if (answer === '') return field.required;
  if ('options' in field) {
    const offered = field.options.map(({ value }) => value);
    if (!chosenOptions(answer).every((chosen) => offered.includes(chosen))) return NOT_OFFERED;
  } else {
    const maxLength = field.maxLength ?? MAX_LENGTH;
    if (answer.length > maxLength) return `Ce champ est limité à ${maxLength} caractères.`;
  }
  return (
    field.rules?.find((rule) => !obeys(rule, answer, receivedOn))?.message ??
    implausibility(asked, answer, answers, receivedOn)
  );
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
    const message = messageOf(asked, cleanAnswer(asked.field, answers[asked.name] ?? ''), answers, receivedOn);
    if (message) errors[asked.name] = [message];
  }
  return errors;
}

/** Messages about days and years before the day of birth, perhaps in the other step. */
function birthErrors(questions: ApplicationQuestions, answers: Answers): FieldErrors {
  const asked = askedFields(questions, answers);
  const born = answers[asked.find((one) => hasRule(one, 'age'))?.name ?? ''] ?? '';
  const early = asked.filter((one) => {
    const answer = (answers[one.name] ?? '').trim();
    return (
      answer !== '' && ((hasRule(one, 'date') && answer < born) || (hasRule(one, 'year') && answer < born.slice(0, 4)))
    );
  });
  return Object.fromEntries(early.map(({ name }) => [name, [BEFORE_BIRTH]]));
}

/** Checks a whole application; returns messages by full field name. */
export const checkApplication = (questions: ApplicationQuestions, answers: Answers, receivedOn: string): FieldErrors =>
  Object.assign(
    birthErrors(questions, answers),
    ...questions.steps.map((step) => checkStep(step, answers, receivedOn)),
  );
