import { supportEntries } from './page-entries.examples';
import { toSupportData } from './support-data';

it('toSupportData gives entries 1 to 6 the anchors of the page, in order', () => {
  const { intro, chapters } = toSupportData(supportEntries);
  expect([intro, ...chapters].map((part) => part?.name)).toEqual(supportEntries.map(({ name }) => name));
  expect(chapters.map(({ anchor }) => anchor)).toEqual([
    'agile',
    'secteurs',
    'organisation',
    'couts',
    'normalisation',
    'innovation',
  ]);
});

it('toSupportData has no chapter for missing entries', () => {
  expect(toSupportData(supportEntries.slice(0, 2)).chapters.map(({ anchor }) => anchor)).toEqual(['agile']);
});
