/** The data calls of the news (requirements 5.1 and 5.2): filters over the posts. */
import type { Category, Post, PostCategory } from '@vipp/shared/contract/content-api';
import type { NewsList } from '@vipp/shared/contract/list-data';
import { NEWS_PAGE_SIZE, type NewsQuery } from '@vipp/shared/contract/list-query';
import { failure, mapResult, success, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { PostCard } from '@vipp/shared/contract/site-data';
import { slugify } from '@vipp/shared/lib/slugify';
import { toPostCard } from './cards';
import { allRows, categoryList, postCategoryList, postList, type ListOptions } from './content-lists';
import {
  MONTH_CHOICES,
  toOptions,
  yearChoices,
  type Choice,
  dateFacets,
  detailOf,
  filterItems,
  newestFirst,
  pageOf,
  passes,
  searchText,
  type Facets,
  type Filterable,
} from './list-items';

const FACETS = ['categories', 'years', 'months'] as const;
const RELATED = 3;

/** A post without its categories, which are in lists of their own. */
type NewsRow = { row: Post; card: PostCard; text: string } & Facets<'years' | 'months'>;
type NewsItem = Pick<NewsRow, 'row' | 'card'> & Filterable<(typeof FACETS)[number]>;

/** `choices`: the categories that posts have. */
type News = { items: readonly NewsItem[]; choices: readonly Choice[] };

/** Newest first. Made once for each version of the posts: folding a thousand texts takes longer than filtering them. */
export const toNewsRows = (posts: readonly Post[]): NewsRow[] =>
  newestFirst(posts).map((row) => ({
    row,
    card: toPostCard(row, []),
    text: searchText(row.title, row.slug, row.description, row.meta_description),
    ...dateFacets(row.published_at),
  }));

/** Posts have their categories in the order of the content service. */
export function toNews(
  rows: readonly NewsRow[],
  categories: readonly Category[],
  relations: readonly PostCategory[],
): News {
  const named = categories.map(({ id, name }) => ({ id, name, slug: slugify(name) }));
  const idsOf = new Map<number, Set<number>>(rows.map(({ card }) => [card.id, new Set()]));
  for (const { post_id, category_id } of relations) idsOf.get(post_id)?.add(category_id);
  const items = rows.map((item): NewsItem => {
    const itemCategories = named.filter(({ id }) => idsOf.get(item.card.id)?.has(id));
    return {
      ...item,
      card: { ...item.card, categories: itemCategories.map(({ name }) => name) },
      // A name without a Latin letter or digit has an empty slug, which no address can filter by.
      categories: [...new Set(itemCategories.map(({ slug }) => slug))].filter((slug) => slug !== ''),
    };
  });
  const used = new Set(items.flatMap((item) => item.categories));
  // Categories whose names differ by accents only are one choice, with the first name.
  const labels = new Map(named.toReversed().map(({ slug, name }) => [slug, name]));
  const slugs = [...new Set(named.map(({ slug }) => slug))].filter((slug) => used.has(slug));
  return { items, choices: slugs.map((value) => ({ value, label: labels.get(value) ?? value })) };
}

export function queryNews({ items: all, choices }: News, query: NewsQuery): NewsList {
  const { items, countsOf } = filterItems(all, FACETS, query);
  const { items: shown, ...paging } = pageOf(items, query.page, NEWS_PAGE_SIZE);
  const ofCategories = all.filter(({ categories }) => passes(categories, query.categories));
  const possible = (facet: 'years' | 'months') => new Set(ofCategories.flatMap((item) => item[facet]));
  return {
    posts: shown.map(({ card }) => card),
    ...paging,
    filters: {
      categories: toOptions(choices, query.categories, countsOf('categories')),
      years: toOptions(yearChoices(all), query.years, countsOf('years'), possible('years')),
      months: toOptions(
        MONTH_CHOICES,
        query.months,
        countsOf('months'),
        query.categories.length > 0 ? possible('months') : undefined,
      ),
    },
  };
}

/** The newest posts that share a category with this one. */
const relatedPosts = (items: readonly NewsItem[], { card, categories }: NewsItem): PostCard[] =>
  items
    .filter((item) => item.card.id !== card.id && item.categories.some((one) => categories.includes(one)))
    .slice(0, RELATED)
    .map((item) => item.card);

export function createNewsContent({
  readList,
  readDocument,
}: ListOptions): Pick<SiteApi, 'latestPosts' | 'newsList' | 'article'> {
  const loadNews = async (): Promise<Result<News & { hasCategories: boolean }>> => {
    const [rows, categories, relations] = await Promise.all([
      readList(postList, toNewsRows),
      readList(categoryList, allRows),
      readList(postCategoryList, allRows),
    ]);
    if (!rows.ok) return failure('unavailable');
    // Cards can be shown without their categories.
    return categories.ok && relations.ok
      ? success({ ...toNews(rows.data, categories.data, relations.data), hasCategories: true })
      : success({ ...toNews(rows.data, [], []), hasCategories: false });
  };

  return {
    latestPosts: async (limit) =>
      mapResult(await loadNews(), ({ items }) => items.slice(0, limit).map(({ card }) => card)),
    newsList: async (query) => {
      const news = await loadNews();
      if (!news.ok) return news;
      // An empty list would be wrong while the categories are unknown.
      if (query.categories.length > 0 && !news.data.hasCategories) return failure('unavailable');
      return success(queryNews(news.data, query));
    },
    article: async (slug) => {
      const news = await loadNews();
      if (!news.ok) return news;
      const detail = await detailOf(news.data.items, slug, readDocument);
      if (!detail) return failure('not-found');
      const { item, ...rest } = detail;
      const metaDescription = item.row.meta_description ?? item.card.description;
      return success({ post: item.card, metaDescription, ...rest, related: relatedPosts(news.data.items, item) });
    },
  };
}
