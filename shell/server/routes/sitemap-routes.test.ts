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

async function fetchSitemap(siteApi: SiteApi, routes = ownPages) {
  const app = fastify();
  registerSitemap(app, { api: siteApi, readPageHead: heads, routes: () => routes, publicOrigin: ORIGIN });
  return app.inject('/sitemap.xml');
}

async function listed(routes = ownPages): Promise<Map<string, string | undefined>> {
  const { body } = await fetchSitemap(api, routes);
  const { window } = new JSDOM(body, { contentType: 'text/xml' });
  return new Map(
    [...window.document.querySelectorAll('url')].map((url) => [
      (url.querySelector('loc')?.textContent ?? '').replace(ORIGIN, ''),
      url.querySelector('lastmod')?.textContent,
    ]),
  );
}

it('the site map contains fixed pages, articles, studies, and the further pages of their lists', async () => {
  const pages = [...(await listed()).keys()];
  const group = '/etude-de-cas/group?theme=relations-client';
  const wanted = ['/', '/rse', '/actualite', '/actualite/p7', '/actualite?page=2', '/etude_de_cas/p1'];
  expect(pages).toEqual(expect.arrayContaining([...wanted, group, `${group}&page=2`]));
  expect(pages.filter((path) => /activit%C3%A9s|actualite\?page=3/.test(path))).toEqual([]);
});

it('the site map contains the day of a change only where it is known, and no page that search engines must not index', async () => {
  const pages = await listed();
  const days = ['/actualite/p2', '/actualite/p1', '/rse'].map((path) => pages.get(path));
  expect([days, pages.has(HIDDEN)]).toEqual([['2026-01-02', undefined, undefined], false]);
});

it('the site map omits content that no remote of the site has a page for', async () => {
  const pages = await listed(ownPages.filter(({ remote }) => remote !== 'mf-news-studies'));
  expect([...pages.keys()].filter((path) => /^\/(?:actualite|etude)/.test(path))).toEqual([]);
});

it('the site map is not sent while it is incomplete', async () => {
  const answer = await fetchSitemap({ ...api, latestPosts: async () => failure('unavailable') });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
});
