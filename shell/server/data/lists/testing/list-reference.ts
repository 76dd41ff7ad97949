/** A simple and slow reference implementation of requirements 5.1 and 5.2, for property tests to compare with. */

const letters = new Intl.Collator('fr', { sensitivity: 'base' });

/** Whether any part of the text is the search, by collation and not by folding. */
export function referenceContains(text: string, search: string): boolean {
  const wanted = search.trim();
  for (let start = 0; start + wanted.length <= text.length; start += 1) {
    const part = text.slice(start, start + wanted.length);
    if (letters.compare(part, wanted) === 0) return true;
  }
  return false;
}

/** Distributes all items over pages, and returns the requested page, or else the last. */
export function referencePage<Item>(
  items: readonly Item[],
  requested: number,
  size: number,
): { cards: Item[]; page: number; pageCount: number } {
  const pages: Item[][] = [[]];
  for (const item of items) {
    if (pages.at(-1)?.length === size) pages.push([]);
    pages.at(-1)?.push(item);
  }
  const page = requested > pages.length ? pages.length : requested;
  return { cards: pages[page - 1] ?? [], page, pageCount: pages.length };
}

/** Selection sort, newest first. */
export function referenceSort<Item extends { id: number; published_at: string }>(items: readonly Item[]): Item[] {
  const remaining = [...items];
  const sorted: Item[] = [];
  while (remaining.length > 0) {
    let newest = 0;
    remaining.forEach((item, place) => {
      const key = `${item.published_at}#${String(item.id).padStart(9, '0')}`;
      const best = remaining[newest];
      if (best && key > `${best.published_at}#${String(best.id).padStart(9, '0')}`) newest = place;
    });
    sorted.push(...remaining.splice(newest, 1));
  }
  return sorted;
}
