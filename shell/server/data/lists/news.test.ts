import fc from 'fast-check';
import { newsListSchema } from '@vipp/shared/contract/list-data';
import type { NewsQuery } from '@vipp/shared/contract/list-query';
import { queryNews, toNews, toNewsRows } from './news';
import { newsLists, newsQueries, type NewsLists } from './testing/arbitrary-lists';
import { referenceContains, referenceSort, referencePage } from './testing/list-reference';
import { newsQuery, samplePost } from './testing/sample-items';

const SLUG_IDS: Record<string, number> = { 'vie-du-groupe': 1, evenements: 2, rse: 3, 'relation-client': 4 };

/** Ids of the posts that a query should find, newest first. */
function expectedIds({ posts, relations }: NewsLists, query: NewsQuery): number[] {
  let found = referenceSort(posts);
  if (query.categories.length > 0) {
    const wanted = query.categories.map((slug) => SLUG_IDS[slug]);
    found = found.filter(({ id }) =>
      relations.some((relation) => relation.post_id === id && wanted.includes(relation.category_id)),
    );
  }
  if (query.years.length > 0)
    found = found.filter((post) => query.years.some((year) => post.published_at.startsWith(`${year}-`)));
  if (query.months.length > 0)
    found = found.filter((post) => query.months.some((month) => post.published_at.slice(4).startsWith(`-${month}-`)));
  if (query.search.trim() !== '') {
    found = found.filter((post) =>
      [post.title, post.slug, post.description, post.meta_description].some((field) =>
        referenceContains(field ?? '', query.search),
      ),
    );
  }
  return found.map(({ id }) => id);
}

const newsOf = ({ posts, categories, relations }: NewsLists) => toNews(toNewsRows(posts), categories, relations);

describe('the list of the news', () => {
  it('finds the same posts and page as the reference implementation', () => {
    fc.assert(
      fc.property(newsLists, newsQueries, (lists, query) => {
        const found = expectedIds(lists, query);
        const list = queryNews(newsOf(lists), query);
        const { cards, page, pageCount } = referencePage(found, query.page, 6);
        expect({ ...list, posts: list.posts.map(({ id }) => id), filters: undefined }).toEqual({
          posts: cards,
          total: found.length,
          page,
          pageCount,
          filters: undefined,
        });
      }),
      { numRuns: 500 },
    );
  });

  it('shows every post on exactly one page, for any query', () => {
    fc.assert(
      fc.property(newsLists, newsQueries, (lists, query) => {
        const news = newsOf(lists);
        const { pageCount, total } = queryNews(news, query);
        const pages = Array.from({ length: pageCount }, (_, place) => queryNews(news, { ...query, page: place + 1 }));
        const ids = pages.flatMap(({ posts }) => posts.map(({ id }) => id));
        expect(new Set(ids).size).toBe(total);
        expect(ids).toEqual(expectedIds(lists, query));
      }),
    );
  });

  it('offers exactly the years with posts of the picked categories, and the checked ones', () => {
    fc.assert(
      fc.property(newsLists, newsQueries, (lists, query) => {
        const yearsFor = (categories: string[]) =>
          expectedIds(lists, newsQuery({ categories })).map((id) =>
            lists.posts.find((post) => post.id === id)?.published_at.slice(0, 4),
          );
        const possible = yearsFor(query.categories);
        const expected = new Set([...(possible.length > 0 ? possible : yearsFor([])), ...query.years]);
        const { filters } = queryNews(newsOf(lists), query);
        expect(new Set(filters.years.map(({ value }) => value))).toEqual(expected);
        expect(
          filters.years
            .filter(({ checked }) => checked)
            .map(({ value }) => value)
            .sort(),
        ).toEqual(query.years.toSorted());
      }),
    );
  });

  it('counts for each choice the results of that choice with the search and the other filters', () => {
    fc.assert(
      fc.property(newsLists, newsQueries, (lists, query) => {
        const { filters } = queryNews(newsOf(lists), query);
        for (const facet of ['categories', 'years', 'months'] as const) {
          const counted = filters[facet].map(({ value, count }) => [value, count]);
          expect(counted).toEqual(
            filters[facet].map(({ value }) => [value, expectedIds(lists, { ...query, [facet]: [value] }).length]),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('matches its contract for any search', () => {
    fc.assert(
      fc.property(newsLists, fc.string({ unit: 'binary', maxLength: 100 }), (lists, search) => {
        const list = queryNews(newsOf(lists), newsQuery({ search }));
        expect(newsListSchema.parse(list)).toEqual(list);
      }),
    );
  });
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
const RELATIONS = [
  { post_id: 1, category_id: 9 },
  { post_id: 1, category_id: 4 },
  { post_id: 3, category_id: 4 },
];
const resultsOf = (fields: Partial<NewsQuery>) =>
  queryNews(toNews(toNewsRows(POSTS), CATEGORIES, RELATIONS), newsQuery(fields));
const idsOf = (fields: Partial<NewsQuery>) => resultsOf(fields).posts.map(({ id }) => id);
const valuesOf = (options: { value: string }[]) => options.map(({ value }) => value);

describe('a search of the news', () => {
  it.each(["L'ETE", ' l’été ', 'coeur', '1\u0301'])(
    'finds whatever the case, accents, apostrophes and spaces of %j',
    (search) => {
      expect(idsOf({ search })).not.toEqual([]);
    },
  );

  it.each(['.*', '[a-z]', 'titre\narticle', '%', '__proto__'])(
    'searches %j as plain text, without results',
    (search) => {
      expect(idsOf({ search })).toEqual([]);
    },
  );

  it('finds markup as text', () => {
    expect(idsOf({ search: '<script>' })).toEqual([2]);
  });
});

describe('the filters of the news', () => {
  it('are the categories that have posts in the order of the content service, the years newest first, and twelve months', () => {
    const { filters } = resultsOf({});
    expect(filters.categories).toEqual([
      { value: 'evenements', label: 'Événements', checked: false, count: 1 },
      { value: 'rse', label: 'RSE', checked: false, count: 2 },
    ]);
    expect(valuesOf(filters.years)).toEqual(['2024', '2023', '2022']);
    expect(filters.months).toHaveLength(12);
    expect(filters.months[1]).toEqual({ value: '02', label: 'Février', checked: false, count: 2 });
  });

  it('restrict years and months to those of the picked categories, and restore them', () => {
    expect(valuesOf(resultsOf({ categories: ['evenements'] }).filters.years)).toEqual(['2022']);
    expect(valuesOf(resultsOf({ categories: ['evenements', 'rse'] }).filters.months)).toEqual(['02', '07']);
    expect(valuesOf(resultsOf({ categories: [] }).filters.years)).toHaveLength(3);
  });

  it('restore all years when the picked categories have none', () => {
    expect(resultsOf({ categories: ['autrefois'] }).total).toBe(0);
    expect(valuesOf(resultsOf({ categories: ['autrefois'] }).filters.years)).toHaveLength(3);
  });

  it('always offer checked values, so that they can be unchecked', () => {
    const { filters } = resultsOf({ categories: ['evenements', 'vie-d-avant'], years: ['2023', '1999'] });
    expect(filters.years.filter(({ checked }) => checked)).toEqual([
      { value: '2023', label: '2023', checked: true, count: 0 },
      { value: '1999', label: '1999', checked: true, count: 0 },
    ]);
    expect(filters.categories.at(-1)).toEqual({ value: 'vie-d-avant', label: 'Vie d avant', checked: true, count: 0 });
  });

  it('count a post once for two categories with the same slug', () => {
    const news = toNews(
      toNewsRows([samplePost(1)]),
      [
        { id: 1, name: 'Évènement' },
        { id: 2, name: 'Evenement' },
      ],
      [
        { post_id: 1, category_id: 1 },
        { post_id: 1, category_id: 2 },
      ],
    );
    expect(queryNews(news, newsQuery()).filters.categories).toEqual([
      { value: 'evenement', label: 'Évènement', checked: false, count: 1 },
    ]);
  });
});

describe('a card of the news', () => {
  it('names its categories in the order of the content service', () => {
    expect(resultsOf({ search: 'lomé' }).posts[0]?.categories).toEqual(['Événements', 'RSE']);
  });
});
