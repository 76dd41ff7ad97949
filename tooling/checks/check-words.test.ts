import { findRetired, retiredWords } from './check-words';

const GLOSSARY = `## Terms

| term | meaning |
|---|---|
| host | the shell |

## Retired words

| retired | use instead |
|---|---|
| kept | cached |
| lets go, giveWay | release |
`;

describe('the check of retired words', () => {
  const words = retiredWords(GLOSSARY);

  it('reads the words from the table of the glossary', () => {
    expect(words).toEqual(['kept', 'lets go', 'giveWay']);
  });

  it('reports each use with its line, whatever its case', () => {
    expect(findRetired(words, 'a.ts', 'first\n// Kept for a second\ngiveWay();')).toEqual([
      'a.ts:2: “Kept” is retired: // Kept for a second',
      'a.ts:3: “giveWay” is retired: giveWay();',
    ]);
  });

  it('leaves words alone that only contain one', () => {
    expect(findRetired(words, 'a.ts', 'unkept keptData forgiveWays')).toEqual([]);
  });
});
