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

/** The parts of a text, with brackets around matches. */
const marked = (text: string, search: string) =>
  splitMatches(text, search).map((part) => (part.isMatch ? `[${part.text}]` : part.text));

describe('splitMatches', () => {
  it.each([
    [
      'matches in the original letters',
      "L’été à Cotonou, puis l'Été",
      "l'ete",
      ['[L’été]', ' à Cotonou, puis ', "[l'Été]"],
    ],
    ['whole letters with their accents', 'cœure\u0301', 'e', ['c', '[œ]', 'ur', '[e\u0301]']],
    ['no letter for a match that begins within the letter before', 'eœœ', 'eo', ['[eœ]', 'œ']],
    ...['', '  ', '\u0301'].map(
      (blank) => ['nothing for a blank search', 'e\u0301t\u0301', blank, ['e\u0301t\u0301']] as const,
    ),
  ] as const)('marks %s: %j for %j', (_what, text, search, parts) => {
    expect(marked(text, search)).toEqual(parts);
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
