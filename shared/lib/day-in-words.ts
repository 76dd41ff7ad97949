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

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment by the clock of the browser, which alone renders it: « le 24 novembre 2026 à 14 h 05 ». */
export function momentInWords(iso: string): string {
  const moment = new Date(iso);
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `le ${dayInWords(day)} à ${moment.getHours()}\u00A0h\u00A0${two(moment.getMinutes())}`;
}
