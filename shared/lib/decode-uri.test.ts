import { anchorId, decodeUri, wellFormedPath } from './decode-uri';

it('a percent-encoded text is decoded', () => {
  expect(decodeUri('%C3%A9thique')).toBe('éthique');
});

it('a percent-encoded text is undefined when it is malformed', () => {
  const malformed = ['%', '50%', '%zz', '%E0%A4%A', '%ff'];
  expect(malformed.map(decodeUri)).toEqual(malformed.map(() => undefined));
});

it('the path of a page is the same for the server and the browser where it is malformed', () => {
  for (const path of ['/%E0%A4%A', '/nulle-part/50%', '/%C3%A9/a%2Fb'])
    expect(wellFormedPath(wellFormedPath(path))).toBe(wellFormedPath(path));
  expect(wellFormedPath('/nulle-part/50%')).toBe('/nulle-part/50%25');
});

it('an anchor names an element by its decoded id', () => {
  expect(anchorId('#soci%C3%A9t%C3%A9')).toBe('société');
  expect(anchorId('')).toBe('');
});

it.each([
  ['#%', '%'],
  ['#50%', '50%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('an anchor that is malformed is an id as it is written: %s', (hash, id) => {
  expect(anchorId(hash)).toBe(id);
});
