/** Formats the results for the forms, with the outcome that visitors read. */
import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import type { TrialReport } from './send-trials';

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

function formatTrial({ path, status, outcome, problem, excerpt, isExpected }: TrialReport): string {
  const mark = !isExpected ? '✗' : outcome.kind === 'unsupported' ? '–' : '✓';
  const details = [problem, excerpt && JSON.stringify(excerpt)].filter(Boolean).join(': ');
  return `${mark} POST ${path}  ${status ?? 'no answer'}\n  ${describe(outcome)}${details && `\n  ${details}`}`;
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
