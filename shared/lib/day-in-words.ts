import { parseDay } from '../contract/application/calendar';

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/** Writes `2027-07-01` as `1er juillet 2027`; other text is returned unchanged. */
export function dayInWords(text: string): string {
  const parsed = parseDay(text);
  if (!parsed) return text;
  const { year, month, day } = parsed;
  return `${day === 1 ? '1er' : day} ${MONTHS[month - 1] ?? ''} ${year}`;
}
