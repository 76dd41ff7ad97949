/** Limits reports of browsers, which cannot be verified, to one of each kind from a network within a window of time. */
import { networkOf } from '../../http/network-prefix';

/** More than this within the window is a flood, and no evidence about a version. */
const MAX_REPORTS = 10_000;

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
