import { newsSearchParams, type NewsQuery } from '@vipp/shared/contract/list-query';
import type { PageMeta } from '@vipp/shared/contract/page-module';
import { articlePath, NEWS_PATH, type ArticleData, type NewsListData } from './news-data';
import { breadcrumbList, newsArticle, numberedDescription, numberedTitle, shortDescription } from './structured-data';

const NEWS_CRUMB = { name: 'Actualités', path: NEWS_PATH };

const isFiltered = ({ search, categories, years, months }: NewsQuery): boolean =>
  search !== '' || categories.length + years.length + months.length > 0;

const NEWS_META: PageMeta = {
  title: 'L’actualité du groupe Vipp',
  description:
    'Ouvertures de sites, formations, distinctions, engagements : les nouvelles du groupe VIPP en France, au Bénin, au Togo et au Rwanda.',
  jsonLd: [breadcrumbList([NEWS_CRUMB])],
};

/** `data` is null while the page is unavailable. */
export function newsListMeta(data: NewsListData | null): PageMeta {
  if (!data) return NEWS_META;
  const {
    query,
    list: { page },
  } = data;
  const meta = {
    ...NEWS_META,
    title: numberedTitle(NEWS_META.title, page),
    description: numberedDescription(NEWS_META.description, page),
  };
  if (isFiltered(query)) return { ...meta, noindex: true };
  const params = newsSearchParams({ ...query, page }).toString();
  return { ...meta, canonicalPath: params ? `${NEWS_PATH}?${params}` : NEWS_PATH };
}

export function articleMeta(article: ArticleData | null): PageMeta {
  if (!article) return NEWS_META;
  const { post, metaDescription } = article;
  const path = articlePath(post.slug);
  return {
    title: post.title,
    description: shortDescription(metaDescription || post.description),
    canonicalPath: path,
    ...(post.image && { image: post.image }),
    jsonLd: [newsArticle(article, path), breadcrumbList([NEWS_CRUMB, { name: post.title, path }])],
  };
}
