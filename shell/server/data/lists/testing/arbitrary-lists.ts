/** Arbitraries of property tests: few letters, names and dates, so that queries often have results. */
import fc from 'fast-check';
import type { Category, Etude, Post, PostCategory } from '@vipp/shared/contract/content-api';
import type { NewsQuery, StudyQuery } from '@vipp/shared/contract/list-query';
import { ETUDE_THEMES } from '@vipp/shared/contract/paths';
import { sampleEtude, samplePost } from './sample-items';

const LETTERS = ['e', 'É', 'è', 'a', 'A', 'à', 'c', 'Ç', ' ', '-'];
const CATEGORIES = ['Vie du groupe', 'Événements', 'RSE', 'Relation client'];
const NAMES = ['Médias', 'Banque / Assurance', 'Énergie'];
const YEARS = ['2022', '2023', '2024'];
const MONTHS = ['01', '02', '12'];

const text = (maxLength: number) => fc.string({ unit: fc.constantFrom(...LETTERS), maxLength });
const date = fc
  .tuple(fc.constantFrom(...YEARS), fc.constantFrom(...MONTHS), fc.constantFrom('01', '28'))
  .map((parts) => parts.join('-'));
const someOf = (values: readonly string[]) => fc.subarray([...values], { maxLength: 2 });

const post = (id: number): fc.Arbitrary<Post> =>
  fc
    .record({
      title: text(6),
      slug: text(3).map((tail) => `s${id}${tail}`),
      description: fc.option(text(4)),
      meta_description: fc.option(text(4)),
      published_at: date,
    })
    .map((fields) => samplePost(id, fields));

const etude = (id: number): fc.Arbitrary<Etude> =>
  fc
    .record({
      etude_title: text(6),
      slug: text(3).map((tail) => `s${id}${tail}`),
      meta_description: fc.option(text(4)),
      etude_theme: fc.constantFrom(...ETUDE_THEMES),
      etude_year: fc.oneof(fc.constantFrom(...YEARS), fc.constantFrom(2022, 2023), fc.constant('en cours')),
      published_at: date,
      typologie: fc.record({ content: fc.constantFrom(...NAMES) }),
      objectif: fc.record({ objectif_name: fc.constantFrom(...NAMES) }),
      secteur: fc.record({ secteur_name: fc.constantFrom(...NAMES) }),
    })
    .map((fields) => sampleEtude(id, fields));

/** Items in any order, with unique ids. */
const listOf = <Item>(item: (id: number) => fc.Arbitrary<Item>): fc.Arbitrary<Item[]> =>
  fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 25 }).chain((ids) => fc.tuple(...ids.map(item)));

export type NewsLists = { posts: Post[]; categories: Category[]; relations: PostCategory[] };

export const newsLists: fc.Arbitrary<NewsLists> = listOf(post).chain((posts) =>
  fc.record({
    posts: fc.constant(posts),
    categories: fc.constant(CATEGORIES.map((name, place) => ({ id: place + 1, name }))),
    relations: fc
      .tuple(
        ...posts.map(({ id }) =>
          fc.subarray([1, 2, 3, 4]).map((ids) => ids.map((category_id) => ({ post_id: id, category_id }))),
        ),
      )
      .map((all) => all.flat()),
  }),
);

export const studyLists: fc.Arbitrary<Etude[]> = listOf(etude);

const common = { search: text(2), years: someOf(YEARS), months: someOf(MONTHS), page: fc.integer({ min: 1, max: 6 }) };

export const newsQueries: fc.Arbitrary<NewsQuery> = fc.record({
  ...common,
  categories: someOf(['vie-du-groupe', 'evenements', 'rse', 'relation-client', 'autrefois']),
});

const names = someOf(['medias', 'banque-assurance', 'energie']);

export const studyQueries: fc.Arbitrary<StudyQuery> = fc.record({
  ...common,
  theme: fc.option(fc.constantFrom(...ETUDE_THEMES)),
  typologies: names,
  objectifs: names,
  secteurs: names,
});
