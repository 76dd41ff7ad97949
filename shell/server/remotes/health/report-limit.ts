/** Limits reports of browsers, which cannot be verified, of each kind from a network within a window of time. */
import { networkOf } from '../../http/network-prefix';
import { COUNTED_MS } from './version-health';

/** More than this within the window is a flood, and no evidence about a version. */
const MAX_REPORTS = 10_000;
const MINUTE = 60_000;

/** A school or a call centre where 50 candidates apply at once is one network, and each sends a report every half minute. */
const FIGURES_A_MINUTE = 120;

/**
 * @param windowMs time within which a network counts once, or `max` times
 * @returns whether a report counts; only networks are stored, never addresses
 */
function createLimit(windowMs: number, now: () => number, max = 1): (address: string, kind: string) => boolean {
  const seen = new Map<string, { at: number; times: number }>();
  return (address, kind) => {
    for (const [report, { at }] of seen) {
      if (at > now() - windowMs) break;
      seen.delete(report);
    }
    const report = `${networkOf(address)} ${kind}`;
    const known = seen.get(report) ?? { at: now(), times: 0 };
    if (known.times === 0 && seen.size >= MAX_REPORTS) return false;
    known.times += 1;
    seen.set(report, known);
    return known.times <= max;
  };
}

export type ReportType = 'fault' | 'load' | 'violation' | 'figures';

/** Whether a report of a browser counts. */
export type CountReport = (type: ReportType, address: string, kind: string) => boolean;

export function createCountReport(now: () => number = () => performance.now()): CountReport {
  const limits = {
    fault: createLimit(COUNTED_MS, now),
    load: createLimit(COUNTED_MS, now),
    violation: createLimit(MINUTE, now),
    figures: createLimit(MINUTE, now, FIGURES_A_MINUTE),
  };
  return (type, address, kind) => limits[type](address, kind);
}
