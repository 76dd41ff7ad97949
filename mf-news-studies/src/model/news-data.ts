import { parseNewsQuery, type NewsQuery } from '@vipp/shared/contract/list-query';
import type { Article, NewsList } from '@vipp/shared/contract/list-data';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { failure, mapResult, type Result, success } from '@vipp/shared/contract/result';
import { toRelated, type Related } from './related';

export const NEWS_PATH = '/actualite';

export const articlePath = (slug: string): string => `${NEWS_PATH}/${encodeURIComponent(slug)}`;

export type NewsListData = { list: NewsList; query: NewsQuery };

export async function loadNewsList({ api, url }: PageLoaderArgs): Promise<Result<NewsListData>> {
  const query = parseNewsQuery(url.searchParams);
  const list = await api.newsList(query);
  return list.ok ? success({ list: list.data, query }) : list;
}

export type ArticleData = Omit<Article, 'related'> & { related: Related[] };

export async function loadArticle({ api, params }: PageLoaderArgs): Promise<Result<ArticleData>> {
  if (!params['slug']) return failure('not-found');
  return mapResult(await api.article(params['slug']), (article) => ({
    ...article,
    related: article.related.map(toRelated),
  }));
}
