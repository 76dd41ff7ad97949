import { filterOf, parseListPlace } from './application-list';

it('the place of a list of applications leaves out what is not valid', () => {
  const byCountry = { filter: { country: 'Togo' }, page: 1 };
  expect(parseListPlace(new URLSearchParams('pays=Togo&etat=hired&page=-1'), { page: 7 })).toEqual(byCountry);
  expect(filterOf({ state: '', search: '', order: 'x', since: 'hier', country: 'Togo' })).toEqual(byCountry.filter);
});
