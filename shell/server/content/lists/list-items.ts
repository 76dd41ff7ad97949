/** Common parts of both lists: items that can be searched and filtered, and their pages. */
import type { Neighbour } from '@vipp/shared/contract/list-data';
import { foldSearchText } from '@vipp/shared/lib/search-text';

/** Values of an item, or of a query, for each filter of the list. */
export type Facets<Facet extends string> = Readonly<Record<Facet, readonly string[]>>;

export type Searchable = {
  /** All searchable text, folded. */
  text: string;
};

/** Folds the fields of an item; a search contains no line break, so it never matches across two fields. */
export const searchText = (...fields: (string | null | undefined)[]): string =>
  fields.map((field) => foldSearchText(field ?? '')).join('\n');

/** One page of the items; the last page if `requested` is beyond it. */
export function pageOf<Item>(items: readonly Item[], requested: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(requested, pageCount);
  return { items: items.slice((page - 1) * size, page * size), total: items.length, page, pageCount };
}

/** The first `count` items that match, without a look at the rest of the list. */
export function firstOf<Item>(items: readonly Item[], count: number, matches: (item: Item) => boolean): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === count) break;
    if (matches(item)) found.push(item);
  }
  return found;
}

type Listed = { id: number; slug: string; title: string };

/** An item with the ones before and after it. */
export type Detail<Item> = { item: Item; previous: Neighbour; next: Neighbour };

const neighbours = new WeakMap<Listed, Neighbour>();

/** A card that did not change is the same neighbour in the next version of the list. */
function toNeighbour(card: Listed | undefined): Neighbour {
  if (!card) return null;
  const known = neighbours.get(card) ?? { slug: card.slug, title: card.title };
  neighbours.set(card, known);
  return known;
}

/** Details by slug; previous and next are by id (requirement 4.4), whatever the order of the items. */
export function detailsBySlug<Item extends { card: Listed }>(
  items: readonly Item[],
): ReadonlyMap<string, Detail<Item>> {
  const byId = items.toSorted((a, b) => a.card.id - b.card.id);
  return new Map(
    byId.map((item, place) => [
      item.card.slug,
      { item, previous: toNeighbour(byId[place - 1]?.card), next: toNeighbour(byId[place + 1]?.card) },
    ]),
  );
}

type Dated = { id: number; published_at: string };

/** Newest first; items with the same date by id, highest first. */
export const newestFirst = <Item extends Dated>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) =>
    a.published_at === b.published_at ? b.id - a.id : a.published_at < b.published_at ? 1 : -1,
  );

/** Year and month of an ISO date as values of filters; none for an invalid date. */
export function dateFacets(date: string): Facets<'years' | 'months'> {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date) ?? [];
  return { years: year ? [year] : [], months: month ? [month] : [] };
}
