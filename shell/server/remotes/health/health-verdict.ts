/** Decides when a version counts as bad, for the canary guard and the status page. */
import type { HealthCounts } from './version-health';

const MIN_FAILURES = 5;
const MAX_ERROR_RATE = 0.05;
/** Fewer than other failures, because a version that does not load renders no page at all. */
const MIN_LOAD_ERRORS = 2;

/** Reports of browsers are unverified: two weigh as much as one failure in the gateway. */
const REPORT_WEIGHT = 0.5;
/** Without failures in the gateway, reports count only from this many networks, and for this many pages and share of them. */
const MIN_NETWORKS = 10;
const MIN_PAGES = 20;
const MAX_REPORTED_SHARE = 0.1;

/** `quiet`: without recent requests. */
export type HealthVerdict = 'good' | 'watch' | 'bad' | 'quiet';

/** Reports add to failures in the gateway, and at most double them. */
function isFailing({ renders, failures }: HealthCounts): boolean {
  const own = failures.load + failures.render;
  const weighed = own + Math.min(own, failures.browser * REPORT_WEIGHT);
  return weighed >= MIN_FAILURES && weighed / (renders + weighed) >= MAX_ERROR_RATE;
}

/** A fault in browsers only, such as a script that throws for all visitors. Each network counts once. */
const isReportedWidely = ({ pages, failures: { browser } }: HealthCounts): boolean =>
  browser >= MIN_NETWORKS && pages >= MIN_PAGES && browser / pages >= MAX_REPORTED_SHARE;

/** Whether a version fails so often that no visitor should get it. */
export const isPastThreshold = (counts: HealthCounts): boolean =>
  counts.failures.load >= MIN_LOAD_ERRORS || isFailing(counts) || isReportedWidely(counts);

/** Worst first. */
export const VERDICT_ORDER = ['bad', 'watch', 'good', 'quiet'] as const satisfies readonly HealthVerdict[];

/** The worst verdict; `quiet` when there is none. */
export const worstOf = (verdicts: readonly HealthVerdict[]): HealthVerdict =>
  VERDICT_ORDER.find((one) => verdicts.includes(one)) ?? 'quiet';

export function verdictOf(counts: HealthCounts, fault: string | undefined): HealthVerdict {
  if (fault !== undefined || isPastThreshold(counts)) return 'bad';
  if (counts.failed > 0) return 'watch';
  return counts.renders > 0 ? 'good' : 'quiet';
}
