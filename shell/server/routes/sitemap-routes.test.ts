import fastify from 'fastify';
import { JSDOM } from 'jsdom';
import { failure, success } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { ownPages } from '@vipp/shared/testing/own-routes.server';
import { siteHead } from '../../src/head/site-head';
import { matchRoute } from '../../src/routes';
import type { ReadPageHead } from '../pages/page-head';
import { registerSitemap } from './sitemap-routes';

const ORIGIN = 'https://www.example.com';
const HIDDEN = '/prestationstest';

const heads: ReadPageHead = async (path) => {
  const route = matchRoute(ownPages, path);
  if (!route) return undefined;
  const meta = { title: 't', description: 'd', noindex: path === HIDDEN };
  return { status: 200, route, meta, head: siteHead(meta, path, ORIGIN) };
};

const post = (id: number) => ({ id, slug: `p${id}`, publishedAt: id === 1 ? 'bientôt' : '2026-01-02' });
const api = {
  latestPosts: async () => success(Array.from({ length: 7 }, (_, index) => post(index + 1))),
  studyList: async () => success({ studies: [post(1)] }),
  positions: async () => success([]),
  studyThemes: async () =>
    success([
      { theme: 'relations-client', total: 10, titles: [1, 2, 3] },
      { theme: 'activités-it', total: 2, titles: [1, 2] },
    ]),
} as unknown as SiteApi;

async function fetchSitemap(siteApi: SiteApi, { routes = ownPages, headers = {} } = {}) {
  const app = fastify();
  registerSitemap(app, { api: siteApi, readPageHead: heads, routes: () => routes, publicOrigin: ORIGIN });
  const answer = await app.inject({ url: '/sitemap.xml', headers });
  await app.close();
  return answer;
}

async function listed(routes = ownPages): Promise<Map<string, string | undefined>> {
  const { body } = await fetchSitemap(api, { routes });
  const { window } = new JSDOM(body, { contentType: 'text/xml' });
  const urls = [...window.document.querySelectorAll('url')];
  return new Map(
    urls.map((url) => [
      (url.querySelector('loc')?.textContent ?? '').replace(ORIGIN, ''),
      url.querySelector('lastmod')?.textContent,
    ]),
  );
}

describe('the site map', () => {
  it('contains fixed pages, articles, studies, and the further pages of their lists', async () => {
    const pages = await listed();
    for (const path of [
      '/',
      '/rse',
      '/actualite',
      '/actualite/p7',
      '/actualite?page=2',
      '/etude_de_cas/p1',
      '/etude-de-cas/group?theme=relations-client',
      '/etude-de-cas/group?theme=relations-client&page=2',
    ]) {
      expect([path, pages.has(path)]).toEqual([path, true]);
    }
    expect(pages.has('/actualite?page=3')).toBe(false);
    expect([...pages.keys()].filter((path) => path.includes('activit%C3%A9s'))).toEqual([]);
  });

  it('contains the day of a change only where it is known', async () => {
    const pages = await listed();
    expect([pages.get('/actualite/p2'), pages.get('/actualite/p1'), pages.get('/rse')]).toEqual([
      '2026-01-02',
      undefined,
      undefined,
    ]);
  });

  it('omits pages that search engines must not index', async () => {
    expect((await listed()).has(HIDDEN)).toBe(false);
  });

  it('omits content that no remote of the site has a page for', async () => {
    const pages = await listed(ownPages.filter(({ remote }) => remote !== 'mf-news-studies'));
    expect([...pages.keys()].filter((path) => /^\/(?:actualite|etude)/.test(path))).toEqual([]);
  });

  it('is not sent while it is incomplete', async () => {
    const answer = await fetchSitemap({ ...api, latestPosts: async () => failure('unavailable') });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  });
});
