/** Errors in the body of an answer, in any format that content services use. */
import type { FieldErrors } from '../../contract/submissions';

export type NamedErrors = {
  /** Messages by field. */
  fields: FieldErrors;
  /** Messages that belong to no field. */
  general: string[];
  /** True as soon as an error is reported, even one without any text. */
  isNamed: boolean;
};

/** For a field that is reported as wrong without saying why. */
const WORDLESS = 'Ce champ a été refusé.';
const LONGEST_MESSAGE = 500;
const DEEPEST = 8;
/** Texts that serialisers write for "no error". */
const NOTHING = /^(?:|0|false|null|none|non|no)$/i;
const FIELD_KEYS = ['field', 'param', 'path', 'property', 'name', 'key'];
const TEXT_KEYS = ['message', 'msg', 'detail', 'error', 'reason'];

type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shorten = (text: string): string =>
  text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE - 1)}…` : text;

/** All texts and numbers in a value, however deep lists and maps nest. */
export function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [shorten(value.trim())];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) return [];
  return Object.values(value).flatMap((part) => textsIn(part, depth + 1));
}

/** Whether a property for errors reports one: `false`, `0`, null, and empty lists, maps and texts report none. */
function isReported(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return Boolean(value);
  // Nested deeper than in any known service: counts as an error.
  return depth >= DEEPEST || Object.values(value).some((part) => isReported(part, depth + 1));
}

const isPosition = (key: string): boolean => key === '' || /^\d+$/.test(key);

/** One error as an object, such as `{ field: 'email', message: 'pris' }`; undefined when it is something else. */
function readErrorObject(error: Json): [field: string, texts: string[]] | undefined {
  const field = FIELD_KEYS.map((key) => error[key]).find((value) => typeof value === 'string' && value !== '');
  const texts = TEXT_KEYS.map((key) => textsIn(error[key])).find((found) => found.length > 0);
  return typeof field === 'string' && texts ? [field, texts] : undefined;
}

function entriesOf(value: unknown): [field: string, texts: string[]][] {
  if (Array.isArray(value)) {
    return value
      .filter((part) => isReported(part))
      .flatMap((part) => {
        const error = isObject(part) ? readErrorObject(part) : undefined;
        if (error) return [error];
        return isObject(part) ? entriesOf(part) : [['', textsIn(part)] satisfies [string, string[]]];
      });
  }
  if (!isObject(value)) return [['', typeof value === 'string' ? textsIn(value) : []]];
  return Object.entries(value)
    .filter(([, messages]) => isReported(messages))
    .map(([field, messages]) => [isPosition(field) ? '' : field, textsIn(messages)]);
}

/** @param value what an answer has at `errors` or `errorsList`: a map, a list, a text, or nothing */
export function readErrors(value: unknown): NamedErrors {
  if (!isReported(value) || (typeof value === 'string' && NOTHING.test(value.trim())))
    return { fields: {}, general: [], isNamed: false };
  // A map, because the names come from outside: an object already has `__proto__`.
  const fields = new Map<string, string[]>();
  const general: string[] = [];
  for (const [field, texts] of entriesOf(value)) {
    if (field === '') general.push(...texts);
    else fields.set(field, [...(fields.get(field) ?? []), ...(texts.length > 0 ? texts : [WORDLESS])]);
  }
  return { fields: Object.fromEntries(fields), general, isNamed: true };
}

/** Merges the errors of several properties of one answer; a message that is repeated is given once. */
export function mergeErrors(all: readonly NamedErrors[]): NamedErrors {
  const fields = new Map<string, Set<string>>();
  for (const [field, messages] of all.flatMap((errors) => Object.entries(errors.fields))) {
    const known = fields.get(field) ?? new Set();
    messages.forEach((message) => known.add(message));
    fields.set(field, known);
  }
  return {
    fields: Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]])),
    general: [...new Set(all.flatMap(({ general }) => general))],
    isNamed: all.some(({ isNamed }) => isNamed),
  };
}
