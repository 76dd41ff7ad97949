import { studyListSchema } from '@vipp/shared/contract/list-data';
import type { StudyQuery } from '@vipp/shared/contract/list-query';
import { queryStudies, themesOf, toStudies } from './studies';
import { sampleEtude, studyQuery } from './testing/sample-items';

const STUDIES = toStudies([
  sampleEtude(1, { secteur: { secteur_name: 'Énergie' }, etude_year: '2021' }),
  sampleEtude(2, { secteur: { secteur_name: 'Banque / Assurance' }, etude_theme: 'activités-it' }),
  sampleEtude(3, { secteur: { secteur_name: 'Automobile' }, etude_year: 'en cours' }),
  sampleEtude(4, { published_at: '2025-01-01' }),
  sampleEtude(5),
]);
const resultsOf = (fields: Partial<StudyQuery>) => queryStudies(STUDIES, studyQuery(fields), 9);

it.each<[Partial<StudyQuery>, ids: number[]]>([
  [{ secteurs: ['energie', 'telecom'], years: ['2021', '2024'] }, [4, 5, 1]],
  [{ theme: 'activités-it', search: 'etude' }, [2]],
])('the list of the case studies shows those of the theme that match one value of each filter: %j', (fields, ids) => {
  expect(resultsOf(fields).studies.map(({ id }) => id)).toEqual(ids);
});

it('the list of the case studies has pages of the given size', () => {
  const list = queryStudies(STUDIES, studyQuery({ page: 2 }), 3);
  expect([list.total, list.pageCount, list.studies.map(({ id }) => id)]).toEqual([5, 2, [2, 1]]);
  expect(studyListSchema.parse(list)).toEqual(list);
});

it('the filters of the case studies are named in sentence case, in alphabetical order, with the results of each with the other filters', () => {
  const { secteurs } = resultsOf({ secteurs: ['telecom'], years: ['2024'] }).filters;
  const counts = ['Automobile 1', 'Banque / assurance 1', 'Énergie 0', 'Télécom 2'];
  expect(secteurs.map(({ label, count }) => `${label} ${count}`)).toEqual(counts);
});

it('the filters of the case studies offer the values of the theme’s studies, and checked ones', () => {
  expect(resultsOf({ theme: 'activités-it', secteurs: ['energie'] }).filters.secteurs).toEqual([
    { value: 'banque-assurance', label: 'Banque / assurance', count: 1 },
    { value: 'energie', label: 'Énergie', checked: true, count: 0 },
  ]);
});

it('the filters of the case studies use the year of the study, or else that of its publication', () => {
  expect(resultsOf({}).filters.years.map(({ value }) => value)).toEqual(['2024', '2021']);
  expect(resultsOf({ years: ['2021'] }).studies.map(({ id }) => id)).toEqual([1]);
});

it('the themes of the case studies are the four in their order, with the titles of their three newest studies', () => {
  const themes = themesOf(STUDIES);
  const totals = ['relations-client 4', 'soutien-d-activite 0', 'actions-commerciales 0', 'activités-it 1'];
  expect(themes.map(({ theme, total }) => `${theme} ${total}`)).toEqual(totals);
  expect(themes[0]?.titles.map(({ slug }) => slug)).toEqual(['etude-4', 'etude-5', 'etude-3']);
});
