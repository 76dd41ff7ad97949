/** Parses the body of an answer to a submission (docs/contracts/submission-answers.md). */
import { foldSearchText } from '../search-text';
import type { FieldErrors } from '../../contract/submissions';
import { type AnswerErrors, errorsByField, isObject, readErrors, textsIn, textsWithoutField } from './answer-errors';

export type Verdict =
  | { kind: 'none' }
  | { kind: 'good' }
  | { kind: 'bad'; code?: number }
  /** There is a status of an unknown kind. */
  | { kind: 'unknown' };

/** Matches text without case and accents; the last words are the answers of Laravel about passwords. */
const GOOD_WORD =
  /^(?:1|true|yes|oui|ok(?:ay)?|succ(?:es|ess|essful|eeded)|done|created|accepted|sent|saved|stored|received|queued|pending|en_attente|envoye|enregistre|recu|passwords\.(?:sent|reset))$/;
const BAD_WORD =
  /^(?:0|false|non?|ko|nok|err(?:or|ors|eur)|fail(?:ed|ure)?|echec|exception|invalide?|refused?|reject(?:ed)?|rejete|denied|forbidden|unauthorized|unavailable|indisponible|maintenance|down)$/;

function readNumber(code: number): Verdict {
  if (code >= 200 && code <= 299) return { kind: 'good' };
  if (code >= 300 && code <= 599) return { kind: 'bad', code };
  if (code === 1) return { kind: 'good' };
  return code === 0 ? { kind: 'bad' } : { kind: 'unknown' };
}

/** Reads `"ok"`, `"error"`, or a code as text such as `"422"` or `"422 Unprocessable Content"`. */
function readWord(text: string): Verdict {
  const word = foldSearchText(text).trim();
  if (word === '') return { kind: 'none' };
  const [code] = /^\d{3}(?=$|[\s:])/.exec(word) ?? [];
  if (code !== undefined) return readNumber(Number(code));
  if (GOOD_WORD.test(word)) return { kind: 'good' };
  return BAD_WORD.test(word) ? { kind: 'bad' } : { kind: 'unknown' };
}

/** @param value property `status_code`, `status` or `ok` of an answer */
function readVerdict(value: unknown): Verdict {
  if (value === undefined || value === null) return { kind: 'none' };
  if (typeof value === 'boolean') return { kind: value ? 'good' : 'bad' };
  if (typeof value === 'number') return readNumber(value);
  return typeof value === 'string' ? readWord(value) : { kind: 'unknown' };
}

/** Reads `code`, if it is a status of HTTP; a receipt also has a code. */
function readCodeVerdict(value: unknown): Verdict {
  const verdict = readVerdict(value);
  return verdict.kind === 'good' || (verdict.kind === 'bad' && verdict.code !== undefined) ? verdict : { kind: 'none' };
}

/** Reads `success`, which is a flag or the text of a success. */
function readSuccessVerdict(value: unknown): Verdict {
  const verdict = readVerdict(value);
  return verdict.kind === 'unknown' && typeof value === 'string' ? { kind: 'good' } : verdict;
}

const SEVERITY = ['none', 'good', 'unknown', 'bad'] as const;

/** The most severe verdict, of several one with a code. */
const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce<Verdict>(
    (worst, verdict) => {
      if (worst.kind === 'bad' && verdict.kind === 'bad') return worst.code === undefined ? verdict : worst;
      return SEVERITY.indexOf(verdict.kind) > SEVERITY.indexOf(worst.kind) ? verdict : worst;
    },
    { kind: 'none' },
  );

export type AnswerBody = {
  /** False for a body neither empty nor JSON, such as a page of HTML. */
  isReadable: boolean;
  verdict: Verdict;
  /** Messages by field. */
  errors: FieldErrors;
  /** True when an error is reported, even one without text. */
  hasErrors: boolean;
  /** Text of the service. */
  message: string | undefined;
  /** True when the application itself refused, and not a router without the call. */
  isOwnRefusal: boolean;
  /** The body as JSON, otherwise as text. */
  content: unknown;
};

/** Names of HTTP statuses, which frameworks write into `error` beside an explanation. */
const REASON_PHRASE =
  /^(?:bad request|unauthorized|forbidden|not found|method not allowed|conflict|unprocessable (?:entity|content)|too many requests|internal server error|not implemented|bad gateway|service unavailable)$/i;

const sentence = (texts: readonly string[]): string | undefined =>
  texts.length > 0 ? [...new Set(texts)].join(' ') : undefined;

/** Reads `error`: a text, a flag, or an object with its own message and details. */
function readError(error: unknown): AnswerErrors {
  if (!isObject(error)) return readErrors(error);
  const { message, errors, details, code: _code, status: _status, ...rest } = error;
  const texts = textsIn(message);
  if (texts.length === 0) return readErrors(error);
  return [['', texts], ...[errors, details, rest].filter(isObject).flatMap(readErrors)];
}

/** Reads an object; the status and message of `data` are ignored, because it is often the stored record. */
function readObject(body: Readonly<Record<string, unknown>>): Omit<AnswerBody, 'isReadable' | 'content'> {
  const inner = isObject(body.data) ? body.data : {};
  const error = [body.error, inner.error].flatMap(readError);
  const message = isObject(body.message) ? body.message : null;
  const lists = [body.errors, body.errorsList, inner.errors, inner.errorsList, message].flatMap(readErrors);
  const texts = message ? [] : textsIn(body.message);
  const errorTexts = textsWithoutField(error).filter((text) => !REASON_PHRASE.test(text));
  const all = [...error, ...lists];
  return {
    verdict: worstOf([
      readVerdict(body.status_code),
      readVerdict(body.statusCode),
      readVerdict(body.status),
      readCodeVerdict(body.code),
      readSuccessVerdict(body.success),
      readSuccessVerdict(body.ok),
      readVerdict(inner.status_code),
      readSuccessVerdict(inner.success),
    ]),
    errors: errorsByField(all),
    hasErrors: all.length > 0,
    message:
      sentence([...texts, ...errorTexts, ...textsWithoutField(lists)]) ??
      (typeof body.success === 'string' && /\s/.test(body.success) ? body.success : undefined),
    isOwnRefusal:
      body.status_code !== undefined ||
      lists.length > 0 ||
      error.some(([field]) => field !== '') ||
      errorTexts.length > 0,
  };
}

const plain = (verdict: Verdict, isReadable = true) => ({
  isReadable,
  verdict,
  errors: {},
  hasErrors: false,
  message: undefined,
  isOwnRefusal: false,
});

/** PHP writes an empty map as an empty list. */
const isEmpty = (content: unknown): boolean =>
  content === null || content === '' || (Array.isArray(content) && content.length === 0);

/** Parses JSON; other text is returned unchanged. */
function parseJson(text: string): unknown {
  try {
    const content: unknown = JSON.parse(text);
    return content;
  } catch {
    return text;
  }
}

/** Parses the body of an answer; never throws. */
export function readAnswerBody(text: string): AnswerBody {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const content = parseJson(trimmed);
  if (isEmpty(content)) return { ...plain({ kind: 'none' }), content };
  if (isObject(content)) return { ...readObject(content), isReadable: true, content };
  // The whole body may be a status: `true`, `422` or `"ok"`.
  const verdict = readVerdict(Array.isArray(content) ? {} : content);
  return { ...plain(verdict, verdict.kind !== 'unknown'), content };
}
