import { parseNewsQuery, parseStudyQuery } from '@vipp/shared/contract/list-query';
import { cardPictureExample, detailsExample } from '@vipp/shared/testing/photograph-example';
import { pageExamples } from '@vipp/shared/testing/page-examples';
import type { Example } from '@vipp/shared/ui/example';
import {
  articleExample,
  newsListExample,
  postExample,
  optionExamples,
  studyDetailExample,
  studyExample,
  studyListExample,
  studyThemesExample,
} from '../model/list-data.examples';
import type { NewsListData } from '../model/news-data';
import type { StudyListData } from '../model/study-data';
import type { StudyData } from '../model/study-page-data';
import { page as articlePage } from './article-page';
import { page as newsListPage } from './news-list-page';
import { page as studyListPage } from './study-list-page';
import { page as studyPage } from './study-page';
import { page as studyThemesPage } from './study-themes-page';

const newsQuery = (search = '') => parseNewsQuery(new URLSearchParams(search));
const studyQuery = (search = '') => parseStudyQuery(new URLSearchParams(search));

const wholeNews: NewsListData = { list: newsListExample(), query: newsQuery() };
const photographedNews: NewsListData = {
  list: newsListExample({ posts: [1, 2, 3].map((id) => postExample(id, cardPictureExample)) }),
  query: newsQuery(),
};
const searchedNews: NewsListData = { list: newsListExample({ page: 2 }), query: newsQuery('q=equipe&page=2') };
const noNews: NewsListData = {
  list: newsListExample({ posts: [], total: 0, pageCount: 1 }),
  query: newsQuery('q=rien'),
};
const checked = optionExamples('formation', 'emploi', 'sites', 'rse').map((option) => ({
  ...option,
  checked: option.value === 'rse',
}));
const filteredNews: NewsListData = {
  list: newsListExample({ filters: { ...newsListExample().filters, categories: checked } }),
  query: newsQuery('categorie=rse'),
};
const allStudies: StudyListData = { list: studyListExample(), query: studyQuery() };
const themeStudies: StudyListData = { list: studyListExample(), query: studyQuery('theme=relations-client') };
const formToken = { key: '3f0c4f5e-7a5e-4d8b-9a52-0f6f1c2d3e4f', start: 0 };
const study: StudyData = { detail: studyDetailExample(), aside: studyListExample(), formToken };
const photographedStudy: StudyData = {
  ...study,
  detail: studyDetailExample({ study: studyExample(2, cardPictureExample), imageDetails: detailsExample }),
};
const loneStudy: StudyData = {
  detail: studyDetailExample({ previous: null, next: null, related: [], content: { kind: 'none' } }),
  aside: null,
  formToken,
};

export const newsListExamples = pageExamples(newsListPage, {
  news: wholeNews,
  'news with photographs': photographedNews,
  'news, searched': searchedNews,
  'news, nothing found': noNews,
  'news, filtered within the fold': filteredNews,
});

export const articleExamples = pageExamples(articlePage, {
  article: articleExample(),
  'article in HTML': articleExample({ content: { kind: 'html', html: '<h3>Un titre</h3><p>Un texte.</p>' } }),
  'article with photographs': articleExample({
    post: postExample(2, cardPictureExample),
    imageDetails: detailsExample,
    content: { kind: 'html', html: '<h3>Un titre</h3><p>Un texte.</p>' },
  }),
  'article alone': articleExample({ previous: null, next: null, related: [] }),
});

export const studyExamples = [
  ...pageExamples(studyThemesPage, { themes: studyThemesExample }),
  ...pageExamples(studyListPage, { studies: allStudies, 'studies of a theme': themeStudies }),
  ...pageExamples(studyPage, { study, 'study with a photograph': photographedStudy, 'study alone': loneStudy }),
];

export const examples: Example[] = [...newsListExamples, ...articleExamples, ...studyExamples];
