import { dayInWords } from './day-in-words';

describe('dayInWords', () => {
  it.each([
    ['2027-06-30', '30 juin 2027'],
    ['2027-03-01', '1er mars 2027'],
    ['2026-12-09', '9 décembre 2026'],
  ])('writes %s as %s', (day, words) => {
    expect(dayInWords(day)).toBe(words);
  });

  it('returns other text unchanged', () => {
    expect(dayInWords('bientôt')).toBe('bientôt');
  });
});
