import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, 'font.css'), 'utf8');
const rangesOf = (place: number): string[] =>
  [...css.matchAll(/unicode-range:([^;]+);/g)][place]?.[1]?.split(',').map((range) => range.trim()) ?? [];

it('the French font has the characters of French texts, the whole face those of other names', () => {
  const codesOf = (ranges: readonly string[]): Set<number> => {
    const codes = ranges.flatMap((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    return new Set(codes);
  };
  const [whole, french] = [codesOf(rangesOf(0)), codesOf(rangesOf(1))];
  const has = (codes: Set<number>) => (character: string) => codes.has(character.codePointAt(0) ?? 0);
  expect([...'aZ09éÉàÀçùœŒ«»’…\u00a0\u202F–−€°²×'].filter((character) => !has(french)(character))).toEqual([]);
  expect([...french].filter((code) => whole.has(code))).toEqual([]);
  expect([...'ãñøÅß~|µ'].filter((character) => has(french)(character) || !has(whole)(character))).toEqual([]);
});
