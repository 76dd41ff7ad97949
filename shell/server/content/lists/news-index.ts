/** The index of the posts behind the list of the news, and its queries (requirements 5.1 and 5.2). */
import type { Category, Post, PostCategory } from '@vipp/shared/contract/content-api';
import type { NewsList } from '@vipp/shared/contract/list-data';
import { NEWS_PAGE_SIZE, type NewsQuery } from '@vipp/shared/contract/list-query';
import type { PostCard } from '@vipp/shared/contract/site-data';
import { slugify } from '@vipp/shared/lib/slugify';
import { toPostCard } from '../cards/post-cards';
import { MONTH_CHOICES, toOptions, yearChoices, type Choice } from './filter-options';
import {
  dateFacets,
  detailsBySlug,
  newestFirst,
  pageOf,
  searchText,
  type Detail,
  type Facets,
  type Searchable,
} from './list-items';
import { selectItems } from './select-items';
import { wholeListFilters } from './whole-list-filters';

const NEWS_FACETS = ['categories', 'years', 'months'] as const;

type NewsFacets = Facets<(typeof NEWS_FACETS)[number]>;

export type NewsItem = { post: Post; card: PostCard } & Searchable & NewsFacets;

type Dates = { years: Set<string>; months: Set<string> };

export type NewsIndex = {
  /** Newest first. */
  items: readonly NewsItem[];
  details: ReadonlyMap<string, Detail<NewsItem>>;
  categories: readonly Choice[];
  years: readonly Choice[];
  /** When the posts of each category were published. */
  datesOf: ReadonlyMap<string, Dates>;
};

type NamedCategory = Category & { slug: string };

/** Returns the categories of a post, in the order of the content service. */
function categoriesByPost(categories: readonly NamedCategory[], relations: readonly PostCategory[]) {
  const idsOf = new Map<number, Set<number>>();
  for (const { post_id, category_id } of relations) {
    const ids = idsOf.get(post_id) ?? new Set();
    idsOf.set(post_id, ids.add(category_id));
  }
  return (post: Post): NamedCategory[] => {
    const ids = idsOf.get(post.id);
    return ids ? categories.filter(({ id }) => ids.has(id)) : [];
  };
}

const createItem = (post: Post, categories: readonly NamedCategory[]): NewsItem => ({
  post,
  card: toPostCard(
    post,
    categories.map(({ name }) => name),
  ),
  text: searchText(post.title, post.slug, post.description, post.meta_description),
  // A name without a Latin letter or digit has an empty slug, which no address can filter by.
  categories: [...new Set(categories.map(({ slug }) => slug))].filter((slug) => slug !== ''),
  ...dateFacets(post.published_at),
});

const itemsOf = new WeakMap<Post, { categories: string; item: NewsItem }>();

/** A post that did not change is the same object in the next version of the list, and so is its item. */
function toItem(post: Post, own: readonly NamedCategory[]): NewsItem {
  const categories = own.map(({ name }) => name).join('\n');
  const known = itemsOf.get(post);
  if (known?.categories === categories) return known.item;
  const item = createItem(post, own);
  itemsOf.set(post, { categories, item });
  return item;
}

function datesByCategory(items: readonly NewsItem[]): Map<string, Dates> {
  const datesOf = new Map<string, Dates>();
  for (const { categories, years, months } of items) {
    for (const category of categories) {
      const dates = datesOf.get(category) ?? { years: new Set(), months: new Set() };
      datesOf.set(category, dates);
      for (const year of years) dates.years.add(year);
      for (const month of months) dates.months.add(month);
    }
  }
  return datesOf;
}

export function buildNewsIndex(
  posts: readonly Post[],
  categories: readonly Category[],
  relations: readonly PostCategory[],
): NewsIndex {
  const named = categories.map((category) => ({ ...category, slug: slugify(category.name) }));
  const categoriesOf = categoriesByPost(named, relations);
  const items = newestFirst(posts).map((post) => toItem(post, categoriesOf(post)));
  const datesOf = datesByCategory(items);
  // Categories whose names differ by accents only are one choice, with the first name.
  const labels = new Map(named.toReversed().map(({ slug, name }) => [slug, name]));
  const slugs = [...new Set(named.map(({ slug }) => slug))].filter((slug) => datesOf.has(slug));
  return {
    items,
    details: detailsBySlug(items),
    categories: slugs.map((slug) => ({ value: slug, label: labels.get(slug) ?? slug })),
    years: yearChoices(items),
    datesOf,
  };
}

/** Years and months of the posts of the picked categories; undefined, for no restriction, when none is picked. */
function possibleDates({ datesOf }: NewsIndex, picked: readonly string[]): Dates | undefined {
  if (picked.length === 0) return undefined;
  const found = picked.flatMap((category) => datesOf.get(category) ?? []);
  return {
    years: new Set(found.flatMap(({ years }) => [...years])),
    months: new Set(found.flatMap(({ months }) => [...months])),
  };
}

export function queryNews(index: NewsIndex, query: NewsQuery): NewsList {
  const selected = selectItems(index.items, NEWS_FACETS, query);
  const { items, ...paging } = pageOf(selected.items, query.page, NEWS_PAGE_SIZE);
  const possible = possibleDates(index, query.categories);
  const makeFilters = () => ({
    categories: toOptions(index.categories, query.categories, selected.countsOf('categories')),
    years: toOptions(index.years, query.years, selected.countsOf('years'), possible?.years),
    months: toOptions(MONTH_CHOICES, query.months, selected.countsOf('months'), possible?.months),
  });
  return {
    posts: items.map(({ card }) => card),
    ...paging,
    filters: selected.isWhole ? wholeListFilters(selected, makeFilters) : makeFilters(),
  };
}
