/**
 * Filters of lists without search and choices, which thousands of pages show: made once for each version of a list, and the same
 * object in the next version where they are equal. Comparing the answers of these pages is then a look at one object.
 */

/** Of each list and theme, the version before and the latest one. */
const MAX_REMEMBERED = 20;

const byText = new Map<string, object>();
const bySelection = new WeakMap<object, object>();

function sameWhereEqual<Filters extends object>(filters: Filters): Filters {
  const text = JSON.stringify(filters);
  const same = byText.get(text) ?? filters;
  byText.delete(text);
  byText.set(text, same);
  const [oldest] = byText.keys();
  if (byText.size > MAX_REMEMBERED && oldest !== undefined) byText.delete(oldest);
  // Filters with the same text have the same type.
  return same as Filters;
}

/** @param selection what `selectItems` returns for all pages of a list */
export function wholeListFilters<Filters extends object>(selection: object, make: () => Filters): Filters {
  // Each list has one type of filters.
  const known = bySelection.get(selection) as Filters | undefined;
  if (known) return known;
  const filters = sameWhereEqual(make());
  bySelection.set(selection, filters);
  return filters;
}
