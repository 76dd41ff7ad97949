import { expect, test } from '@playwright/test';
import { crawl } from './support/crawl';
import { remoteSections, sitePages } from './support/site-pages';
import { siteUrl } from './support/site-url';

/** The trial of the services page is for whoever knows its address. */
const UNLINKED = new Set(['/prestationstest']);

test('every internal link leads to a page, a file or an anchor that exists, without a redirect', async ({ request }) => {
  const { visited, problems } = await crawl(request, new URL('/', siteUrl()).href);
  expect(problems).toEqual([]);
  const paths = [...visited].map((address) => new URL(address).pathname);
  const pages = [...sitePages, ...remoteSections].map(({ path }) => path.split('?')[0]).filter((path) => !UNLINKED.has(path ?? ''));
  expect(paths).toEqual(expect.arrayContaining(pages));
  expect(paths.filter((path) => path.endsWith('.pdf')).length).toBeGreaterThanOrEqual(7);
});

test('links to other sites give nothing of this one away', async ({ request }) => {
  for (const { path } of sitePages) {
    const html = await (await request.get(path)).text();
    const external = [...html.matchAll(/<a\b[^>]*href="https?:\/\/[^"]*"[^>]*>/g)].map(([tag]) => tag);
    expect(external.filter((tag) => !/rel="[^"]*noopener/.test(tag))).toEqual([]);
  }
});
