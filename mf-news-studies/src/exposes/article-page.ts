import type { Article } from '@vipp/shared/contract/list-data';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadArticle } from '../model/news-data';
import { articleMeta } from '../model/news-meta';
import { ArticlePage } from '../pages/article-page';

export const page: PageModule<Article> = {
  publiclyCacheable: true,
  Component: ArticlePage,
  loader: loadArticle,
  meta: articleMeta,
};
