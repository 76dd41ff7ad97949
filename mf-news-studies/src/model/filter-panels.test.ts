import { newsListExample, optionExamples, studyListExample } from './list-data.examples';
import { foldOptions, newsPanels, sentenceCase, studyPanels } from './filter-panels';

const panelWith = (count: number, foldHeight: number) => ({
  name: 'categorie',
  title: 'Catégories',
  options: optionExamples(...Array.from({ length: count }, (_, index) => `c${index}`)),
  foldHeight,
});
const lengths = (count: number, foldHeight: number) => {
  const { shown, folded } = foldOptions(panelWith(count, foldHeight));
  return [shown.length, folded.length];
};

it('a filter is folded above 150 pixels of lines, or 200 for the years', () => {
  expect([lengths(3, 150), lengths(4, 150)]).toEqual([
    [3, 0],
    [3, 1],
  ]);
  expect([lengths(5, 200), lengths(6, 200)]).toEqual([
    [5, 0],
    [5, 1],
  ]);
});

it('the filters of the news are categories, years and months', () => {
  expect(newsPanels(newsListExample()).map(({ name, title, foldHeight }) => [name, title, foldHeight])).toEqual([
    ['categorie', 'Catégories', 150],
    ['annee', 'Année', 200],
    ['mois', 'Mois', 200],
  ]);
});

it('the filters of the studies are typologies, objectives, sectors, years and months, in sentence case', () => {
  const panels = studyPanels(studyListExample());
  expect(panels.map(({ title }) => title)).toEqual(['Typologies', 'Objectifs', 'Secteur', 'Année', 'Mois']);
  const labels = panels.map(({ options }) => options.map(({ label }) => label).join(', '));
  expect(labels).toEqual(['Service-client, Back-office', 'Fidéliser', 'Banque, Télécom', '2025', 'Mars']);
});

it.each([
  ['BANQUE / ASSURANCE', 'Banque / assurance'],
  ['énergie', 'Énergie'],
  ['  Service Client', 'Service client'],
  ['', ''],
])('the sentence case of %j is %j', (label, expected) => {
  expect(sentenceCase(label)).toBe(expected);
});
