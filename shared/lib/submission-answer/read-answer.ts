/** Reads an answer of any content service (requirement 7.3) in the terms of a form; the gateway and the contract check share it. */
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
  /** What operators should know about an answer that is none; never anything of what was sent. */
  problem?: string;
};

/** An e-mail address as a body: nothing but itself. */
const addressSchema = z.string().check(z.maxLength(254), z.regex(/^[^\s@<>"]+@[^\s@<>"]+$/));

/** Calls that read something: without it, success is no answer to them. */
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

/** A refusal when the service gave a reason or blames the request; a failure when the fault is its own or nothing could be read. */
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
  // A fault of the service says nothing about the link or the code that was to be read.
  if (isFault && call in EXPECTED) return unreachable(problem);
  if (Object.keys(errors.fields).length > 0 || message !== undefined) {
    return { outcome: { kind: 'refused', errors: errors.fields, message }, ...(isFault && { problem }) };
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

/** What an answer means for the visitor: accepted only when the whole answer could be read and nothing in it says otherwise. */
export function readAnswer(call: SubmissionName, { status, text, retryAfter }: HttpAnswer): Reading {
  if (status === 429) return limited(retryAfter);
  const body = readAnswerBody(text);
  const hasFields = Object.keys(body.errors.fields).length > 0;
  if (NO_SUCH_CALL.includes(status) && !body.isOwnRefusal) return unsupported(`status ${status}`);
  // Redirected, the form would be asked for and not sent; with 401 it is the site’s token that is refused.
  if ((status >= 300 && status < 400) || (status === 401 && !hasFields)) return unreachable(`status ${status}`);
  const isGood = status >= 200 && status < 300;
  if (!isGood || body.verdict.kind === 'bad' || body.errors.isNamed) return readFailure(call, status, body);
  return readSuccess(call, status, body);
}
