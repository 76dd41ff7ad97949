/** One report of a kind from each network and stretch of time: browsers' reports cannot be verified. */
/** More than this within the time is a flood, and says nothing about a version. */
const MOST_REPORTS = 10_000;

/** The network of an address, /24 of IPv4 and /48 of IPv6: one attacker easily has all addresses of one. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (v4) return v4;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 3).join(':');
}

/**
 * Answers whether a report counts. Holds networks, never addresses, in memory.
 *
 * @param windowMs time within which a network counts once
 */
export function createReportLimit(windowMs: number, now: () => number = Date.now): (address: string, kind: string) => boolean {
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
