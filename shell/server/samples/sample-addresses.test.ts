import { failure, success } from '@vipp/shared/contract/result';
import { ownPages } from '@vipp/shared/testing/own-routes.server';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import type { SiteRoute } from '../../src/routes';
import { sampleArticle, sampleNews } from '../data/lists/testing/sample-items';
import { sampleAddress } from './sample-addresses';

const slugs = ['newest', 'second', 'third', 'fourth'];
/** A site in which these articles are available. */
const siteWith = (...available: string[]): SiteApi =>
  siteApiExample({
    newsList: async () => success(sampleNews(...slugs)),
    article: async (slug) => (available.includes(slug) ? success(sampleArticle(slug)) : failure('unavailable')),
  });

function routeOf(module: string): SiteRoute {
  const route = ownPages.find((one) => one.module === module);
  if (!route) throw new Error(`no page is ${module}`);
  return route;
}

const slugOf = async (api: SiteApi) => (await sampleAddress(routeOf('./article-page'), api)).path.split('/').at(-1);

describe('the sample of all articles', () => {
  it('is that of the newest', async () => {
    expect(await slugOf(siteWith(...slugs))).toBe('newest');
  });

  it('is cached during an outage of the content service', async () => {
    expect(await slugOf(siteWith('third'))).toBe('third');
  });

  it('is the newest where none of the first few is available', async () => {
    expect(await slugOf(siteWith('fourth'))).toBe('newest');
  });

  it('has an address without content where the list is unavailable', async () => {
    expect(await sampleAddress(routeOf('./article-page'), siteApiExample())).toMatchObject({ exists: false });
  });
});
