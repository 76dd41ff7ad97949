import type { PageMeta } from '@vipp/shared/contract/page-module';
import { ownPages } from '@vipp/shared/testing/own-routes.server';
import { siteHead } from '../../src/head/site-head';
import { matchRoute } from '../../src/routes';
import { openGraph, pageStructuredData } from './structured-data';

const ORIGIN = 'https://www.example.com';
const headOf = (path: string, meta: Partial<PageMeta> = {}) =>
  siteHead({ title: 'Titre', description: 'd', ...meta }, path, ORIGIN);
const dataOf = (path: string, meta: Partial<PageMeta> = {}) =>
  pageStructuredData(headOf(path, meta), matchRoute(ownPages, path), ownPages, ORIGIN);
const kindsOf = (...args: Parameters<typeof dataOf>) => dataOf(...args).map((data) => data['@type']);

it('structured data of a page names the publisher of the site, and describes the site on the home page', () => {
  expect(kindsOf('/')).toEqual(['Organization', 'WebSite']);
  expect(dataOf('/')[0]).toMatchObject({ '@id': `${ORIGIN}/#organisation`, logo: { url: `${ORIGIN}/logo.png` } });
});

it('structured data of a page has breadcrumbs from the home page over the sections to the page', () => {
  const [crumbs] = dataOf('/recrutements/candidature/step2');
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Accueil', item: `${ORIGIN}/` },
      { position: 2, name: 'Recrutements', item: `${ORIGIN}/recrutements` },
      { position: 3, name: 'Candidature', item: `${ORIGIN}/recrutements/candidature` },
      { position: 4, name: 'Titre', item: `${ORIGIN}/recrutements/candidature/step2` },
    ],
  });
});

it('structured data of a page adds nothing that the page has itself', () => {
  const jsonLd = [{ '@type': 'BreadcrumbList' }, { '@type': 'Organization' }];
  expect(kindsOf('/rse', { jsonLd })).toEqual(['BreadcrumbList', 'Organization']);
});

it('structured data of a page is missing where search engines must not index the page', () => {
  expect([kindsOf('/rse', { noindex: true }), kindsOf('/inconnu')]).toEqual([[], []]);
});

const tags = (...args: Parameters<typeof headOf>) =>
  Object.fromEntries(openGraph(headOf(...args)).map(({ name, content }) => [name, content]));

it('tags for social networks name the canonical address of a list, and the share image of the site', () => {
  expect(tags('/actualite', { canonicalPath: '/actualite?page=2' })).toMatchObject({
    'og:url': `${ORIGIN}/actualite?page=2`,
    'og:image': `${ORIGIN}/partage.png`,
    'og:image:width': '1200',
    'twitter:card': 'summary_large_image',
  });
});

it.each([
  ['/backend/public/storage/a.jpg', '/backend/public/storage/a.jpg', undefined],
  ['/backend/public/storage/a.svg', '/partage.png', '1200'],
  ['/backend/public/storage/a.avif', '/partage.png', '1200'],
])('tags for social networks show the picture %s of a page as %s', (image, shown, width) => {
  const { 'og:image': address, 'og:image:width': given } = tags('/actualite/a', { image });
  expect([address, given]).toEqual([ORIGIN + shown, width]);
});

it('tags for social networks distinguish an article, with its date, from other pages', () => {
  expect(tags('/rse')['og:type']).toBe('website');
  const jsonLd = [{ '@type': 'NewsArticle', datePublished: '2026-01-02' }];
  const article = { 'og:type': 'article', 'article:published_time': '2026-01-02' };
  expect(tags('/actualite/a', { jsonLd })).toMatchObject(article);
});
