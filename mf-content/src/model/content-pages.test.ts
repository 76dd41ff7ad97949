import { failure, success } from '@vipp/shared/contract/result';
import { entryExample, itemExample } from '@vipp/shared/testing/content-entries';
import { loadGroup, toGroupData } from './group-data';
import { loadHome } from './home-data';
import { loadLegal, loadPrivacy } from './legal-data';
import { contentArgs } from '../testing/content-args';
import { groupEntries, rseEntries } from './institution-entries.examples';
import { supportEntries } from './page-entries.examples';
import { loadRse, toRseData } from './rse-data';
import { loadServices } from './services-data';
import { loadSupport, toSupportData } from './support-data';

describe.each([
  [1, loadHome],
  [2, loadPrivacy],
  [3, loadLegal],
  [6, loadRse],
  [7, loadSupport],
  [8, loadServices],
  [9, loadGroup],
])('the page with content page %i', (page, load) => {
  it('loads it', async () => {
    const contentPage = jest.fn().mockResolvedValue(success([]));
    expect(await load(contentArgs([], { contentPage }))).toMatchObject({ ok: true });
    expect(contentPage.mock.calls).toEqual([[page]]);
  });

  it('is unavailable without it', async () => {
    const contentPage = () => Promise.resolve(failure('unavailable'));
    expect(await load(contentArgs([], { contentPage }))).toEqual(failure('unavailable'));
  });
});

it('toGroupData reads the sections by index', () => {
  const { intro, band, paris, africa, partner, cards } = toGroupData(groupEntries);
  const names = [intro, band, paris, africa, cards, partner].map((part) => part?.name);
  expect(names).toEqual(groupEntries.map(({ name }) => name));
  // The content has no text for the second link.
  expect(cards?.cards.map(({ link }) => link?.text)).toEqual(['Voir nos prestations', 'En savoir plus']);
  expect(partner?.image?.kind).toBe('image');
  expect(partner?.columns.map(({ title }) => title)).toEqual(['La proximité', 'Le relais']);
  expect(partner?.film?.captions).toMatch(/\.vtt$/);
});

it('toGroupData has no section for a missing entry', () => {
  const missing = { band: null, paris: null, africa: null, partner: null, cards: null };
  expect(toGroupData(groupEntries.slice(0, 1))).toMatchObject(missing);
});

it('toSupportData gives entries 1 to 6 the anchors of the page, in order, as far as there are entries', () => {
  const { intro, chapters } = toSupportData(supportEntries);
  expect([intro, ...chapters].map((part) => part?.name)).toEqual(supportEntries.map(({ name }) => name));
  const anchors = ['agile', 'secteurs', 'organisation', 'couts', 'normalisation', 'innovation'];
  expect(chapters.map(({ anchor }) => anchor)).toEqual(anchors);
  expect(toSupportData(supportEntries.slice(0, 2)).chapters.map(({ anchor }) => anchor)).toEqual(['agile']);
});

it('toRseData omits a document that cannot be downloaded', () => {
  const entries = rseEntries.map((entry, index) =>
    index === 1 ? { ...entry, items: [itemExample('Sans lien')] } : entry,
  );
  expect(toRseData(entries).commitments?.documents).toEqual([]);
});

it('toRseData takes the figures of the introduction with their source', () => {
  const link = { href: '/rapport.pdf', text: 'Rapport RSE 2025' };
  const intro = entryExample('RSE', {
    items: [{ title: '71\u00A0%', html: '<p>des achats</p>', figure: null, link }],
  });
  expect(toRseData([intro]).figures).toEqual([{ title: '71\u00A0%', html: '<p>des achats</p>', link }]);
});

it('toRseData has no section for a missing entry but that of the labels, whose figures may be content', () => {
  expect(toRseData([])).toMatchObject({ intro: null, figures: [], commitments: null, identity: null });
  const labels = (entries: typeof rseEntries) => toRseData(entries).labels.map(({ title }) => title);
  for (const entries of [rseEntries, [...rseEntries, entryExample('labels')]])
    expect(labels(entries)).toEqual(['Best Place to Work', 'EcoVadis']);
  expect(labels([...rseEntries, entryExample('Labels', { items: [itemExample('83 %')] })])).toEqual(['83 %']);
});
