/** Answers of an invented candidate, for the preview of a definition: always the same ones for the same definition. */
import { holds } from '@vipp/shared/contract/application/asked-fields';
import { blockField } from '@vipp/shared/contract/application/blocks';
import type {
  AnswerOption,
  AnswerRule,
  Answers,
  ApplicationField,
  ApplicationQuestions,
  ApplicationSection,
} from '@vipp/shared/contract/application/definition';
import { dayOf } from '@vipp/shared/contract/application/calendar';

const DEFAULT_LENGTH = 200;
const PARAGRAPH = 'J’aime écouter, comprendre une demande et trouver avec le client la réponse qui lui convient.';

/** What browsers would fill in, by the token of `autocomplete`. */
const KNOWN: Readonly<Record<string, string>> = {
  'given-name': 'Awa',
  'family-name': 'Koffi',
  name: 'Awa Koffi',
  'street-address': '12, rue des Palmiers',
  'address-line1': '12, rue des Palmiers',
  'address-level1': 'Littoral',
  'address-level2': 'Cotonou',
  'address-level3': 'Cadjèhoun',
  'country-name': 'Bénin',
  'postal-code': '01 BP 1204',
  organization: 'Lagune & Fils',
};

const DIGITS = '0197001234567890';

const fitting = (answer: string, shortest: string, maxLength: number): string =>
  answer.length <= maxLength ? answer : shortest;

function items(count: number, maxLength: number): string {
  const words = ['calme', 'écoute', 'clarté', 'soin', 'envie', ...Array.from({ length: 15 }, (_, n) => `q${n}`)];
  return fitting(words.slice(0, count).join(','), Array(count).fill('q').join(','), maxLength);
}

/** @param today `yyyy-mm-dd` */
function answerToRule(rule: AnswerRule, today: string, maxLength: number): string {
  const year = Number(today.slice(0, 4));
  switch (rule.rule) {
    case 'email':
      return fitting('awa@exemple.bj', 'a@b.bj', maxLength);
    case 'digits':
      return DIGITS.repeat(2).slice(0, Math.min(rule.max, maxLength, Math.max(rule.min, 10)));
    case 'age':
      return `${String(year - Math.min(rule.max, Math.max(rule.min, 27))).padStart(4, '0')}-04-12`;
    case 'year':
      return String(Math.min(rule.max, Math.max(rule.min, year - 5)));
    case 'date':
      return `${year - 5}-07-15`;
    case 'later':
      return `${year + 1}-01-04`;
    case 'duration':
      return '06/2';
    case 'items':
      return items(rule.count, maxLength);
    case 'number':
      return String(Math.min(rule.max, Math.max(rule.min, 3)));
    case 'choices':
      return '';
  }
}

/** Cuts a text, but not within a character. */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

function answerToText(field: Exclude<ApplicationField, { options: unknown }>, today: string): string {
  const [rule] = field.rules ?? [];
  const maxLength = field.maxLength ?? DEFAULT_LENGTH;
  if (rule) return answerToRule(rule, today, maxLength);
  if (field.kind === 'textarea') return cut(PARAGRAPH, maxLength);
  if (field.kind === 'date') return `${Number(today.slice(0, 4)) - 5}-07-15`;
  if (field.kind === 'email') return cut('awa@exemple.bj', maxLength);
  if (field.kind === 'tel') return cut('+229 01 97 00 12 34', maxLength);
  return cut(('autocomplete' in field && KNOWN[field.autocomplete]) || 'Une réponse', maxLength);
}

/** The first choice with which most questions are asked, so that the preview shows them. */
function chosen(options: readonly AnswerOption[], name: string, fields: readonly ApplicationField[]): string {
  const dependent = fields.filter(({ when }) => when?.field === name);
  const asked = (value: string) => dependent.filter(({ when }) => holds(when, { [name]: value })).length;
  const [first, ...others] = options.map(({ value }) => value);
  return others.reduce((best, value) => (asked(value) > asked(best) ? value : best), first ?? '');
}

/** As many choices as are allowed, or with `isWrong` a number of them that is not, where there is one. */
function choicesWithin({ options, rules }: Extract<ApplicationField, { options: unknown }>, isWrong = false): string {
  const limits = rules?.find((rule) => rule.rule === 'choices') ?? { min: 0, max: options.length };
  const count = isWrong ? (limits.max < options.length ? limits.max + 1 : limits.min - 1) : limits.max;
  return options
    .slice(0, Math.max(0, count))
    .map(({ value }) => value)
    .join('\n');
}

function answerTo(field: ApplicationField, fields: readonly ApplicationField[], today: string): string {
  if (field.kind === 'checkbox') return 'on';
  if (field.kind === 'choices') return choicesWithin(field);
  return 'options' in field ? chosen(field.options, field.name, fields) : answerToText(field, today);
}

function sectionAnswers(
  { id, repeated, fields }: ApplicationSection,
  all: readonly ApplicationField[],
  today: string,
): Answers {
  const nameOf = (name: string) => (repeated ? blockField(id, 1, name) : name);
  const answers = fields.map((field): [string, string] => [nameOf(field.name), answerTo(field, all, today)]);
  return Object.fromEntries(repeated ? [[id, '1'], ...answers] : answers);
}

const today = (): string => dayOf(new Date());

/** Valid answers to all questions, with one block in each repeated section. */
export function sampleAnswers({ steps }: ApplicationQuestions, day = today()): Answers {
  const sections = steps.flatMap((step) => step.sections);
  const fields = sections.flatMap((section) => section.fields);
  return Object.assign({}, ...sections.map((section) => sectionAnswers(section, fields, day)));
}

/** What no rule accepts; a date field shows only days. */
function wrongAnswer(field: ApplicationField, day: string): string {
  if (field.kind === 'choices') return choicesWithin(field, true);
  return !field.rules?.length ? '' : field.kind === 'date' ? day : '?';
}

/** Answers with as many messages as the form has: blank ones, and ones that break the rule of their question. */
export function wrongAnswers({ steps }: ApplicationQuestions, day = today()): Answers {
  const sections = steps.flatMap((step) => step.sections);
  return Object.assign(
    {},
    ...sections.map(({ id, repeated, fields }): Answers => {
      const nameOf = (name: string) => (repeated ? blockField(id, 1, name) : name);
      const answers = fields
        .filter(({ kind }) => kind !== 'checkbox')
        .map((field): [string, string] => [nameOf(field.name), wrongAnswer(field, day)]);
      return Object.fromEntries(repeated ? [[id, '1'], ...answers] : answers);
    }),
  );
}
