/** Answers of an application as text, by section and question. */
import { chosenOptions, sectionFields, type AskedField } from '../../contract/application/asked-fields';
import { parseDuration } from '../../contract/application/calendar';
import type {
  Answers,
  ApplicationQuestions,
  ApplicationField,
  ApplicationSection,
} from '../../contract/application/definition';
import { normaliseAnswers } from '../../contract/application/payload';
import { formatDate, formatNumber } from '../format';

export type ApplicationRow = { name: string; label: string; shown: string; isBlank: boolean };

/** A group of rows; the rows of a block have its title. */
export type RowGroup = { title?: string; rows: ApplicationRow[] };

export type RowSection = {
  id: string;
  title: string;
  /** Question to edit the section: its first one, or the list when it has no block. */
  asked: AskedField | undefined;
  groups: RowGroup[];
  /** Text when there are no groups. */
  empty?: string;
};

const NOT_ANSWERED = 'Non indiqué';

const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

/** Writes `06/2` as « 2 ans et 6 mois »; undefined for other text. */
function durationInWords(answer: string): string | undefined {
  const months = parseDuration(answer);
  if (months === undefined) return undefined;
  const parts = [
    ...(months >= 12 ? [plural(Math.floor(months / 12), 'an', 'ans')] : []),
    ...(months % 12 > 0 ? [`${months % 12} mois`] : []),
  ];
  return parts.join(' et ');
}

const isDuration = (field: ApplicationField): boolean => field.rules?.some(({ rule }) => rule === 'duration') ?? false;

/** The labels of chosen options and numbers in French; other answers as they are. */
export function choiceOrNumberInWords(field: ApplicationField, answer: string): string {
  if (field.kind === 'number' && Number.isFinite(Number(answer)))
    return formatNumber(Number(answer), answer.split('.')[1]?.length);
  if (!('options' in field)) return answer;
  const labelOf = (chosen: string) => field.options.find(({ value }) => value === chosen)?.label ?? chosen;
  return chosenOptions(answer).map(labelOf).join(', ');
}

/** Text of an answer for the candidate. */
function shownAnswer(field: ApplicationField, answer: string): string {
  if (field.kind === 'checkbox') return answer === 'on' ? 'Oui' : 'Non';
  if (answer === '') return NOT_ANSWERED;
  if ('options' in field || field.kind === 'number') return choiceOrNumberInWords(field, answer);
  // An end date without a whole number of months is shown as a date.
  if (isDuration(field)) return durationInWords(answer) ?? formatDate(answer);
  return field.kind === 'date' ? formatDate(answer) : answer;
}

function toRow({ field, name }: AskedField, answers: Answers): ApplicationRow {
  const answer = answers[name] ?? '';
  return {
    name,
    label: field.label,
    shown: shownAnswer(field, answer),
    isBlank: answer === '' && field.kind !== 'checkbox',
  };
}

function toGroups({ repeated }: ApplicationSection, asked: readonly AskedField[], answers: Answers): RowGroup[] {
  const blocks = [...new Set(asked.map(({ block }) => block))];
  return blocks.map((block) => {
    const rows = asked.filter((one) => one.block === block).map((one) => toRow(one, answers));
    return repeated && block !== undefined
      ? { title: repeated.itemTitle.replace('{n}', String(block)), rows }
      : { rows };
  });
}

/** The list of blocks as a question: its answer is the number of blocks. */
function listQuestion(section: ApplicationSection): AskedField | undefined {
  const [field] = section.fields;
  return field && { field, section, name: section.id, feeds: field.feeds };
}

function toSection(section: ApplicationSection, answers: Answers): RowSection {
  const asked = sectionFields(section, answers);
  const { id, title, repeated } = section;
  const groups = toGroups(section, asked, answers);
  return {
    id,
    title,
    asked: asked[0] ?? listQuestion(section),
    groups,
    ...(repeated && groups.length === 0 && { empty: repeated.empty }),
  };
}

/** Rows of an application, without blank blocks and unasked questions. */
export function applicationRows(definition: ApplicationQuestions, answers: Answers): RowSection[] {
  const sent = normaliseAnswers(definition, answers);
  return definition.steps
    .flatMap(({ sections }) => sections.map((section) => toSection(section, sent)))
    .filter(({ groups, empty }) => groups.length > 0 || empty !== undefined);
}
