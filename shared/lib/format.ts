/** French typography for numbers, sizes and dates. */

/** U+202F, the French narrow space: between groups of digits, before units and before `; : ! ?`. */
export const NARROW_SPACE = '\u202F';

const UNITS = ['octets', 'ko', 'Mo', 'Go'] as const;

/**
 * Formats a number in French: `1 500`, `12,5`.
 *
 * Not with `Intl`: its group separator differs between Node and browsers, and both must print the same text.
 */
export function formatNumber(value: number, fractionDigits = 0): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(fractionDigits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NARROW_SPACE);
  const sign = value < 0 && Number(value.toFixed(fractionDigits)) !== 0 ? '−' : '';
  return sign + (fraction === undefined ? grouped : `${grouped},${fraction}`);
}

/** Formats a file size with its French unit, in powers of 1 000: `412 ko`, `1,2 Mo`. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (Math.round(size) >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const oneDecimal = unit >= 2 && size < 9.95 && Math.round(size * 10) % 10 !== 0;
  const name = unit === 0 && bytes < 2 ? 'octet' : UNITS[unit];
  return `${formatNumber(size, oneDecimal ? 1 : 0)}${NARROW_SPACE}${name}`;
}

/**
 * Formats an ISO 8601 date or date-time as `dd-mm-yyyy` (requirement 3.1). Reads the text and not the instant, so that
 * time zones do not shift the day. Other text is returned unchanged.
 */
export function formatDate(iso: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : iso;
}

/** Describes a stored file for the text of a link: `PDF, 412 ko`, on one line, or only the format when the size is unknown. */
export function describeFile(format: string, bytes?: number): string {
  return bytes === undefined ? format : `${format},\u00A0${formatBytes(bytes)}`;
}
