/** When a version counts as bad: the same rule stops a canary and colours the status page. */
import type { HealthCounts } from './version-health';

const LEAST_FAILURES = 5;
const MOST_ERRORS = 0.05;
/** A version that does not load renders nothing for anybody: there is no share of visitors to wait for. */
const LEAST_LOAD_ERRORS = 2;

/** Anybody can send a browser's report: two weigh as much as one failure that the gateway saw itself. */
const REPORT_WEIGHT = 0.5;
/** By themselves reports count only from so many networks, about so many pages, and as so large a share of them. */
const LEAST_NETWORKS = 10;
const LEAST_PAGES = 20;
const MOST_REPORTED = 0.1;

/** `quiet`: it was not requested lately. */
export type HealthVerdict = 'good' | 'watch' | 'bad' | 'quiet';

/** Reports add to failures that the gateway saw, and at most double them. */
function isFailing({ renders, failures }: HealthCounts): boolean {
  const own = failures.load + failures.render;
  const weighed = own + Math.min(own, failures.browser * REPORT_WEIGHT);
  return weighed >= LEAST_FAILURES && weighed / (renders + weighed) >= MOST_ERRORS;
}

/** A fault that only browsers meet, such as a script that throws for all visitors. Each network has reported once. */
const isReportedWidely = ({ pages, failures: { browser } }: HealthCounts): boolean =>
  browser >= LEAST_NETWORKS && pages >= LEAST_PAGES && browser / pages >= MOST_REPORTED;

/** Whether a version fails so often that no visitor should get it. */
export const isPastThreshold = (counts: HealthCounts): boolean =>
  counts.failures.load >= LEAST_LOAD_ERRORS || isFailing(counts) || isReportedWidely(counts);

/** The worst first. */
export const VERDICT_ORDER = ['bad', 'watch', 'good', 'quiet'] as const satisfies readonly HealthVerdict[];

/** The worst of several; without any verdict it is quiet. */
export const worstOf = (verdicts: readonly HealthVerdict[]): HealthVerdict =>
  VERDICT_ORDER.find((one) => verdicts.includes(one)) ?? 'quiet';

export function verdictOf(counts: HealthCounts, fault: string | undefined): HealthVerdict {
  if (fault !== undefined || isPastThreshold(counts)) return 'bad';
  if (counts.failed > 0) return 'watch';
  return counts.renders > 0 ? 'good' : 'quiet';
}
