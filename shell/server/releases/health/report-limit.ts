/** One report of a kind from each network and stretch of time: browsers' reports cannot be verified. */
import { networkOf } from '../../http/network-prefix';

/** More than this within the time is a flood, and says nothing about a version. */
const MOST_REPORTS = 10_000;

/**
 * Answers whether a report counts. Holds networks, never addresses, in memory.
 *
 * @param windowMs time within which a network counts once
 */
export function createReportLimit(
  windowMs: number,
  now: () => number = Date.now,
): (address: string, kind: string) => boolean {
  const seen = new Map<string, number>();
  const forgetOld = (): void => {
    for (const [report, at] of seen) {
      if (at > now() - windowMs) break;
      seen.delete(report);
    }
  };
  return (address, kind) => {
    forgetOld();
    const report = `${networkOf(address)} ${kind}`;
    if (seen.has(report) || seen.size >= MOST_REPORTS) return false;
    seen.set(report, now());
    return true;
  };
}
