/**
 * Places in a list as texts that are compared: there is always one between two others, so that moving a part changes that part
 * only, and two people who move parts at the same time disturb each other not.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

/** Random digits at the end, so that two people who insert at the same place get different keys. */
const JITTER = 3;

const digitAt = (key: string, index: number): number => Math.max(0, DIGITS.indexOf(key[index] ?? '0'));

function jitter(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(JITTER));
  // A last digit of 0 would leave no key before this one.
  return [...bytes].map((byte) => DIGITS[1 + (byte % (BASE - 1))]).join('');
}

/** A key after `before` and before `after`; undefined is the end of the list. It is after both where they are the same. */
export function orderBetween(before: string | undefined, after: string | undefined): string {
  const low = before ?? '';
  let prefix = '';
  for (let index = 0; ; index += 1) {
    const from = digitAt(low, index);
    // Once the prefix is below `after`, nothing limits it from above.
    const isLimited = after !== undefined && after.startsWith(prefix);
    const to = isLimited ? digitAt(after, index) : BASE;
    if (to - from > 1) return `${prefix}${DIGITS[from + Math.ceil((to - from) / 2)]}${jitter()}`;
    prefix += DIGITS[from];
  }
}

/** Keys in order for a list of this length, with room between them. */
export function orderKeys(count: number): string[] {
  const width = Math.max(2, Math.ceil(Math.log(count + 2) / Math.log(BASE)) + 1);
  const step = Math.floor(BASE ** width / (count + 1));
  return Array.from({ length: count }, (_, index) => {
    let rest = step * (index + 1);
    let key = '';
    for (let place = 0; place < width; place += 1) {
      key = `${DIGITS[rest % BASE]}${key}`;
      rest = Math.floor(rest / BASE);
    }
    return `${key}${jitter()}`;
  });
}
