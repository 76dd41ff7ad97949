import { parseNewsQuery, parseStudyQuery } from '@vipp/shared/contract/list-query';
import { articleExample, newsListExample, studyDetailExample, studyListExample } from './list-data.examples';
import { articleMeta, newsListMeta } from './news-meta';
import { studyListMeta, studyMeta } from './study-meta';

const newsAt = (search: string, page = 1) =>
  newsListMeta({ list: newsListExample({ page }), query: parseNewsQuery(new URLSearchParams(search)) });
const studiesAt = (search: string, page = 1) =>
  studyListMeta({ list: studyListExample({ page }), query: parseStudyQuery(new URLSearchParams(search)) });

describe('the head of the news', () => {
  it('distinguishes the pages of the list, all for search engines', () => {
    expect(newsAt('')).not.toHaveProperty('noindex');
    expect(newsAt('')).toMatchObject({ title: 'L’actualité du groupe Vipp', canonicalPath: '/actualite' });
    expect(newsAt('page=2', 2)).toMatchObject({
      title: 'L’actualité du groupe Vipp – page 2',
      canonicalPath: '/actualite?page=2',
    });
  });

  it('excludes filtered lists from search engines', () => {
    for (const search of ['q=lome', 'categorie=formation', 'annee=2024', 'mois=01'])
      expect([search, newsAt(search).noindex]).toEqual([search, true]);
  });

  it('works without data', () => {
    expect(newsListMeta(null).title).toBe('L’actualité du groupe Vipp');
    expect(articleMeta(null).title).toBe('L’actualité du groupe Vipp');
  });

  it('describes an article for search engines and social networks', () => {
    const { jsonLd, ...meta } = articleMeta(articleExample());
    expect(meta).toEqual({
      title: 'Le plateau numéro 2',
      description: 'Ce que le deuxième plateau de Cotonou change pour les clients.',
      canonicalPath: '/actualite/plateau-2',
      image: '/backend/public/storage/posts/plateau-2.svg',
    });
    expect(jsonLd).toMatchObject([
      { '@type': 'NewsArticle', headline: 'Le plateau numéro 2', datePublished: '2024-01-15' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ position: 1 }, { item: '/actualite' }, { item: '/actualite/plateau-2' }],
      },
    ]);
  });

  it('cuts a long description at a word', () => {
    const { description } = articleMeta(articleExample({ metaDescription: 'mot '.repeat(80) }));
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/mot…$/);
  });
});

describe('the head of the studies', () => {
  it('is that of the theme', () => {
    expect(studiesAt('')).toMatchObject({ title: 'Toutes les études de cas', canonicalPath: '/etude-de-cas/all' });
    expect(studiesAt('theme=relations-client&page=2', 2)).toMatchObject({
      title: 'Études de cas\u202f: Relations clients – page 2',
      canonicalPath: '/etude-de-cas/group?theme=relations-client&page=2',
    });
  });

  it('excludes filtered lists from search engines', () => {
    expect(studiesAt('theme=relations-client')).not.toHaveProperty('noindex');
    expect(studiesAt('secteur=banque')).toMatchObject({ noindex: true });
  });

  it('describes a study', () => {
    expect(studyMeta({ detail: studyDetailExample(), aside: null, formToken: { key: '', start: 0 } })).toMatchObject({
      title: 'Étude numéro 2',
      canonicalPath: '/etude_de_cas/etude-2',
      jsonLd: [{ '@type': 'Article' }, { '@type': 'BreadcrumbList' }],
    });
  });
});
