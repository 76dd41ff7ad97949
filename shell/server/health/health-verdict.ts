/** When a version counts as bad: the same rule stops a canary and colours the status page. */
import type { HealthCounts } from './version-health';

const LEAST_FAILURES = 5;
const MOST_ERRORS = 0.05;
/** A version that does not load renders nothing for anybody: there is no share of visitors to wait for. */
const LEAST_LOAD_ERRORS = 2;

/** `quiet`: nobody has asked for it lately. */
export type HealthVerdict = 'good' | 'watch' | 'bad' | 'quiet';

/** Whether a version fails so often that no visitor should get it. */
export const isPastThreshold = ({ failures, failed, errorRate }: HealthCounts): boolean =>
  failures.load >= LEAST_LOAD_ERRORS || (failed >= LEAST_FAILURES && errorRate >= MOST_ERRORS);

/** The worst first. */
export const VERDICT_ORDER = ['bad', 'watch', 'good', 'quiet'] as const satisfies readonly HealthVerdict[];

/** The worst of several; what nobody judged is quiet. */
export const worstOf = (verdicts: readonly HealthVerdict[]): HealthVerdict => VERDICT_ORDER.find((one) => verdicts.includes(one)) ?? 'quiet';

export function verdictOf(counts: HealthCounts, fault: string | undefined): HealthVerdict {
  if (fault !== undefined || isPastThreshold(counts)) return 'bad';
  if (counts.failed > 0) return 'watch';
  return counts.renders > 0 ? 'good' : 'quiet';
}
