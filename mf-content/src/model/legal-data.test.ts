import { failure, success } from '@vipp/shared/contract/result';
import { entryExample, itemExample } from '@vipp/shared/testing/content-entries';
import { privacyEntries } from './institution-entries.examples';
import { loadLegal, loadPrivacy, toLegalData } from './legal-data';
import { contentArgs } from '../testing/content-args';

const entriesOf = (...names: string[]) => names.map((name) => entryExample(name));
const anchorsOf = (...names: string[]) => toLegalData(entriesOf(...names), 8).sections.map(({ anchor }) => anchor);

describe('loadPrivacy and loadLegal', () => {
  it.each([
    [8, loadPrivacy],
    [5, loadLegal],
  ])('show %i sections at most', async (limit, load) => {
    const answer = await load(contentArgs([...privacyEntries, ...privacyEntries]));
    expect(answer.ok && answer.data.sections).toHaveLength(limit);
  });

  it('add the facts that the customer has filled in', async () => {
    const siteFacts = async () => success({ host: { name: 'Hébergeur' } });
    const answer = await loadLegal(contentArgs([entryExample('Hébergement')], { siteFacts }));
    expect(answer.ok && answer.data.sections[0]?.rows).toEqual([{ term: 'Hébergeur', text: 'Hébergeur' }]);
  });

  it('say nothing about facts that could not be loaded', async () => {
    const siteFacts = async () => failure('unavailable');
    expect(await loadLegal(contentArgs([entryExample('Hébergement')], { siteFacts }))).toEqual(failure('unavailable'));
  });
});

describe('toLegalData', () => {
  it.each([
    [
      ['Bases légales', 'Vos droits'],
      ['bases-legales', 'vos-droits'],
    ],
    // Whatever its name, this section has the anchor of the cookie banner.
    [['Cookies'], ['cookies']],
    [['Gestion des cookies'], ['cookies']],
    [['COOKIES ET TRACEURS'], ['cookies']],
    // No anchor is empty or there twice.
    [
      ['Cookies', 'Les cookies', '…'],
      ['cookies', 'section-2', 'section-3'],
    ],
  ])('gives the sections %j the anchors %j', (names, anchors) => {
    expect(anchorsOf(...names)).toEqual(anchors);
  });

  it('has the entry after the sections as its summary', () => {
    const items = [itemExample('Aucune revente')];
    const { summary, sections } = toLegalData([entryExample('Un'), entryExample('En bref', { items })], 1);
    expect(summary).toEqual({ name: 'En bref', items });
    expect(sections.map(({ name }) => name)).toEqual(['Un']);
  });

  it('has no section for an unreadable entry', () => {
    const unreadable = { ...entryExample(''), content: '' };
    const { sections } = toLegalData([entryExample('Un'), unreadable, entryExample('Trois')], 8);
    expect(sections.map(({ name }) => name)).toEqual(['Un', 'Trois']);
  });
});
