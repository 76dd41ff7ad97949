import { filterOf, parseListPlace } from './application-list-place';

describe('the place of a list of applications', () => {
  it('leaves out what is not valid', () => {
    const parameters = new URLSearchParams('etat=hired&version=x&depuis=hier&page=-1&pays=Togo');
    expect(parseListPlace(parameters, { search: 7 })).toEqual({ filter: { country: 'Togo' }, page: 1 });
    expect(filterOf({ state: '', search: '', version: '2' })).toEqual({ version: 2 });
  });
});
