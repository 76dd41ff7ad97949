import { formatDate } from '@vipp/shared/lib/format';

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment by the clock of the browser, as « le 24-11-2026 à 14:05 »; for pages that the browser alone renders. */
export function momentInWords(iso: string): string {
  const moment = new Date(iso);
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `le ${formatDate(day)} à ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
