import { toGroupData } from './group-data';
import { groupEntries } from './institution-entries.examples';

it('toGroupData reads the sections by index', () => {
  const { intro, band, paris, africa, partner, cards } = toGroupData(groupEntries);
  expect([intro, band, paris, africa, cards, partner].map((part) => part?.name)).toEqual(
    groupEntries.map(({ name }) => name),
  );
});

it('toGroupData names a card’s link « En savoir plus » when the content has no text for it', () => {
  const texts = toGroupData(groupEntries).cards?.cards.map(({ link }) => link?.text);
  expect(texts).toEqual(['Voir nos prestations', 'En savoir plus']);
});

it('toGroupData finds the partner’s picture, its two columns and its film', () => {
  const { partner } = toGroupData(groupEntries);
  expect(partner?.image?.kind).toBe('image');
  expect(partner?.columns.map(({ title }) => title)).toEqual(['La proximité', 'Le relais']);
  expect(partner?.film?.captions).toMatch(/\.vtt$/);
});

it('toGroupData has no section for a missing entry', () => {
  expect(toGroupData(groupEntries.slice(0, 1))).toMatchObject({
    band: null,
    paris: null,
    africa: null,
    partner: null,
    cards: null,
  });
});
