import { failure, success } from '@vipp/shared/contract/result';
import { entryExample } from '@vipp/shared/testing/content-entries';
import { loadHome, toHomeData } from './home-data';
import { contentArgs } from '../testing/content-args';
import { homeEntries, postExamples } from './page-entries.examples';

it('loadHome loads three posts', async () => {
  const latestPosts = jest.fn().mockResolvedValue(success(postExamples));
  const answer = await loadHome(contentArgs(homeEntries, { latestPosts }));
  expect(latestPosts).toHaveBeenCalledWith(3);
  expect(answer).toEqual(success(toHomeData(homeEntries, postExamples)));
});

it('loadHome has no posts when they are unavailable', async () => {
  const latestPosts = () => Promise.resolve(failure('unavailable'));
  const answer = await loadHome(contentArgs(homeEntries, { latestPosts }));
  expect(answer).toEqual(success(toHomeData(homeEntries, null)));
});

describe('toHomeData', () => {
  it('reads the entries by index, without the parts that the page does not show', () => {
    const data = toHomeData(homeEntries, []);
    expect(data.intro?.name).toBe('Une équipe entre deux continents');
    expect(data.sectors?.items).toHaveLength(2);
    expect(data.countryBand?.name).toBe('Le même jour de travail');
    expect(data.commitment?.actions).toEqual([{ href: '/rse', text: 'Lire nos engagements' }]);
    expect(data.proof?.figures).toMatchObject([{ title: '50 s', link: { href: '/etude_de_cas/attente' } }]);
    expect(JSON.stringify(data)).not.toContain('"content"');
  });

  it('has no part for missing entries', () => {
    const missing = { sectors: null, countryBand: null, commitment: null, proof: null };
    expect(toHomeData([entryExample('Seule')], null)).toMatchObject(missing);
  });

  it('does not shift entries after an unreadable one', () => {
    const [intro, , ...others] = homeEntries;
    const unread = { ...entryExample(''), content: '' };
    const withoutSecond = { ...toHomeData(homeEntries, null), sectors: null };
    expect(toHomeData([intro ?? unread, unread, ...others], null)).toEqual(withoutSecond);
  });

  it('links to /le-groupe and /rse even when the content has no link', () => {
    const { intro, commitment } = toHomeData(
      homeEntries.map((entry) => ({ ...entry, actions: [] })),
      null,
    );
    expect([intro, commitment].map((part) => part?.actions.map(({ href }) => href))).toEqual([
      ['/le-groupe'],
      ['/rse'],
    ]);
  });
});
