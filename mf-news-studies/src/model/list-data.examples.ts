/** Lists, articles and studies as from the gateway. */
import type {
  Article,
  FilterOption,
  NewsList,
  Study,
  StudyCard,
  StudyList,
  StudyThemes,
} from '@vipp/shared/contract/list-data';
import { ETUDE_THEMES } from '@vipp/shared/contract/paths';
import type { PostCard } from '@vipp/shared/contract/site-data';

export const postExample = (id: number, fields: Partial<PostCard> = {}): PostCard => ({
  id,
  title: `Le plateau numéro ${id}`,
  slug: `plateau-${id}`,
  description: `Une équipe de plus à Cotonou, la ${id}e.`,
  image: `/backend/public/storage/posts/plateau-${id}.svg`,
  imageWidth: 1200,
  imageHeight: 800,
  publishedAt: '2024-01-15',
  categories: ['Formation'],
  ...fields,
});

export const optionExamples = (...values: readonly string[]): FilterOption[] =>
  values.map((value, index) => ({ value, label: value.toUpperCase(), count: index }));

export const newsListExample = (fields: Partial<NewsList> = {}): NewsList => ({
  posts: [1, 2, 3].map((id) => postExample(id)),
  total: 9,
  page: 1,
  pageCount: 2,
  filters: {
    categories: optionExamples('formation', 'emploi', 'sites', 'rse', 'qualite'),
    years: optionExamples('2024', '2023'),
    months: optionExamples('01', '02', '03', '04', '05', '06'),
  },
  ...fields,
});

export const articleExample = (fields: Partial<Article> = {}): Article => ({
  post: postExample(2),
  metaDescription: 'Ce que le deuxième plateau de Cotonou change pour les clients.',
  content: { kind: 'pdf', href: '/backend/public/storage/posts/plateau-2.pdf', bytes: 412000 },
  previous: { slug: 'plateau-1', title: 'Le plateau numéro 1' },
  next: { slug: 'plateau-3', title: 'Le plateau numéro 3' },
  related: [postExample(4), postExample(5)],
  ...fields,
});

export const studyExample = (id: number, fields: Partial<StudyCard> = {}): StudyCard => ({
  id,
  title: `Étude numéro ${id}`,
  slug: `etude-${id}`,
  description: `Ce qui a changé pour le client ${id}.`,
  theme: 'relations-client',
  image: `/backend/public/storage/etudes/etude-${id}.svg`,
  imageWidth: 1200,
  imageHeight: 800,
  publishedAt: '2025-03-04',
  typologie: 'Service client',
  secteur: 'Banque',
  objectif: 'Fidéliser',
  figure: { value: '38 min', noun: 'avant la première réponse, contre 7 h 40' },
  ...fields,
});

export const studyListExample = (fields: Partial<StudyList> = {}): StudyList => ({
  studies: [1, 2, 3].map((id) => studyExample(id)),
  total: 12,
  page: 1,
  pageCount: 2,
  filters: {
    typologies: optionExamples('service-client', 'back-office'),
    objectifs: optionExamples('fidéliser'),
    secteurs: optionExamples('banque', 'télécom'),
    years: optionExamples('2025'),
    months: optionExamples('mars'),
  },
  ...fields,
});

export const studyDetailExample = (fields: Partial<Study> = {}): Study => ({
  study: studyExample(2),
  figures: [studyExample(2).figure ?? []].flat(),
  content: { kind: 'pdf', href: '/backend/public/storage/etudes/etude-2.pdf', bytes: 1_200_000 },
  previous: { slug: 'etude-1', title: 'Étude numéro 1' },
  next: { slug: 'etude-3', title: 'Étude numéro 3' },
  related: [studyExample(4)],
  ...fields,
});

export const studyThemesExample: StudyThemes = ETUDE_THEMES.map((theme, index) => ({
  theme,
  total: index + 2,
  titles: [1, 2, 3].slice(0, index + 2).map((id) => ({
    slug: `${theme}-${id}`,
    title: `Étude ${theme} ${id}`,
    figure: studyExample(id).figure,
  })),
}));
