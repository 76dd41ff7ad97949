/** Converts an answer of any content service (requirement 7.3) to an outcome, for the gateway and the contract check. */
import * as z from 'zod/mini';
import { applicationStatusSchema } from '../../contract/forms/application';
import { reportThreadSchema } from '../../contract/forms/report';
import type { SubmissionName } from '../../contract/submission-calls';
import type { SubmissionOutcome } from '../../contract/submissions';
import { readAnswerBody, type AnswerBody } from './answer-body';

export type HttpAnswer = {
  status: number;
  text: string;
  /** Header `retry-after`. */
  retryAfter?: string | null;
};

export type Reading = {
  outcome: SubmissionOutcome;
  /** For the log, about an unreadable answer; never contains submitted data. */
  problem?: string;
};

/** A body that is only an e-mail address. */
const addressSchema = z.string().check(z.maxLength(254), z.regex(/^[^\s@<>"]+@[^\s@<>"]+$/));

/** Data of the calls that read; a success without it is not a valid answer. */
const EXPECTED: Partial<Record<SubmissionName, z.ZodMiniType>> = {
  passwordLink: addressSchema,
  reportFollowUp: reportThreadSchema,
  applicationStatus: applicationStatusSchema,
};

/** Statuses of calls that a content service does not have. */
const NO_SUCH_CALL: readonly number[] = [404, 405, 501];
const DEFAULT_PAUSE_SECONDS = 60;

const unreachable = (problem: string): Reading => ({ outcome: { kind: 'unreachable' }, problem });
const unsupported = (problem: string): Reading => ({ outcome: { kind: 'unsupported' }, problem });

function limited(retryAfter: string | null | undefined): Reading {
  const seconds = Math.ceil(Number(retryAfter));
  return {
    outcome: {
      kind: 'limited',
      retryAfterSeconds: seconds > 0 && Number.isSafeInteger(seconds) ? seconds : DEFAULT_PAUSE_SECONDS,
    },
  };
}

/** A refusal when there is a reason or a 4xx status; a failure when the service failed or its answer is unreadable. */
function readFailure(
  call: SubmissionName,
  status: number,
  { isReadable, verdict, errors, message }: AnswerBody,
): Reading {
  const inner = verdict.kind === 'bad' ? verdict.code : undefined;
  const code = inner ?? status;
  const problem = inner === undefined ? `status ${status}` : `status ${status}, ${inner} in the body`;
  const isFault = code >= 500 && !NO_SUCH_CALL.includes(code);
  if (inner === 429) return limited(null);
  // A failure of the service does not mean that the link or code is invalid.
  if (isFault && call in EXPECTED) return unreachable(problem);
  if (Object.keys(errors).length > 0 || message !== undefined) {
    return { outcome: { kind: 'refused', errors, message }, ...(isFault && { problem }) };
  }
  return isReadable && !isFault ? { outcome: { kind: 'refused', errors: {} } } : unreachable(problem);
}

function readSuccess(
  call: SubmissionName,
  status: number,
  { isReadable, verdict, message, content }: AnswerBody,
): Reading {
  const expected = EXPECTED[call];
  const found = expected?.safeParse(content);
  if (found?.success) return { outcome: { kind: 'accepted', message, body: content } };
  if (!isReadable) return unreachable(`status ${status}, a body that cannot be read`);
  if (verdict.kind === 'unknown') return unreachable(`status ${status}, a status in the body that is not known`);
  return expected
    ? unsupported(`status ${status}, a body without what the call reads`)
    : { outcome: { kind: 'accepted', message, body: content } };
}

/** Reads the outcome of an answer: accepted only when the whole answer is readable and no part of it reports an error. */
export function readAnswer(call: SubmissionName, { status, text, retryAfter }: HttpAnswer): Reading {
  if (status === 429) return limited(retryAfter);
  const body = readAnswerBody(text);
  const hasFields = Object.keys(body.errors).length > 0;
  if (NO_SUCH_CALL.includes(status) && !body.isOwnRefusal) return unsupported(`status ${status}`);
  // A redirect turns the POST into a GET; 401 refuses the site’s token, not the form.
  if ((status >= 300 && status < 400) || (status === 401 && !hasFields)) return unreachable(`status ${status}`);
  const isGood = status >= 200 && status < 300;
  if (!isGood || body.verdict.kind === 'bad' || body.hasErrors) return readFailure(call, status, body);
  return readSuccess(call, status, body);
}
