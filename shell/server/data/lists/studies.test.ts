import { studyListSchema } from '@vipp/shared/contract/list-data';
import type { StudyQuery } from '@vipp/shared/contract/list-query';
import { queryStudies, themesOf, toStudies } from './studies';
import { sampleEtude, studyQuery } from './testing/sample-items';

const ETUDES = [
  sampleEtude(1, { secteur: { secteur_name: 'Énergie' }, etude_year: '2021' }),
  sampleEtude(2, { secteur: { secteur_name: 'Banque / Assurance' }, etude_theme: 'activités-it' }),
  sampleEtude(3, { secteur: { secteur_name: 'Automobile' }, etude_year: 'en cours' }),
  sampleEtude(4, { published_at: '2025-01-01' }),
  sampleEtude(5),
];
const resultsOf = (fields: Partial<StudyQuery>) => queryStudies(toStudies(ETUDES), studyQuery(fields), 9);

describe('the list of the case studies', () => {
  it('shows the studies of the theme that match one value of each filter, by pages of the given size', () => {
    expect(
      resultsOf({ secteurs: ['energie', 'telecom'], years: ['2021', '2024'] }).studies.map(({ id }) => id),
    ).toEqual([4, 5, 1]);
    expect(resultsOf({ theme: 'activités-it', search: 'etude' }).studies.map(({ id }) => id)).toEqual([2]);
    const list = queryStudies(toStudies(ETUDES), studyQuery({ page: 2 }), 3);
    expect([list.total, list.pageCount, list.studies.map(({ id }) => id)]).toEqual([5, 2, [2, 1]]);
    expect(studyListSchema.parse(list)).toEqual(list);
  });

  it('counts for each choice the results of that choice with the other filters', () => {
    const { filters } = resultsOf({ secteurs: ['telecom'], years: ['2024'] });
    expect(filters.secteurs.map(({ value, count }) => [value, count])).toEqual([
      ['automobile', 1],
      ['banque-assurance', 1],
      ['energie', 0],
      ['telecom', 2],
    ]);
    expect(filters.years.map(({ value, count }) => [value, count])).toEqual([
      ['2024', 2],
      ['2021', 0],
    ]);
  });
});

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
