/** Hides counts of few people, also where others would reveal them by subtraction. */

/** No number about fewer people is shown. */
export const FEWEST = 5;

/** A count, or undefined where it is hidden. */
export type Shown = number | undefined;

export const showCount = (count: number): Shown => (count >= FEWEST ? count : undefined);

export type Cell<Name> = { name: Name; count: Shown };

/**
 * Hides small cells of a total that is shown. Where the hidden ones are fewer than two, or together fewer than five people, the total
 * minus the others would say how many: then the next smallest cells are hidden too.
 */
export function hideSmallCells<Name>(cells: readonly { name: Name; count: number }[]): Cell<Name>[] {
  const ascending = cells.toSorted((one, other) => one.count - other.count);
  const hidden = new Set(ascending.filter(({ count }) => count > 0 && count < FEWEST));
  const sum = (): number => [...hidden].reduce((total, { count }) => total + count, 0);
  for (const cell of ascending) {
    if (hidden.size === 0 || (hidden.size >= 2 && sum() >= FEWEST)) break;
    if (cell.count > 0) hidden.add(cell);
  }
  return cells
    .filter(({ count }) => count > 0)
    .map((cell) => ({ name: cell.name, count: hidden.has(cell) ? undefined : cell.count }));
}

export type DayCount = { day: string; count: number };

/**
 * The sum from a day on. Days are joined, from the oldest one, to periods of at least five people, which count whole from their first
 * day: otherwise two sums from different days would reveal by their difference what few people did in between.
 *
 * @param days the oldest first
 * @param since `yyyy-mm-dd`; all days without it
 */
export function sumSince(days: readonly DayCount[], since = ''): number {
  const periods: DayCount[] = [];
  let open: DayCount | undefined;
  for (const { day, count } of days) {
    open = { day: open?.day ?? day, count: (open?.count ?? 0) + count };
    if (open.count < FEWEST) continue;
    periods.push(open);
    open = undefined;
  }
  const last = periods.at(-1);
  if (open && last) last.count += open.count;
  else if (open) periods.push(open);
  return periods.filter(({ day }) => day >= since).reduce((total, { count }) => total + count, 0);
}
