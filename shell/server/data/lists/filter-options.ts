/** The checkboxes of a filter: its choices, restricted to possible ones, and which are checked. */
import type { FilterOption } from '@vipp/shared/contract/list-data';

export type Choice = { value: string; label: string };

/** Requirement 2.28: first letter capitalised, the rest in lower case. */
export const sentenceCase = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();

const monthName = new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' });

/** Requirement 9.6: the month filter has the twelve months. */
export const MONTH_CHOICES: readonly Choice[] = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1).padStart(2, '0'),
  label: sentenceCase(monthName.format(Date.UTC(2000, month))),
}));

/** The years that occur, newest first. */
export const yearChoices = (items: readonly { years: readonly string[] }[]): Choice[] =>
  [...new Set(items.flatMap(({ years }) => years))]
    .sort()
    .reverse()
    .map((year) => ({ value: year, label: year }));

/**
 * Options of a filter. They include every checked value, even an impossible or unknown one, so that it can be unchecked.
 *
 * @param counts results of each value; a value without an entry has none
 * @param possible values that the other filters allow; if there are none, all choices are offered (requirement 5.2)
 */
export function toOptions(
  choices: readonly Choice[],
  checked: readonly string[],
  counts: ReadonlyMap<string, number>,
  possible?: ReadonlySet<string>,
): FilterOption[] {
  const picked = new Set(checked);
  const isListed = ({ value }: Choice) => !possible || possible.size === 0 || possible.has(value) || picked.has(value);
  const known = new Set(choices.map(({ value }) => value));
  const unknown = checked
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: sentenceCase(value.replaceAll('-', ' ')) }));
  return [...choices.filter(isListed), ...unknown].map((choice) => ({
    ...choice,
    checked: picked.has(choice.value),
    count: counts.get(choice.value) ?? 0,
  }));
}
