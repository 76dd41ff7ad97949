import fc from 'fast-check';
import { foldSearchText, splitMatches } from './search-text';
import { slugify } from './slugify';

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(..."eéÉèœŒçÇ’'-‑ \u00A0\u202F\u0301aAiİß1"),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

it.each([
  ['L’Été à Lomé', "l'ete a lome"],
  ['CŒUR de métier', 'coeur de metier'],
  ['e\u0301te\u0301', 'ete'],
  ['1\u202F500\u00A0postes', '1 500 postes'],
  ['Porto‑Novo', 'porto-novo'],
  ['ǽ', 'ae'],
])('foldSearchText compares %j as %j', (text, folded) => {
  expect(foldSearchText(text)).toBe(folded);
});

it('foldSearchText folds a text like its characters one by one, and is idempotent', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const folded = foldSearchText(text);
      expect(folded).toBe([...text].map(foldSearchText).join(''));
      expect(foldSearchText(folded)).toBe(folded);
    }),
  );
});

describe('splitMatches', () => {
  it('marks matches in the original letters', () => {
    expect(splitMatches("L’été à Cotonou, puis l'Été", "l'ete")).toEqual([
      { text: 'L’été', isMatch: true },
      { text: ' à Cotonou, puis ', isMatch: false },
      { text: "l'Été", isMatch: true },
    ]);
  });

  it('marks a whole letter with its accents when a part of it matches', () => {
    expect(splitMatches('cœure\u0301', 'e')).toEqual([
      { text: 'c', isMatch: false },
      { text: 'œ', isMatch: true },
      { text: 'ur', isMatch: false },
      { text: 'e\u0301', isMatch: true },
    ]);
  });

  it('marks no letter for a match that begins within the letter before', () => {
    expect(splitMatches('eœœ', 'eo')).toEqual([
      { text: 'eœ', isMatch: true },
      { text: 'œ', isMatch: false },
    ]);
  });

  it.each(['', '  ', '\u0301'])('marks nothing for the blank search %j', (search) => {
    expect(splitMatches('e\u0301t\u0301', search)).toEqual([{ text: 'e\u0301t\u0301', isMatch: false }]);
  });

  it('loses no character, and marks a match exactly when the folded text contains the search', () => {
    fc.assert(
      fc.property(anyText, fc.string({ unit: fc.constantFrom(..."eéo œ'"), maxLength: 2 }), (text, search) => {
        const parts = splitMatches(text, search);
        const wanted = foldSearchText(search).trim();
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.some(({ isMatch }) => isMatch)).toBe(wanted !== '' && foldSearchText(text).includes(wanted));
        for (const part of parts.filter(({ isMatch }) => isMatch)) expect(foldSearchText(part.text)).toContain(wanted);
      }),
    );
  });
});

it.each([
  ['L’été à Lomé', 'l-ete-a-lome'],
  ['Œuvrer avec cœur', 'oeuvrer-avec-coeur'],
  ['  1 500 postes : c’est fait !  ', '1-500-postes-c-est-fait'],
  ['!?', ''],
])('the slug of %j is %j, which is its own', (text, slug) => {
  expect([text, slug].map(slugify)).toEqual([slug, slug]);
});
