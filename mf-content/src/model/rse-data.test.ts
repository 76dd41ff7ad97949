import { entryExample, itemExample } from '@vipp/shared/testing/content-entries';
import { rseEntries } from './institution-entries.examples';
import { toRseData } from './rse-data';

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
