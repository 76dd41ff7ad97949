import { dayInWords } from './day-in-words';
import { describeFile, formatBytes, formatDate, formatNumber } from './format';

it.each<[number, string, decimals?: number]>([
  [0, '0'],
  [999, '999'],
  [1500, '1\u202F500'],
  [110000, '110\u202F000'],
  [1234567, '1\u202F234\u202F567'],
  [-1500, '−1\u202F500'],
  [-0.2, '0'],
  [1234.5, '1\u202F234,5', 1],
])(
  'formatNumber groups %d by thousands, with a comma before decimals, and never writes minus zero',
  (value, text, decimals = 0) => {
    expect(formatNumber(value, decimals)).toBe(text);
  },
);

it.each([
  [0, '0\u202Foctet'],
  [1, '1\u202Foctet'],
  [950, '950\u202Foctets'],
  [999.6, '1\u202Fko'],
  [412000, '412\u202Fko'],
  [999_600, '1\u202FMo'],
  [1_240_000, '1,2\u202FMo'],
  [2_000_000, '2\u202FMo'],
  [12_400_000, '12\u202FMo'],
  [3_200_000_000_000, '3\u202F200\u202FGo'],
])('formatBytes writes %d bytes with a unit', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it.each([
  ['2025-03-12', '12-03-2025'],
  ['2025-12-31T23:59:59Z', '31-12-2025'],
  ['bientôt', 'bientôt'],
])('the day %s is shown as %s, whatever the time zone', (date, text) => {
  expect(formatDate(date)).toBe(text);
});

it('a file is described by its format, and its size where that is known', () => {
  expect([describeFile('PDF', 412000), describeFile('PDF')]).toEqual(['PDF,\u00A0412\u202Fko', 'PDF']);
});

it.each([
  ['2027-06-30', '30 juin 2027'],
  ['2027-03-01', '1er mars 2027'],
  ['2026-12-09', '9 décembre 2026'],
  ['bientôt', 'bientôt'],
])('the day %s is %s in words', (day, words) => {
  expect(dayInWords(day)).toBe(words);
});
