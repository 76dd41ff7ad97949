import { builtInApplication as application } from '../contract/application/built-in-application';
import { positionExample } from '../testing/open-position';
import { openingPages, openOpenings } from './open-openings';

const definition = { positions: [positionExample] };
const townsOn = (today: string) =>
  openOpenings(definition, today).flatMap(({ openings }) => openings.map(({ city }) => city));

it.each([
  ['the day before the first opens', '2026-10-04', []],
  ['the first day', '2026-10-05', ['Cotonou']],
  ['the day before the second opens', '2026-11-01', ['Cotonou']],
  ['the first day of the second', '2026-11-02', ['Cotonou', 'Kigali']],
  ['the last day of the second', '2027-03-01', ['Cotonou', 'Kigali']],
  ['the day after', '2027-03-02', ['Cotonou']],
  ['the last day of all', '2027-06-30', ['Cotonou']],
  ['the day after all', '2027-07-01', []],
])('openOpenings has the places that hire on %s', (_when, today, towns) => {
  expect(townsOn(today)).toEqual(towns);
});

it('openOpenings omits a position that is open nowhere', () => {
  const elsewhere = { ...positionExample, value: 'Formateur', openings: positionExample.openings.slice(1) };
  const open = openOpenings({ positions: [elsewhere, positionExample] }, '2027-06-30');
  expect(open.map(({ value }) => value)).toEqual(['Téléconseiller']);
});

it('openOpenings reads the group’s own definition', () => {
  const first = application.positions[0]?.openings[0];
  expect(openOpenings(application, first?.publishedOn ?? '')).not.toHaveLength(0);
  expect(openOpenings(application, '1999-12-31')).toEqual([]);
});

it('openOpenings has a page for each place while it is open', () => {
  expect(openingPages(definition, '2026-10-05')).toEqual([
    { path: '/recrutements/postes/teleconseiller-cotonou', publishedOn: '2026-10-05' },
  ]);
});
