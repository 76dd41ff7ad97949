import * as fc from 'fast-check';
import { changedWords } from './changed-words';

const changedOf = (runs: { text: string; isChanged: boolean }[]) =>
  runs.filter(({ isChanged }) => isChanged).map(({ text }) => text);

describe('the words that differ between two texts', () => {
  it('are marked on both sides', () => {
    const { before, after } = changedWords('Veuillez choisir un pays', 'Veuillez choisir votre pays');
    expect([changedOf(before), changedOf(after)]).toEqual([['un'], ['votre']]);
  });

  it('are all words of a side that the other does not have', () => {
    expect(changedWords('', 'Une aide')).toEqual({ before: [], after: [{ text: 'Une aide', isChanged: true }] });
  });

  it('leave both texts whole, and mark nothing in equal ones', () => {
    const text = fc.string({ maxLength: 40 }).map((one) => one.replaceAll(/[b-y]/g, ' '));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { before, after } = changedWords(one, other);
        const common = (runs: typeof before) => runs.filter(({ isChanged }) => !isChanged).map((run) => run.text);
        expect(before.map((run) => run.text).join('')).toBe(one);
        expect(after.map((run) => run.text).join('')).toBe(other);
        expect(common(before).join('')).toBe(common(after).join(''));
        expect(changedOf(changedWords(one, one).before)).toEqual([]);
      }),
    );
  });
});
