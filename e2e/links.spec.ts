import { expect, test } from '@playwright/test';
import { allRoutes, readTextAt } from './support/all-routes';
import { siteUrl } from './support/site-url';

test('links to other sites give nothing of this one away', async ({ request }) => {
  for (const path of await allRoutes(readTextAt(siteUrl()))) {
    const html = await (await request.get(path)).text();
    const external = [...html.matchAll(/<a\b[^>]*href="https?:\/\/[^"]*"[^>]*>/g)].map(([tag]) => tag);
    expect(external.filter((tag) => !/rel="[^"]*noopener/.test(tag))).toEqual([]);
  }
});
