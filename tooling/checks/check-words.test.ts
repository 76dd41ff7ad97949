import { findRetired, retiredWords } from './check-words';

const GLOSSARY = `## Terms

| term | meaning |
|---|---|
| host | the shell |

## Retired words

| retired | use instead |
|---|---|
| old | cached |
| two words, oneWord | release |
`;

describe('the check of retired words', () => {
  const words = retiredWords(GLOSSARY);

  it('reads the words from the table of the glossary', () => {
    expect(words).toEqual(['old', 'two words', 'oneWord']);
  });

  it('reports each use with its line, whatever its case', () => {
    expect(findRetired(words, 'a.ts', 'first\n// Old for a second\noneWord();')).toEqual([
      'a.ts:2: “Old” is retired: // Old for a second',
      'a.ts:3: “oneWord” is retired: oneWord();',
    ]);
  });

  it('leaves words alone that only contain one', () => {
    expect(findRetired(words, 'a.ts', 'untold oldData noneWords')).toEqual([]);
  });
});
