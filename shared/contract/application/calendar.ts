/** Days as text, `yyyy-mm-dd`: time zones shift a `Date`. */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DURATION = /^(\d{1,2})\s*\/\s*(\d{1,2})$/;
/** `2 ans et 6 mois`, in any order, or one part of it; `1 an et demi`. */
const DURATION_IN_WORDS =
  /^(?=\d)(?:(\d{1,3})\s*mois)?[\s,]*(?:et\s*)?(?:(\d{1,2})\s*an(?:s|nées?)?(\s*et\s*demie?)?)?[\s,]*(?:et\s*)?(?:(\d{1,3})\s*mois)?\.?$/i;
const MAX_MONTHS = 12;
/** A hundred years, which `mm/yy` cannot write. */
const MAX_TOTAL = 1200;

type Day = { year: number; month: number; day: number };

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Parses an existing day of the years 1000 to 9999; undefined otherwise. */
export function parseDay(text: string): Day | undefined {
  const [, year = 0, month = 0, day = 0] = (DAY.exec(text) ?? []).map(Number);
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
    ? { year, month, day }
    : undefined;
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const toText = ({ year, month, day }: Day): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

/** The same day `months` months later, or the last day of a shorter month. */
function addMonths({ year, month, day }: Day, months: number): Day {
  const index = year * 12 + month - 1 + months;
  const later = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return { ...later, day: Math.min(day, daysIn(later.year, later.month)) };
}

/** Months of a duration `mm/yy` (requirement 5.8: `06/2` is 2 years and 6 months), or in words; undefined when it is malformed. */
export function parseDuration(text: string): number | undefined {
  const typed = text.trim().replace('\u2044', '/');
  const [, months, years] = DURATION.exec(typed) ?? [];
  const [, before, yearsInWords, half, after] = DURATION_IN_WORDS.exec(typed) ?? [];
  if (Number(months ?? 0) > MAX_MONTHS || (before && after)) return undefined;
  const total =
    Number(years ?? yearsInWords ?? 0) * 12 + Number(months ?? before ?? after ?? 0) + (half === undefined ? 0 : 6);
  return total > 0 && total < MAX_TOTAL ? total : undefined;
}

export const formatDuration = (months: number): string => `${pad(months % 12)}/${Math.floor(months / 12)}`;

/** The day on which a duration from `start` ends; undefined when either is malformed. */
export function endOf(start: string, duration: string): string | undefined {
  const from = parseDay(start);
  const months = parseDuration(duration);
  return from && months !== undefined ? toText(addMonths(from, months)) : undefined;
}

/** The duration for which `endOf` returns `end`; undefined when there is none. */
export function durationBetween(start: string, end: string): string | undefined {
  const from = parseDay(start);
  const to = parseDay(end);
  if (!from || !to) return undefined;
  const duration = formatDuration((to.year - from.year) * 12 + to.month - from.month);
  return endOf(start, duration) === end ? duration : undefined;
}

/** The day of a time, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
