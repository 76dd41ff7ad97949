/** Moments by the clock of the browser; for pages that the browser alone renders. */
import { dayInWords } from '@vipp/shared/lib/day-in-words';

const two = (value: number): string => String(value).padStart(2, '0');

/** In a sentence: « le 24 novembre 2026 à 14 h 05 ». */
export function momentInWords(iso: string): string {
  const moment = new Date(iso);
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `le ${dayInWords(day)} à ${moment.getHours()}\u00A0h\u00A0${two(moment.getMinutes())}`;
}
