/** Limits reports of browsers, which cannot be verified, of each kind from a network within a window of time. */
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../http/network-prefix';
import { COUNTED_MS } from './version-health';

/** The oldest are forgotten in a flood, which is no evidence about a version anyway. */
const MAX_REPORTS = 10_000;
const MINUTE = 60_000;

/** A school or a call centre with 50 candidates at once is one network, and each sends a report every half minute. */
const FIGURES_A_MINUTE = 120;

/** @param ttl milliseconds within which reports of a network and kind count `most` times; no address is stored */
function createLimit(ttl: number, now: () => number, most = 1): (address: string, kind: string) => boolean {
  const counts = new LRUCache<string, { times: number }>({ max: MAX_REPORTS, ttl, ttlResolution: 0, perf: { now } });
  return (address, kind) => {
    const report = `${networkOf(address)} ${kind}`;
    const known = counts.get(report) ?? { times: 0 };
    known.times += 1;
    if (known.times === 1) counts.set(report, known);
    return known.times <= most;
  };
}

export type ReportType = 'fault' | 'violation' | 'figures';

/** Whether a report of a browser counts. */
export type CountReport = (type: ReportType, address: string, kind: string) => boolean;

export function createCountReport(now: () => number = () => performance.now()): CountReport {
  const limits = {
    fault: createLimit(COUNTED_MS, now),
    violation: createLimit(MINUTE, now),
    figures: createLimit(MINUTE, now, FIGURES_A_MINUTE),
  };
  return (type, address, kind) => limits[type](address, kind);
}
