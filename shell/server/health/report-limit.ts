/** One report for each visitor, version and minute: a single browser must not stop somebody's canary. */
const MINUTE = 60_000;
/** More than this within a minute is a flood, and says nothing about a version. */
const MOST_REPORTS = 10_000;

/** The part of an address that one household has: of IPv6, anybody can take billions of addresses in a /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}

/** Answers whether a report counts. Addresses are kept for a minute at most, in memory. */
export function createReportLimit(now: () => number = Date.now): (address: string, versionKey: string) => boolean {
  let minute = 0;
  let seen = new Set<string>();
  return (address, key) => {
    const current = Math.floor(now() / MINUTE);
    if (current !== minute) {
      minute = current;
      seen = new Set();
    }
    const report = `${networkOf(address)} ${key}`;
    if (seen.has(report) || seen.size >= MOST_REPORTS) return false;
    seen.add(report);
    return true;
  };
}
