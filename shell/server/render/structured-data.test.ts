import type { PageMeta } from '@vipp/shared/contract/page-module';
import { siteHead } from '../../src/head/site-head';
import { matchSiteRoute } from '../../src/navigation/match-site-route';
import { openGraph } from './open-graph';
import { pageStructuredData } from './structured-data';

const ORIGIN = 'https://www.example.com';
const headOf = (path: string, meta: Partial<PageMeta> = {}) =>
  siteHead({ title: 'Titre', description: 'd', ...meta }, path, ORIGIN);
const dataOf = (path: string, meta: Partial<PageMeta> = {}) =>
  pageStructuredData(headOf(path, meta), matchSiteRoute(path), ORIGIN);
const kindsOf = (...given: Parameters<typeof dataOf>) => dataOf(...given).map((data) => data['@type']);

describe('structured data of a page', () => {
  it('says who publishes the site, and of the home page that it is one', () => {
    expect(kindsOf('/')).toEqual(['Organization', 'WebSite']);
    expect(dataOf('/')[0]).toMatchObject({ '@id': `${ORIGIN}/#organisation`, logo: { url: `${ORIGIN}/logo.png` } });
  });

  it('leads from the home page down to the page, over the sections above it', () => {
    const [, crumbs] = dataOf('/recrutements/candidature/step2');
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

  it('adds nothing that the page says itself', () => {
    expect(kindsOf('/rse', { jsonLd: [{ '@type': 'BreadcrumbList' }, { '@type': 'Organization' }] })).toEqual([
      'BreadcrumbList',
      'Organization',
    ]);
  });

  it('is none where search engines keep nothing', () => {
    expect(kindsOf('/rse', { noindex: true })).toEqual([]);
    expect(kindsOf('/inconnu')).toEqual([]);
  });
});

describe('what social networks read', () => {
  const tags = (...given: Parameters<typeof headOf>) =>
    Object.fromEntries(openGraph(headOf(...given)).map(({ name, content }) => [name, content]));

  it('names the page’s own drawn picture, without the query of a list', () => {
    expect(tags('/actualite', { canonicalPath: '/actualite?page=2' })).toMatchObject({
      'og:url': `${ORIGIN}/actualite?page=2`,
      'og:image': `${ORIGIN}/partage/actualite.png`,
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
    });
  });

  it('gives away nothing of a private address: such a page has the picture of the site', () => {
    expect(tags('/recrutementdetails/secret', { noindex: true })['og:image']).toBe(`${ORIGIN}/partage/accueil.png`);
  });

  it('distinguishes an article, with its day, from other pages', () => {
    expect(tags('/rse')['og:type']).toBe('website');
    expect(tags('/actualite/a', { jsonLd: [{ '@type': 'NewsArticle', datePublished: '2026-01-02' }] })).toMatchObject({
      'og:type': 'article',
      'article:published_time': '2026-01-02',
    });
  });
});
