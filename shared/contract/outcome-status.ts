import type { SubmissionOutcome } from './submissions';

/** HTTP status of each outcome, for scripts and for pages alike. No schemas here: every page starts with it. */
export const OUTCOME_STATUS = {
  accepted: 200,
  refused: 422,
  unreachable: 503,
  unsupported: 501,
  limited: 429,
} as const satisfies Record<SubmissionOutcome['kind'], number>;

/** The outcome in what a page's action answered, if there is one. */
function outcomeIn(answer: unknown): object | undefined {
  const outcome = typeof answer === 'object' && answer !== null && 'outcome' in answer ? answer.outcome : undefined;
  return typeof outcome === 'object' && outcome !== null ? outcome : undefined;
}

/** The status of what a page's action answered; 200 where that is no outcome of a submission. */
export function outcomeStatus(answer: unknown): number {
  const outcome = outcomeIn(answer);
  const kind = outcome && 'kind' in outcome ? outcome.kind : undefined;
  return Object.entries(OUTCOME_STATUS).find(([known]) => known === kind)?.[1] ?? 200;
}

/** HTTP headers of what a page's action answered: when to try again, where there were too many submissions. */
export function outcomeHeaders(answer: unknown): Record<string, string> {
  const outcome = outcomeIn(answer);
  const seconds = outcome && 'retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : undefined;
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {};
}
