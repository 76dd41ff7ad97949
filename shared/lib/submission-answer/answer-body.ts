/** Parses the body of an answer to a submission (docs/contracts/submission-answers.md). */
import { isObject, mergeErrors, readErrors, textsIn, type NamedErrors } from './answer-errors';
import { readCodeVerdict, readSuccessVerdict, readVerdict, worstOf, type Verdict } from './answer-verdict';

export type AnswerBody = {
  /** False for a body that is neither empty nor valid JSON, such as a page of HTML. */
  isReadable: boolean;
  verdict: Verdict;
  errors: NamedErrors;
  /** Text of the service. */
  message: string | undefined;
  /** True when the application itself refused, and not a router without the call. */
  isOwnRefusal: boolean;
  /** The body as JSON, or as text when it is not JSON. */
  content: unknown;
};

const NO_ERRORS: NamedErrors = { fields: {}, general: [], isNamed: false };

/** Names of HTTP statuses, which frameworks write into `error` beside an explanation. */
const REASON_PHRASE =
  /^(?:bad request|unauthorized|forbidden|not found|method not allowed|conflict|unprocessable (?:entity|content)|too many requests|internal server error|not implemented|bad gateway|service unavailable)$/i;

const sentence = (texts: readonly string[]): string | undefined =>
  texts.length > 0 ? [...new Set(texts)].join(' ') : undefined;

/** Reads `error`: a text, a flag, or an object with its own message and details. */
function readError(error: unknown): NamedErrors {
  if (!isObject(error)) return readErrors(error);
  const { message, errors, details, code: _code, status: _status, ...rest } = error;
  const texts = textsIn(message);
  if (texts.length === 0) return readErrors(error);
  return mergeErrors([
    { ...NO_ERRORS, general: texts, isNamed: true },
    ...[errors, details, rest].filter(isObject).map(readErrors),
  ]);
}

/** Reads an object; the status and message of `data` are ignored, because it is often the stored record. */
function readObject(body: Readonly<Record<string, unknown>>): Omit<AnswerBody, 'isReadable' | 'content'> {
  const inner = isObject(body.data) ? body.data : {};
  const error = mergeErrors([readError(body.error), readError(inner.error)]);
  const lists = mergeErrors(
    [body.errors, body.errorsList, inner.errors, inner.errorsList, isObject(body.message) ? body.message : null].map(
      readErrors,
    ),
  );
  const texts = isObject(body.message) ? [] : textsIn(body.message);
  const errorTexts = error.general.filter((text) => !REASON_PHRASE.test(text));
  const merged = mergeErrors([error, lists]);
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
    errors: merged,
    message:
      sentence([...texts, ...errorTexts, ...lists.general]) ??
      (typeof body.success === 'string' && /\s/.test(body.success) ? body.success : undefined),
    isOwnRefusal:
      body.status_code !== undefined || lists.isNamed || Object.keys(error.fields).length > 0 || errorTexts.length > 0,
  };
}

const plain = (verdict: Verdict, isReadable = true) => ({
  isReadable,
  verdict,
  errors: NO_ERRORS,
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
