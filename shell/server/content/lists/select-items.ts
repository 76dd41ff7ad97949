/**
 * Searches and filters the items of a list, and counts the results of each choice of a filter. Values of one filter are
 * alternatives, filters restrict each other, and the search restricts them all.
 */
import { foldSearchText } from '@vipp/shared/lib/search-text';
import type { Facets, Searchable } from './list-items';

type Counter = { count: number };

/** Results of each value of a filter; a value without an entry has none. */
export type ValueCounts = ReadonlyMap<string, Readonly<Counter>>;

type Selection<Facet extends string> = Facets<Facet> & { search: string };

type Selected<Facet extends string, Item> = {
  /** In the given order. */
  items: readonly Item[];
  /** Results of the values of a filter with the search and the other filters. */
  countsOf: (facet: Facet) => ValueCounts;
  /** Whether there is neither a search nor a filter: the same object for all pages of a version of the list then. */
  isWhole: boolean;
};

type Pick<Facet extends string> = { facet: Facet; picked: ReadonlySet<string> };

/** How many filters an item does not pass, and the last of these. A plain loop, because it runs for every item of a list. */
function failedFilters<Facet extends string>(
  item: Facets<Facet>,
  picks: readonly Pick<Facet>[],
): { misses: number; last: Facet | undefined } {
  let misses = 0;
  let last: Facet | undefined;
  for (const { facet, picked } of picks) {
    if (item[facet].some((value) => picked.has(value))) continue;
    misses += 1;
    last = facet;
  }
  return { misses, last };
}

const NO_COUNTS: ValueCounts = new Map();

/** Counts items by the values of their facets. */
function createTally<Facet extends string>(facets: readonly Facet[]) {
  const tables = facets.map((facet) => ({ facet, counters: new Map<string, Counter>() }));
  return {
    /** @param only the facet to count; all facets when undefined */
    add: (item: Facets<Facet>, only: Facet | undefined): void => {
      for (const { facet, counters } of tables) {
        if (only !== undefined && facet !== only) continue;
        for (const value of item[facet]) {
          const counter = counters.get(value);
          if (counter) counter.count += 1;
          else counters.set(value, { count: 1 });
        }
      }
    },
    countsOf: (facet: Facet): ValueCounts => tables.find((table) => table.facet === facet)?.counters ?? NO_COUNTS,
  };
}

/** Selects and counts in one pass: the counts of a filter include the items that only this filter excludes. */
function selectNow<Facet extends string, Item extends Searchable & Facets<Facet>>(
  items: readonly Item[],
  facets: readonly Facet[],
  query: Selection<Facet>,
  isWhole: boolean,
): Selected<Facet, Item> {
  const search = foldSearchText(query.search).trim();
  const picks = facets
    .filter((facet) => query[facet].length > 0)
    .map((facet) => ({ facet, picked: new Set(query[facet]) }));
  const tally = createTally(facets);
  const selected: Item[] = [];
  for (const item of items) {
    const { misses, last } = failedFilters(item, picks);
    if (misses > 1 || !item.text.includes(search)) continue;
    if (misses === 0) selected.push(item);
    tally.add(item, last);
  }
  return { items: selected, countsOf: tally.countsOf, isWhole };
}

const unfiltered = new WeakMap<readonly unknown[], Selected<string, unknown>>();

/** The same, once for all pages of a list without search and filters: most visitors ask for these. */
export function selectItems<Facet extends string, Item extends Searchable & Facets<Facet>>(
  items: readonly Item[],
  facets: readonly Facet[],
  query: Selection<Facet>,
): Selected<Facet, Item> {
  if (query.search.trim() !== '' || facets.some((facet) => query[facet].length > 0))
    return selectNow(items, facets, query, false);
  // Items of one list always have the same facets.
  const selected =
    (unfiltered.get(items) as Selected<Facet, Item> | undefined) ?? selectNow(items, facets, query, true);
  unfiltered.set(items, selected as Selected<string, unknown>);
  return selected;
}
