import fc from 'fast-check';
import type { Etude } from '@vipp/shared/contract/content-api';
import { studyListSchema } from '@vipp/shared/contract/list-data';
import type { StudyQuery } from '@vipp/shared/contract/list-query';
import { queryStudies, themesOf, toStudies } from './studies';
import { studyLists, studyQueries } from './testing/arbitrary-lists';
import { referenceContains, referenceSort, referencePage } from './testing/list-reference';
import { sampleEtude, studyQuery } from './testing/sample-items';

const VALUES: Record<string, string> = {
  Médias: 'medias',
  'Banque / Assurance': 'banque-assurance',
  Énergie: 'energie',
};

const isAmong = (picked: string[], value: string | undefined): boolean =>
  picked.length === 0 || picked.some((one) => one === value);

const yearOf = ({ etude_year, published_at }: Etude): string =>
  etude_year === 'en cours' ? published_at.slice(0, 4) : `${etude_year}`;

/** Ids of the studies that a query should find, newest first. */
const expectedIds = (etudes: Etude[], query: StudyQuery): number[] =>
  referenceSort(etudes)
    .filter(({ etude_theme }) => query.theme === null || query.theme === etude_theme)
    .filter(({ typologie }) => isAmong(query.typologies, VALUES[typologie.content]))
    .filter(({ objectif }) => isAmong(query.objectifs, VALUES[objectif.objectif_name]))
    .filter(({ secteur }) => isAmong(query.secteurs, VALUES[secteur.secteur_name]))
    .filter((etude) => isAmong(query.years, yearOf(etude)))
    .filter(({ published_at }) => isAmong(query.months, published_at.split('-')[1]))
    .filter(({ etude_title, slug, meta_description }) =>
      [etude_title, slug, meta_description ?? ''].some((field) => referenceContains(field, query.search)),
    )
    .map(({ id }) => id);

describe('the list of the case studies', () => {
  it('finds the same studies and page as the reference implementation', () => {
    fc.assert(
      fc.property(studyLists, studyQueries, fc.constantFrom(6, 9), (etudes, query, size) => {
        const found = expectedIds(etudes, query);
        const list = queryStudies(toStudies(etudes), query, size);
        const { cards, page, pageCount } = referencePage(found, query.page, size);
        expect({ ...list, studies: list.studies.map(({ id }) => id), filters: undefined }).toEqual({
          studies: cards,
          total: found.length,
          page,
          pageCount,
          filters: undefined,
        });
        expect(studyListSchema.parse(list)).toEqual(list);
      }),
      { numRuns: 500 },
    );
  });

  it('counts for each choice the results of that choice with the theme, the search and the other filters', () => {
    fc.assert(
      fc.property(studyLists, studyQueries, (etudes, query) => {
        const { filters } = queryStudies(toStudies(etudes), query, 9);
        for (const facet of ['typologies', 'objectifs', 'secteurs', 'years', 'months'] as const) {
          const counted = filters[facet].map(({ value, count }) => [value, count]);
          expect(counted).toEqual(
            filters[facet].map(({ value }) => [value, expectedIds(etudes, { ...query, [facet]: [value] }).length]),
          );
        }
      }),
      { numRuns: 300 },
    );
  });
});

const ETUDES = [
  sampleEtude(1, { secteur: { secteur_name: 'Énergie' }, etude_year: '2021' }),
  sampleEtude(2, { secteur: { secteur_name: 'Banque / Assurance' }, etude_theme: 'activités-it' }),
  sampleEtude(3, { secteur: { secteur_name: 'Automobile' }, etude_year: 'en cours' }),
  sampleEtude(4, { published_at: '2025-01-01' }),
  sampleEtude(5),
];
const resultsOf = (fields: Partial<StudyQuery>) => queryStudies(toStudies(ETUDES), studyQuery(fields), 9);

describe('the filters of the case studies', () => {
  it('are named in sentence case, in alphabetical order', () => {
    expect(resultsOf({}).filters.secteurs.map(({ label }) => label)).toEqual([
      'Automobile',
      'Banque / assurance',
      'Énergie',
      'Télécom',
    ]);
  });

  it('offer the values of the theme’s studies, and checked ones', () => {
    expect(resultsOf({ theme: 'activités-it', secteurs: ['energie'] }).filters.secteurs).toEqual([
      { value: 'banque-assurance', label: 'Banque / assurance', checked: false, count: 1 },
      { value: 'energie', label: 'Énergie', checked: true, count: 0 },
    ]);
  });

  it('use the year of the study, or else that of its publication', () => {
    expect(resultsOf({}).filters.years.map(({ value }) => value)).toEqual(['2024', '2021']);
    expect(resultsOf({ years: ['2021'] }).studies.map(({ id }) => id)).toEqual([1]);
  });
});

describe('the themes of the case studies', () => {
  it('are the four in their order, with the titles of their three newest studies', () => {
    const themes = themesOf(toStudies(ETUDES));
    expect(themes.map(({ theme, total }) => [theme, total])).toEqual([
      ['relations-client', 4],
      ['soutien-d-activite', 0],
      ['actions-commerciales', 0],
      ['activités-it', 1],
    ]);
    expect(themes[0]?.titles.map(({ slug }) => slug)).toEqual(['etude-4', 'etude-5', 'etude-3']);
  });
});
