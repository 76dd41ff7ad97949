import { countryCodeOf } from './draft-commands';

it.each([
  ['Bénin', 'BJ'],
  ['Burkina Faso', 'BF'],
  ['Sénégal', 'SN'],
  ['senegal', 'SN'],
  ["Cote d'Ivoire", 'CI'],
  ['RDC', 'CD'],
  ['Guinée-Bissau', 'GW'],
])('the code of the country %s is %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});

it('a name that is no country has no code', () => {
  expect(['Cotonou', '', 'Union européenne'].map(countryCodeOf)).toEqual([undefined, undefined, undefined]);
});
