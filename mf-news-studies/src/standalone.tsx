/** Standalone news and case studies: `npx webpack serve` in mf-news-studies. */
import { showStandalone } from '@vipp/shared/testing/standalone';
import { page as article } from './exposes/article-page';
import { page as newsList } from './exposes/news-list-page';
import { page as studyList } from './exposes/study-list-page';
import { page as study } from './exposes/study-page';
import { page as studyThemes } from './exposes/study-themes-page';
import { articleExamples, newsListExamples, studyExamples } from './pages/all-pages.examples';

showStandalone({
  name: 'mf-news-studies',
  pages: {
    '/actualite': newsList,
    '/actualite/:slug': article,
    '/etude-de-cas': studyThemes,
    '/etude-de-cas/all': studyList,
    '/etude-de-cas/group': studyList,
    '/etude_de_cas/:slug': study,
  },
  examples: { news: newsListExamples, articles: articleExamples, 'case studies': studyExamples },
});
