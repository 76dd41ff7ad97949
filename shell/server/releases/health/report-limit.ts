/** Limits reports of browsers, which cannot be verified, to one of each kind from a network within a window of time. */
import { networkOf } from '../../http/network-prefix';
import { COUNTED_MS } from './version-health';

/** More than this within the window is a flood, and no evidence about a version. */
const MAX_REPORTS = 10_000;
const MINUTE = 60_000;

/**
 * @param windowMs time within which a network counts once
 * @returns whether a report counts; only networks are stored, never addresses
 */
export function createReportLimit(
  windowMs: number,
  now: () => number = Date.now,
): (address: string, kind: string) => boolean {
  const seen = new Map<string, number>();
  const dropExpired = (): void => {
    for (const [report, at] of seen) {
      if (at > now() - windowMs) break;
      seen.delete(report);
    }
  };
  return (address, kind) => {
    dropExpired();
    const report = `${networkOf(address)} ${kind}`;
    if (seen.has(report) || seen.size >= MAX_REPORTS) return false;
    seen.set(report, now());
    return true;
  };
}

export type ReportType = 'fault' | 'load' | 'violation';

/** Whether a report of a browser counts: for all workers of a gateway together. */
export type CountReport = (type: ReportType, address: string, kind: string) => Promise<boolean>;

export function createCountReport(now: () => number = Date.now): CountReport {
  const limits = {
    fault: createReportLimit(COUNTED_MS, now),
    load: createReportLimit(COUNTED_MS, now),
    violation: createReportLimit(MINUTE, now),
  };
  return async (type, address, kind) => limits[type](address, kind);
}
