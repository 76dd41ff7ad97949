import { slugify } from './slugify';

describe('slugify', () => {
  it.each([
    ['L’été à Lomé', 'l-ete-a-lome'],
    ['Œuvrer avec cœur', 'oeuvrer-avec-coeur'],
    ['  1 500 postes : c’est fait !  ', '1-500-postes-c-est-fait'],
    ['!?', ''],
  ])('converts %j to %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
    expect(slugify(slug)).toBe(slug);
  });
});
