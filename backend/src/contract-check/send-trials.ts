/** Sends a trial to the call of each form, and reads every answer as the gateway does. */
import { randomUUID } from 'node:crypto';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { IDEMPOTENCY_HEADER, type SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { readBodyText } from '@vipp/shared/lib/read-body';
import { readAnswer } from '@vipp/shared/lib/submission-answer/read-answer';
import { causeOf, errorText } from '../startup-failure';
import { apiAddress } from './call-backend';
import { readTrialForm } from './trial-application';
import { makeTrials, type Accepted, type Trial } from './trial-payloads';

export type TrialReport = {
  path: string;
  /** Undefined when there was no answer. */
  status: number | undefined;
  outcome: SubmissionOutcome;
  /** Why the answer could not be used, for the operators of the service. */
  problem?: string;
  /** The beginning of an answer that could not be read. */
  excerpt?: string;
  isExpected: boolean;
};

const DEADLINE_MS = 15_000;
/** The gateway's own limit for the answer to a form. */
const MAX_BYTES = 1024 * 1024;
const MAX_EXCERPT_LENGTH = 60;

type Answer = { status: number; text: string; retryAfter: string | null };

async function post(address: string, token: string, payload: unknown): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json',
      [IDEMPOTENCY_HEADER]: randomUUID(),
    },
    body: JSON.stringify(payload),
    redirect: 'manual',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  return {
    status: response.status,
    text: await readBodyText(response, MAX_BYTES),
    retryAfter: response.headers.get('retry-after'),
  };
}

async function tryForm(
  { call, expected, payload }: Trial,
  accepted: Accepted,
  api: string,
  token: string,
): Promise<TrialReport> {
  const { path, schema } = submissionCalls[call];
  const none = { path, status: undefined, outcome: { kind: 'unreachable' }, isExpected: false } as const;
  const parsed = schema.safeParse(payload(accepted));
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.'));
    return {
      ...none,
      problem: `not sent: the trial does not fit the form any more (${fields.join(', ')}), see contract-check/trial-payloads.ts`,
    };
  }
  try {
    const answer = await post(api + path, token, parsed.data);
    const { outcome, problem } = readAnswer(call, answer);
    if (outcome.kind === 'accepted') accepted[call] = outcome.body;
    const isUnread = outcome.kind === 'unreachable' && answer.text.trim() !== '';
    return {
      path,
      status: answer.status,
      outcome,
      isExpected: expected.some((kind) => kind === outcome.kind),
      ...(problem !== undefined && { problem }),
      ...(isUnread && { excerpt: answer.text.trim().slice(0, MAX_EXCERPT_LENGTH) }),
    };
  } catch (error) {
    return { ...none, problem: errorText(causeOf(error)) };
  }
}

/** Sends the trials one after the other, and reports on each. */
export async function sendTrials(url: string, token: string): Promise<TrialReport[]> {
  const reports: TrialReport[] = [];
  const accepted: Accepted = {};
  const api = apiAddress(url);
  for (const trial of makeTrials(await readTrialForm(api, token)))
    reports.push(await tryForm(trial, accepted, api, token));
  return reports;
}
