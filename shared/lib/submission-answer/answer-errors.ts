/** Reads errors in the body of an answer, in any format that content services use. */
import type { FieldErrors } from '../../contract/submissions';

/** Errors in the order of the answer: the field, blank for none, and its messages, none where no reason is given. */
export type AnswerErrors = readonly (readonly [field: string, texts: readonly string[]])[];

/** Message for a field that is reported without a reason. */
const NO_REASON = 'Ce champ a été refusé.';
const MAX_MESSAGE_LENGTH = 500;
const MAX_DEPTH = 8;
/** Texts that mean "no error". */
const NOTHING = /^(?:|0|false|null|none|non|no)$/i;
const FIELD_KEYS = ['field', 'param', 'path', 'property', 'name', 'key'];
const TEXT_KEYS = ['message', 'msg', 'detail', 'error', 'reason'];

type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shorten = (text: string): string =>
  text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH - 1)}…` : text;

/** Collects all texts and numbers in nested lists and maps. */
export function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [shorten(value.trim())];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || depth >= MAX_DEPTH) return [];
  return Object.values(value).flatMap((part) => textsIn(part, depth + 1));
}

/** True when a property for errors reports one; `false`, `0`, null, and empty lists, maps and texts do not. */
function isReported(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return Boolean(value);
  // Deeper nesting than in any known service counts as an error.
  return depth >= MAX_DEPTH || Object.values(value).some((part) => isReported(part, depth + 1));
}

const isPosition = (key: string): boolean => key === '' || /^\d+$/.test(key);

/** Reads one error such as `{ field: 'email', message: 'pris' }`; undefined for another format. */
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

/**
 * Reads the errors of an answer.
 *
 * @param value property `errors` or `errorsList`: a map, a list, a text, or nothing
 */
export function readErrors(value: unknown): AnswerErrors {
  if (!isReported(value) || (typeof value === 'string' && NOTHING.test(value.trim()))) return [];
  const errors = entriesOf(value);
  return errors.length > 0 ? errors : [['', []]];
}

/** Messages by field, each once. */
export function errorsByField(errors: AnswerErrors): FieldErrors {
  // A map: the service chooses the names, and objects inherit names such as `__proto__`.
  const fields = new Map<string, Set<string>>();
  for (const [field, texts] of errors.filter(([name]) => name !== ''))
    fields.set(field, new Set([...(fields.get(field) ?? []), ...(texts.length > 0 ? texts : [NO_REASON])]));
  return Object.fromEntries([...fields].map(([field, texts]) => [field, [...texts]]));
}

export const textsWithoutField = (errors: AnswerErrors): string[] =>
  errors.flatMap(([field, texts]) => (field === '' ? texts : []));
