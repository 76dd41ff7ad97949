import { wellFormedAddress } from '../app';

describe('the address of a request', () => {
  it.each(['/', '/rse', '/actualite/%C3%A9t%C3%A9', '/actualite?page=%', '/actualite#%', '/a%2Fb?c=%zz'])(
    'stays as it is where its path can be decoded: %s',
    (url) => {
      expect(wellFormedAddress({ url })).toBe(url);
    },
  );

  it.each([
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/actualite/%', '/actualite/%25'],
    ['/actualite/50%?page=%', '/actualite/50%25?page=%'],
    ['/%C3%A9/%ff', '/%C3%A9/%25ff'],
  ])('has escaped percent signs in each segment that cannot be decoded: %s', (url, expected) => {
    expect(wellFormedAddress({ url })).toBe(expected);
  });

  it('is the home page’s when missing', () => {
    expect(wellFormedAddress({})).toBe('/');
  });
});
