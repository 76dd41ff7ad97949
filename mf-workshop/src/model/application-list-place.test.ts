import { filterOf, listAddress, parseListPlace } from './application-list-place';

describe('the place of a list of applications', () => {
  const filter = {
    state: 'convoquee',
    country: 'Côte d’Ivoire',
    position: 'Téléconseiller',
    version: 3,
    since: '2026-01-01',
    until: '2026-02-01',
    search: 'Awa Diop',
  } as const;

  it('is in the address and comes back from it', () => {
    const { to, state } = listAddress({ filter, page: 2 });
    expect(parseListPlace(new URL(to, 'https://vipp.example').searchParams, state)).toEqual({ filter, page: 2 });
  });

  it('has no search in the address', () => {
    expect(listAddress({ filter: { search: 'Awa Diop' }, page: 1 })).toEqual({
      to: '/candidatures',
      state: { search: 'Awa Diop' },
    });
    expect(listAddress({ filter, page: 2 }).to).not.toMatch(/awa|diop/i);
  });

  it('leaves out what is not valid', () => {
    const parameters = new URLSearchParams('etat=hired&version=x&depuis=hier&page=-1&pays=Togo');
    expect(parseListPlace(parameters, { search: 7 })).toEqual({ filter: { country: 'Togo' }, page: 1 });
    expect(filterOf({ state: '', search: '', version: '2' })).toEqual({ version: 2 });
  });
});
