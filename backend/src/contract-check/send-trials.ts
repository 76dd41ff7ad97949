/** Sends a trial to the call of each form, reads every answer as the gateway does, and formats what visitors read. */
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { readAnswer } from '@vipp/shared/lib/submission-answer/read-answer';
import { causeOf, errorText } from '../startup-failure';
import { ask, type Backend } from './call-backend';
import { makeTrials, readTrialForm, type Accepted, type Trial } from './trial-payloads';

export type TrialReport = {
  path: string;
  /** Undefined when there was no answer. */
  status: number | undefined;
  outcome: SubmissionOutcome;
  /** Why the answer could not be used, for the operators of the service, and its beginning. */
  problem?: string | undefined;
  isExpected: boolean;
};

/** The gateway's own limit for the answer to a form. */
const MAX_MEGABYTES = 1;
const MAX_EXCERPT_LENGTH = 60;

async function tryForm({ call, expected, payload }: Trial, accepted: Accepted, backend: Backend): Promise<TrialReport> {
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
    const answer = await ask(backend, path, MAX_MEGABYTES, parsed.data);
    const { outcome, problem } = readAnswer(call, answer);
    if (outcome.kind === 'accepted') accepted[call] = outcome.body;
    const beginning = outcome.kind === 'unreachable' ? answer.text.trim().slice(0, MAX_EXCERPT_LENGTH) : '';
    return {
      path,
      status: answer.status,
      outcome,
      isExpected: expected.some((kind) => kind === outcome.kind),
      problem: [problem, beginning && JSON.stringify(beginning)].filter(Boolean).join(': ') || undefined,
    };
  } catch (error) {
    return { ...none, problem: errorText(causeOf(error)) };
  }
}

/** Sends the trials one after the other, and reports on each. */
export async function sendTrials(backend: Backend): Promise<TrialReport[]> {
  const reports: TrialReport[] = [];
  const accepted: Accepted = {};
  for (const trial of makeTrials(await readTrialForm(backend))) reports.push(await tryForm(trial, accepted, backend));
  return reports;
}

const NOTICE = 'Trials of the forms, marked « ESSAI ». Delete what the backend stored of them.';

function describe(outcome: SubmissionOutcome): string {
  switch (outcome.kind) {
    case 'accepted':
      return `accepted${outcome.message === undefined ? '' : `: "${outcome.message}"`}`;
    case 'refused': {
      const fields = Object.entries(outcome.errors).map(([field, messages]) => `${field} (${messages.join(', ')})`);
      const reasons = [...(outcome.message === undefined ? [] : [`"${outcome.message}"`]), ...fields];
      return `refused: ${reasons.length > 0 ? reasons.join('; ') : 'no reason given'}`;
    }
    case 'limited':
      return `too many attempts, again in ${outcome.retryAfterSeconds} s`;
    case 'unsupported':
      return 'not offered by this backend';
    case 'unreachable':
      return 'a failure: neither accepted nor refused';
  }
}

function formatTrial({ path, status, outcome, problem, isExpected }: TrialReport): string {
  const mark = !isExpected ? '✗' : outcome.kind === 'unsupported' ? '–' : '✓';
  return `${mark} POST ${path}  ${status ?? 'no answer'}\n  ${describe(outcome)}${problem ? `\n  ${problem}` : ''}`;
}

/** Formats the report of all trials, with a summary as its last line. */
export function formatTrials(reports: readonly TrialReport[]): string {
  const failed = reports.filter(({ isExpected }) => !isExpected);
  const sum =
    failed.length === 0
      ? `All ${reports.length} forms are answered as expected.`
      : `${failed.length} of ${reports.length} forms are not answered as expected: ${failed.map(({ path }) => path).join(', ')}`;
  return [NOTICE, ...reports.map(formatTrial), sum].join('\n\n');
}
