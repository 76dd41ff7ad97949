/** The rules of requirements 5.1 and 5.2 said again, plainly and slowly, for property tests to compare with. */

const letters = new Intl.Collator('fr', { sensitivity: 'base' });

/** Whether any stretch of the text is the search, by the rules of the language and not by folding. */
export function plainlyContains(text: string, search: string): boolean {
  const wanted = search.trim();
  for (let start = 0; start + wanted.length <= text.length; start += 1) {
    const stretch = text.slice(start, start + wanted.length);
    if (letters.compare(stretch, wanted) === 0) return true;
  }
  return false;
}

/** Deals all items out to pages, one after the other, and hands over the page asked for, or else the last. */
export function plainPage<Item>(
  items: readonly Item[],
  asked: number,
  size: number,
): { cards: Item[]; page: number; pageCount: number } {
  const pages: Item[][] = [[]];
  for (const item of items) {
    if (pages.at(-1)?.length === size) pages.push([]);
    pages.at(-1)?.push(item);
  }
  const page = asked > pages.length ? pages.length : asked;
  return { cards: pages[page - 1] ?? [], page, pageCount: pages.length };
}

/** Picks the newest out of what is left, again and again. */
export function plainlySorted<Item extends { id: number; published_at: string }>(items: readonly Item[]): Item[] {
  const left = [...items];
  const sorted: Item[] = [];
  while (left.length > 0) {
    let newest = 0;
    left.forEach((item, place) => {
      const key = `${item.published_at}#${String(item.id).padStart(9, '0')}`;
      const best = left[newest];
      if (best && key > `${best.published_at}#${String(best.id).padStart(9, '0')}`) newest = place;
    });
    sorted.push(...left.splice(newest, 1));
  }
  return sorted;
}
