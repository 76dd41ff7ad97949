import { newsSearchParams, parseNewsQuery } from '@vipp/shared/contract/list-query';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { usePageData } from '@vipp/shared/stores/site-context';
import { NewsletterButton } from '@vipp/shared/ui/newsletter-button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { ListBlock } from '../components/list-block';
import { NewsCard } from '../components/news-card';
import { newsPanels } from '../model/filter-panels';
import { loadNewsList, NEWS_PATH, type NewsListData } from '../model/news-data';
import { newsListMeta } from '../model/news-meta';

const toQuery = (fields: URLSearchParams) => newsSearchParams(parseNewsQuery(fields));

function NewsListPage() {
  const { list, query } = usePageData<NewsListData>();
  const addressOf = (page: number) => `${NEWS_PATH}?${newsSearchParams({ ...query, page })}`.replace(/\?$/, '');
  const here = addressOf(list.page);
  return (
    <>
      <PageBanner
        title="L’actualité du groupe Vipp"
        lead="Ce qui change sur nos sites, dans nos équipes et pour nos clients."
      >
        <NewsletterButton>Je souhaite être informé des actus</NewsletterButton>
      </PageBanner>
      <ListBlock
        path={NEWS_PATH}
        theme={null}
        title="Les articles"
        nouns={['article', 'articles']}
        list={list}
        search={query.search}
        panels={newsPanels(list)}
        toQuery={toQuery}
        addressOf={addressOf}
        cards={list.posts.map((post, index) => (
          <NewsCard key={post.id} post={post} origin={here} search={query.search} priority={index === 0} />
        ))}
      />
    </>
  );
}

export const page: PageModule<NewsListData> = {
  publiclyCacheable: true,
  Component: NewsListPage,
  loader: loadNewsList,
  meta: newsListMeta,
};
