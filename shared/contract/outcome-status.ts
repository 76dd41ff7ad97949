import type { SubmissionOutcome } from './submissions';

/** HTTP status of each outcome, for scripts and for pages alike. No schemas here: every page starts with it. */
export const OUTCOME_STATUS = { accepted: 200, refused: 422, unreachable: 503, unsupported: 501, limited: 429 } as const satisfies Record<SubmissionOutcome['kind'], number>;

/** The status of what a page's action answered; 200 where that is no outcome of a submission. */
export function outcomeStatus(answer: unknown): number {
  const outcome = typeof answer === 'object' && answer !== null && 'outcome' in answer ? answer.outcome : undefined;
  const kind = typeof outcome === 'object' && outcome !== null && 'kind' in outcome ? outcome.kind : undefined;
  return Object.entries(OUTCOME_STATUS).find(([known]) => known === kind)?.[1] ?? 200;
}
