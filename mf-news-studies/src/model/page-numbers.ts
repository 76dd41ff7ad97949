/** A page number of the pagination, or a gap. */
export type PageNumber = number | 'gap';

/** Number of neighbours on each side of the current page. */
const NEIGHBOURS = 1;

/** First, last and current page with its neighbours: `1 … 4 5 6 … 12`. A gap never replaces a single page. */
export function pageNumbers(current: number, count: number): PageNumber[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= NEIGHBOURS,
  );
  return shown.flatMap((page, index): PageNumber[] => {
    const before = shown[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap', page] : [page];
  });
}
