/**
 * Filters over the items of a list: values of one filter are alternatives, filters restrict each other, and the search
 * restricts them all (requirements 5.1 and 5.2).
 */
import type { Post } from '@vipp/shared/contract/content-api';
import type { Neighbour, FilterOption } from '@vipp/shared/contract/list-data';
import { foldSearchText } from '@vipp/shared/lib/search-text';
import { takeResults } from './cards';
import type { ListOptions } from './content-lists';

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
    // Most of some forty choices: a page would repeat for each that it is not checked.
    ...(picked.has(choice.value) && { checked: true }),
    count: counts.get(choice.value) ?? 0,
  }));
}

/** Values of an item, or of a query, for each filter of the list. */
export type Facets<Facet extends string> = Readonly<Record<Facet, readonly string[]>>;

/** `text`: all that can be searched, folded. */
export type Filterable<Facet extends string> = Facets<Facet> & { text: string };

/** Folds the fields of an item; a search contains no line break, so it never matches across two fields. */
export const searchText = (...fields: (string | null | undefined)[]): string =>
  fields.map((field) => foldSearchText(field ?? '')).join('\n');

/** Year and month of an ISO date as values of filters; none for an invalid date. */
export function dateFacets(date: string): Facets<'years' | 'months'> {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date) ?? [];
  return { years: year ? [year] : [], months: month ? [month] : [] };
}

/** Newest first; items with the same date by id, highest first. */
export const newestFirst = <Item extends { id: number; published_at: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) =>
    a.published_at === b.published_at ? b.id - a.id : a.published_at < b.published_at ? 1 : -1,
  );

/** Whether one of the picked values is one of the item's, or none is picked. */
export const passes = (values: readonly string[], picked: readonly string[]): boolean =>
  picked.length === 0 || values.some((value) => picked.includes(value));

type Filtered<Facet extends string, Item> = {
  /** In the given order. */
  items: Item[];
  /** Results of each value of a filter, with the search and the other filters; a value without an entry has none. */
  countsOf: (facet: Facet) => ReadonlyMap<string, number>;
};

export function filterItems<Facet extends string, Item extends Filterable<Facet>>(
  items: readonly Item[],
  facets: readonly Facet[],
  query: Facets<Facet> & { search: string },
): Filtered<Facet, Item> {
  const search = foldSearchText(query.search).trim();
  const found = items.filter(({ text }) => text.includes(search));
  const selectBut = (ignored?: Facet) =>
    found.filter((item) => facets.every((facet) => facet === ignored || passes(item[facet], query[facet])));
  const countsOf = (facet: Facet) => {
    const counts = new Map<string, number>();
    for (const item of selectBut(facet))
      for (const value of item[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  };
  return { items: selectBut(), countsOf };
}

/** One page of the items; the last page if `requested` is beyond it. */
export function pageOf<Item>(items: readonly Item[], requested: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(requested, pageCount);
  return { items: items.slice((page - 1) * size, page * size), total: items.length, page, pageCount };
}

/** `row`: its row of the content service. */
type Listed = { card: { id: number; slug: string; title: string }; row: Pick<Post, 'content' | 'image_details'> };

const toNeighbour = (item: Listed | undefined): Neighbour =>
  item ? { slug: item.card.slug, title: item.card.title } : null;

/**
 * The item of a page, with its neighbours by id (requirement 4.4), whatever the order of the items; undefined where there is
 * none. Of several with the same slug, the one with the highest id.
 */
export async function detailOf<Item extends Listed>(
  items: readonly Item[],
  slug: string,
  readDocument: ListOptions['readDocument'],
) {
  const byId = items.toSorted((a, b) => a.card.id - b.card.id);
  const place = byId.findLastIndex(({ card }) => card.slug === slug);
  const item = byId[place];
  if (!item) return undefined;
  return {
    item,
    imageDetails: item.row.image_details,
    ...takeResults(await readDocument(item.row)),
    previous: toNeighbour(byId[place - 1]),
    next: toNeighbour(byId[place + 1]),
  };
}
