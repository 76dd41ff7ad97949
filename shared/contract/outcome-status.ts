import type { SubmissionOutcome } from './submissions';

/** HTTP status of each outcome, for calls and for pages. The module has no schemas, because every page loads it. */
export const OUTCOME_STATUS = {
  accepted: 200,
  refused: 422,
  unreachable: 503,
  unsupported: 501,
  limited: 429,
} as const satisfies Record<SubmissionOutcome['kind'], number>;

/** The outcome in the result of a page's action; undefined when there is none. */
function outcomeIn(answer: unknown): object | undefined {
  const outcome = typeof answer === 'object' && answer !== null && 'outcome' in answer ? answer.outcome : undefined;
  return typeof outcome === 'object' && outcome !== null ? outcome : undefined;
}

/** HTTP status for the result of a page's action; 200 where it has no outcome. */
export function outcomeStatus(answer: unknown): number {
  const outcome = outcomeIn(answer);
  const kind = outcome && 'kind' in outcome ? outcome.kind : undefined;
  return Object.entries(OUTCOME_STATUS).find(([known]) => known === kind)?.[1] ?? 200;
}

/** The header `retry-after`: seconds until a form may be sent or a page requested again. */
export const retryHeaders = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { 'retry-after': String(seconds) };

/** HTTP headers for the result of a page's action: `retry-after` in seconds when submissions are limited. */
export function outcomeHeaders(answer: unknown): Record<string, string> {
  const outcome = outcomeIn(answer);
  const seconds = outcome && 'retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : undefined;
  return retryHeaders(typeof seconds === 'number' ? seconds : undefined);
}
