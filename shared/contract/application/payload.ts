/** Converts answers to the payload of requirement 3.6, and back. */
import type { FieldErrors } from '../submissions';
import { askedFields, siblingName, type AskedField } from './asked-fields';
import { isBlankBlock, readBlocks, writeBlocks } from './blocks';
import { durationBetween, endOf, formatDuration, parseDuration } from './calendar';
import { cleanAnswer } from './check-answers';
import type { Answers, ApplicationQuestions, ApplicationPayload, Feed } from './definition';

/** The keys of the payload that an answer is written to. */
export const keysOf = (feed: Feed): readonly string[] =>
  typeof feed === 'string' ? [feed] : feed.kind === 'text' ? feed.keys : [feed.key];

/** Normalises answers for sending: trimmed, without blank blocks and questions that are not asked, durations padded. */
export function normaliseAnswers(definition: ApplicationQuestions, answers: Answers): Answers {
  const repeated = definition.steps.flatMap(({ sections }) => sections.filter((section) => section.repeated));
  const compact = repeated.reduce(
    (remaining, section) =>
      writeBlocks(
        section,
        remaining,
        readBlocks(section, remaining).filter((block) => !isBlankBlock(block)),
      ),
    answers,
  );
  const askedAnswers = askedFields(definition, compact).map(({ field, name }): [string, string] => {
    const answer = cleanAnswer(field, compact[name] ?? '');
    const months = field.rules?.some(({ rule }) => rule === 'duration') ? parseDuration(answer) : undefined;
    return [name, months === undefined ? answer : formatDuration(months)];
  });
  const counts = repeated.map(({ id }): [string, string] => [id, compact[id] ?? '']);
  return Object.fromEntries([...askedAnswers, ...counts].filter(([, answer]) => answer !== ''));
}

/** Every question, asked or not, by each of its payload keys. */
export const payloadQuestions = ({ steps }: ApplicationQuestions) =>
  steps.flatMap(({ sections }) =>
    sections.flatMap(({ fields, repeated }) =>
      Array.from({ length: repeated?.max ?? 1 }, (_, index) => String(index + 1)).flatMap((n) =>
        fields.flatMap((field) =>
          keysOf(field.feeds).map((key) => ({
            key: key.replace('{n}', n),
            field,
            words: repeated ? `${repeated.itemTitle.replace('{n}', n)}\u202F: ${field.label}` : field.label,
          })),
        ),
      ),
    ),
  );

/** Every key of the payload, whatever questions the answers select. */
export function payloadKeys(questions: ApplicationQuestions): string[] {
  const fed = payloadQuestions(questions).map(({ key }) => key);
  return [...new Set([...fed, ...Object.keys(questions.fixed), questions.receptionKey])];
}

/** Keys of checkboxes. Unticked and unasked ones are `false`. */
const flagKeys = ({ steps }: ApplicationQuestions): string[] =>
  steps.flatMap(({ sections }) =>
    sections.flatMap(({ fields }) =>
      fields.flatMap(({ feeds }) => (typeof feeds === 'object' && feeds.kind === 'flag' ? [feeds.key] : [])),
    ),
  );

type Entry = [key: string, value: string | boolean];

function toEntries(asked: AskedField, answers: Answers, receivedOn: string): Entry[] {
  const { feeds } = asked;
  const answer = answers[asked.name] ?? '';
  if (typeof feeds === 'string' || feeds.kind === 'text')
    return answer === '' ? [] : keysOf(feeds).map((key): Entry => [key, answer]);
  switch (feeds.kind) {
    case 'flag':
      return [[feeds.key, answer === 'on']];
    case 'end': {
      const end = endOf(answers[siblingName(asked, feeds.start)] ?? '', answer);
      return end === undefined ? [] : [[feeds.key, end]];
    }
    case 'receptionDay':
      return answer === 'on' ? [[feeds.key, receivedOn]] : [];
    case 'presence':
      return [];
  }
}

/**
 * Converts answers to a payload with all keys, `null` without an answer.
 *
 * @param receivedOn day of the application, `yyyy-mm-dd`
 */
export function toPayload(definition: ApplicationQuestions, answers: Answers, receivedOn: string): ApplicationPayload {
  const normal = normaliseAnswers(definition, answers);
  const entries = askedFields(definition, normal).flatMap((asked) => toEntries(asked, normal, receivedOn));
  const blank = payloadKeys(definition).map((key): [string, null] => [key, null]);
  const unticked = flagKeys(definition).map((key): [string, boolean] => [key, false]);
  return {
    ...Object.fromEntries<string | boolean | null>([...blank, ...unticked, ...entries]),
    ...definition.fixed,
    [definition.receptionKey]: receivedOn,
  };
}

const textOf = (payload: ApplicationPayload, key: string | undefined): string => {
  const value = key === undefined ? undefined : payload[key];
  return typeof value === 'string' ? value : '';
};

const box = (isTicked: boolean): string => (isTicked ? 'on' : '');

function toAnswer(
  { feeds, ...asked }: AskedField,
  payload: ApplicationPayload,
  answers: Answers,
  receivedOn: string,
): string {
  if (typeof feeds === 'string' || feeds.kind === 'text') return textOf(payload, keysOf(feeds)[0]);
  switch (feeds.kind) {
    case 'flag':
      return box(payload[feeds.key] === true);
    case 'end':
      return (
        durationBetween(answers[siblingName(asked, feeds.start)] ?? '', textOf(payload, feeds.key)) ??
        textOf(payload, feeds.key)
      );
    case 'presence':
      return box(textOf(payload, feeds.key) !== '');
    case 'receptionDay':
      return box(receivedOn !== '' && textOf(payload, feeds.key) === receivedOn);
  }
}

/** Converts a payload back to answers; keys without a value give no answer. */
export function fromPayload(
  definition: ApplicationQuestions,
  payload: ApplicationPayload,
): { answers: Answers; receivedOn: string } {
  const receivedOn = textOf(payload, definition.receptionKey);
  const sections = definition.steps.flatMap((step) => step.sections);
  let answers: Answers = Object.fromEntries(
    sections.flatMap(({ id, repeated }) => (repeated ? [[id, String(repeated.max)]] : [])),
  );
  // Repeated until no new question appears: a question may depend on the answer to another.
  for (let known = -1; known < Object.keys(answers).length;) {
    known = Object.keys(answers).length;
    for (const asked of askedFields(definition, answers)) {
      answers = { ...answers, [asked.name]: toAnswer(asked, payload, answers, receivedOn) };
    }
  }
  return { answers: normaliseAnswers(definition, answers), receivedOn };
}

/** Converts messages by field name to messages by payload key. */
export function toPayloadErrors(definition: ApplicationQuestions, answers: Answers, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    askedFields(definition, answers).flatMap(({ name, feeds }) =>
      errors[name] ? [[keysOf(feeds)[0] ?? name, errors[name]]] : [],
    ),
  );
}

/** Converts messages by payload key to messages by field name; keys without a field remain. */
export function toAnswerErrors(definition: ApplicationQuestions, answers: Answers, errors: FieldErrors): FieldErrors {
  const asked = askedFields(definition, normaliseAnswers(definition, answers));
  return Object.fromEntries(
    Object.entries(errors).map(([key, messages]) => [
      asked.find(({ feeds }) => keysOf(feeds).includes(key))?.name ?? key,
      messages,
    ]),
  );
}
