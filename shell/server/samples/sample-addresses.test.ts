import { failure, success } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { sampleArticle, sampleNews } from '../data/lists/testing/sample-items';
import { sampleAddress } from './sample-addresses';

const slugs = ['newest', 'second', 'third', 'fourth'];
/** A site in which these articles are available. */
const siteWith = (...available: string[]): SiteApi =>
  siteApiExample({
    newsList: async () => success(sampleNews(...slugs)),
    article: async (slug) => (available.includes(slug) ? success(sampleArticle(slug)) : failure('unavailable')),
  });

const route = { path: '/actualite/:slug', module: './article-page', title: 'Blog', remote: 'mf-news-studies' } as const;

it.each([
  ['that of the newest', slugs, 'newest'],
  ['a cached one during an outage of the content service', ['third'], 'third'],
  ['the newest where none of the first few is available', ['fourth'], 'newest'],
])('the sample of all articles is %s', async (_which, available, slug) => {
  expect((await sampleAddress(route, siteWith(...available))).path).toBe(`/actualite/${slug}`);
});

it('the sample of all articles has an address without content where the list is unavailable', async () => {
  expect(await sampleAddress(route, siteApiExample())).toMatchObject({ exists: false });
});
