/** Limits reports of browsers, which cannot be verified, of each kind from a network within a window of time. */
import { networkOf } from '../../http/network-prefix';
import { COUNTED_MS } from './version-health';

/** More than this within the window is a flood, and no evidence about a version. */
const MAX_REPORTS = 10_000;
const MINUTE = 60_000;

/** A school or a call centre where 50 candidates apply at once is one network, and each sends a report every half minute. */
const FIGURES_A_MINUTE = 120;

type Options = { now?: () => number; /** Reports of a kind that count from a network. */ max?: number };

/**
 * @param windowMs time within which a network counts once, or `max` times
 * @returns whether a report counts; only networks are stored, never addresses
 */
export function createReportLimit(
  windowMs: number,
  { now = () => performance.now(), max = 1 }: Options = {},
): (address: string, kind: string) => boolean {
  const seen = new Map<string, { at: number; times: number }>();
  const dropExpired = (): void => {
    for (const [report, { at }] of seen) {
      if (at > now() - windowMs) break;
      seen.delete(report);
    }
  };
  return (address, kind) => {
    dropExpired();
    const report = `${networkOf(address)} ${kind}`;
    const known = seen.get(report);
    if (known) {
      known.times += 1;
      return known.times <= max;
    }
    if (seen.size >= MAX_REPORTS) return false;
    seen.set(report, { at: now(), times: 1 });
    return true;
  };
}

export type ReportType = 'fault' | 'load' | 'violation' | 'figures';

/** Whether a report of a browser counts. */
export type CountReport = (type: ReportType, address: string, kind: string) => boolean;

export function createCountReport(now: () => number = () => performance.now()): CountReport {
  const limits = {
    fault: createReportLimit(COUNTED_MS, { now }),
    load: createReportLimit(COUNTED_MS, { now }),
    violation: createReportLimit(MINUTE, { now }),
    figures: createReportLimit(MINUTE, { now, max: FIGURES_A_MINUTE }),
  };
  return (type, address, kind) => limits[type](address, kind);
}
