import { newsListSchema } from '@vipp/shared/contract/list-data';
import type { NewsQuery } from '@vipp/shared/contract/list-query';
import { queryNews, toNews, toNewsRows } from './news';
import { newsQuery, samplePost } from './testing/sample-items';

type Option = { value: string; count?: number | undefined };
const countsOf = (options: Option[]) => options.map(({ value, count }) => [value, count]);
const valuesOf = (options: Option[]) => options.map(({ value }) => value);

const posts = Array.from({ length: 14 }, (_, place) =>
  samplePost(place + 1, { published_at: `20${22 + (place % 3)}-0${1 + (place % 2)}-01`, title: `Titre ${place}` }),
);
const categories = ['Vie du groupe', 'RSE'].map((name, place) => ({ id: place + 1, name }));
const relations = posts.map(({ id }) => ({ post_id: id, category_id: 1 + (id % 2) }));
const query = (fields: Partial<NewsQuery>) =>
  queryNews(toNews(toNewsRows(posts), categories, relations), newsQuery(fields));

it('the list of the news shows every post on one page, newest first, and the last page for one beyond it', () => {
  const pages = [1, 2, 9].map((page) => query({ page }));
  expect(pages.map(({ page, posts: shown }) => [page, shown.map(({ id }) => id)])).toEqual([
    [1, [12, 6, 9, 3, 14, 8]],
    [2, [2, 11, 5, 10, 4, 13]],
    [3, [7, 1]],
  ]);
  expect(pages[0]).toMatchObject({ total: 14, pageCount: 3 });
  expect(newsListSchema.parse(pages[0])).toEqual(pages[0]);
});

it.each<[Partial<NewsQuery>, ids: number[]]>([
  [{ categories: ['rse'], years: ['2022', '2023'] }, [11, 5, 13, 7, 1]],
  [{ categories: ['rse', 'vie-du-groupe'], years: ['2022'], months: ['02'] }, [10, 4]],
  [{ search: 'TITRE 1', years: ['2023'] }, [14, 2, 11]],
])('the list of the news shows posts that match one value of each filter, and the search: %j', (fields, ids) => {
  expect(query(fields).posts.map(({ id }) => id)).toEqual(ids);
});

it('the list of the news counts for each choice the results of that choice with the search and the other filters', () => {
  const { filters } = query({ categories: ['rse'], years: ['2022'], search: 'titre' });
  const ofYears = [2, 2, 3].map((count, place) => [String(2024 - place), count]);
  expect(Object.fromEntries(countsOf(filters.categories))).toEqual({ 'vie-du-groupe': 2, rse: 3 });
  expect(countsOf(filters.years)).toEqual(ofYears);
});

const POSTS = [
  samplePost(1, { title: 'L’été à Lomé', published_at: '2022-07-01' }),
  samplePost(2, { title: 'Bilan <script>alert(1)</script>', published_at: '2023-02-01' }),
  samplePost(3, { title: 'Cœur de métier', published_at: '2024-02-01' }),
];
const CATEGORIES = [
  { id: 9, name: 'Événements' },
  { id: 4, name: 'RSE' },
  { id: 7, name: 'Sans article' },
];
const linked = (category_id: number, ...posts: number[]) => posts.map((post_id) => ({ post_id, category_id }));
const RELATIONS = [...linked(9, 1), ...linked(4, 1, 3)];
const resultsOf = (fields: Partial<NewsQuery>) =>
  queryNews(toNews(toNewsRows(POSTS), CATEGORIES, RELATIONS), newsQuery(fields));

it.each([
  ["L'ETE", [1]],
  [' l’été ', [1]],
  ['coeur', [3]],
  ['1\u0301', [2, 1]],
  ['<script>', [2]],
  ...['.*', '[a-z]', 'titre\narticle', '%', '__proto__'].map((text): [string, number[]] => [text, []]),
])('a search of the news for %j finds plain text, whatever its case, accents and apostrophes', (search, ids) => {
  expect(resultsOf({ search }).posts.map(({ id }) => id)).toEqual(ids);
});

it('the filters of the news are the categories that have posts in the order of the content service, the years newest first, and twelve months', () => {
  const { filters } = resultsOf({});
  expect(filters.categories).toEqual([
    { value: 'evenements', label: 'Événements', count: 1 },
    { value: 'rse', label: 'RSE', count: 2 },
  ]);
  expect([valuesOf(filters.years), filters.months.length]).toEqual([['2024', '2023', '2022'], 12]);
  expect(filters.months[1]).toEqual({ value: '02', label: 'Février', count: 2 });
});

it('the filters of the news restrict years and months to those of the picked categories, and restore all years where these have none', () => {
  expect(valuesOf(resultsOf({ categories: ['evenements'] }).filters.years)).toEqual(['2022']);
  expect(valuesOf(resultsOf({ categories: ['evenements', 'rse'] }).filters.months)).toEqual(['02', '07']);
  const { total, filters } = resultsOf({ categories: ['autrefois'] });
  expect([total, filters.years.length]).toEqual([0, 3]);
});

it('the filters of the news always offer checked values, so that they can be unchecked', () => {
  const { filters } = resultsOf({ categories: ['evenements', 'vie-d-avant'], years: ['2023', '1999'] });
  const years = ['2023', '1999'].map((value) => ({ value, label: value, checked: true, count: 0 }));
  expect(filters.years.filter(({ checked }) => checked)).toEqual(years);
  expect(filters.categories.at(-1)).toEqual({ value: 'vie-d-avant', label: 'Vie d avant', checked: true, count: 0 });
});

it('the filters of the news count a post once for two categories with the same slug', () => {
  const twice = ['Évènement', 'Evenement'].map((name, place) => ({ id: place + 1, name }));
  const relations = twice.map(({ id }) => ({ post_id: 1, category_id: id }));
  const { filters } = queryNews(toNews(toNewsRows([samplePost(1)]), twice, relations), newsQuery());
  expect(filters.categories).toEqual([{ value: 'evenement', label: 'Évènement', count: 1 }]);
});
