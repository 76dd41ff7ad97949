/** The data calls of the news, from an index that is built once per version of the content. */
import type { PostCard } from '@vipp/shared/contract/site-data';
import type { Article } from '@vipp/shared/contract/list-data';
import { failure, success, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { categoryList, postCategoryList, postList } from './content-lists';
import { firstOf } from './list-items';
import type { ListOptions } from './list-source';
import { memoLatest } from './memo-latest';
import { buildNewsIndex, queryNews, type NewsIndex, type NewsItem } from './news-index';

const RELATED = 3;
const NONE: never[] = [];

/** The newest posts that share a category with this one. */
function relatedPosts({ items }: NewsIndex, { card, categories }: NewsItem): PostCard[] {
  const own = new Set(categories);
  return firstOf(items, RELATED, (item) => item.card.id !== card.id && item.categories.some((one) => own.has(one))).map(
    (item) => item.card,
  );
}

export function createNewsContent({
  readList,
  readDocument,
}: ListOptions): Pick<SiteApi, 'latestPosts' | 'newsList' | 'article'> {
  const indexOf = memoLatest(buildNewsIndex);

  const loadIndex = async (): Promise<Result<{ index: NewsIndex; hasCategories: boolean }>> => {
    const [posts, categories, relations] = await Promise.all([
      readList(postList),
      readList(categoryList),
      readList(postCategoryList),
    ]);
    if (!posts.ok) return failure('unavailable');
    const hasCategories = categories.ok && relations.ok;
    // Cards can be shown without their categories.
    const index = hasCategories
      ? indexOf(posts.data, categories.data, relations.data)
      : indexOf(posts.data, NONE, NONE);
    return success({ index, hasCategories });
  };

  const latestPosts: SiteApi['latestPosts'] = async (limit) => {
    const loaded = await loadIndex();
    return loaded.ok ? success(loaded.data.index.items.slice(0, limit).map(({ card }) => card)) : loaded;
  };

  const newsList: SiteApi['newsList'] = async (query) => {
    const loaded = await loadIndex();
    if (!loaded.ok) return loaded;
    // An empty list would be wrong while the categories are unknown.
    if (query.categories.length > 0 && !loaded.data.hasCategories) return failure('unavailable');
    return success(queryNews(loaded.data.index, query));
  };

  const article = async (slug: string): Promise<Result<Article>> => {
    const loaded = await loadIndex();
    if (!loaded.ok) return loaded;
    const detail = loaded.data.index.details.get(slug);
    if (!detail) return failure('not-found');
    const { item, previous, next } = detail;
    const content = await readDocument(item.post);
    if (!content.ok) return content;
    return success({
      post: item.card,
      metaDescription: item.post.meta_description ?? item.card.description,
      content: content.data,
      previous,
      next,
      related: relatedPosts(loaded.data.index, item),
    });
  };

  return { latestPosts, newsList, article };
}
