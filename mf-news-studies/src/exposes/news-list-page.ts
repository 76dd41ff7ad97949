import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadNewsList, type NewsListData } from '../model/news-data';
import { newsListMeta } from '../model/news-meta';
import { NewsListPage } from '../pages/news-list-page';

export const page: PageModule<NewsListData> = {
  publiclyCacheable: true,
  Component: NewsListPage,
  loader: loadNewsList,
  meta: newsListMeta,
};
