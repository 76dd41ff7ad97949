/**
 * Structured data of schema.org. Addresses are paths of this site: a page module does not know the public
 * origin, and a reader of JSON-LD resolves them against the page.
 */
import type { Article, StudyCard } from '@vipp/shared/contract/list-data';

type StructuredData = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';
const PUBLISHER = { '@type': 'Organization', name: 'VIPP', url: '/' };

export type Crumb = { name: string; path: string };

/** Where a page stands, from the home page down. */
export const breadcrumbList = (crumbs: readonly Crumb[]): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Accueil', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});

export const newsArticle = ({ post, metaDescription }: Article, path: string): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'NewsArticle',
  headline: post.title,
  description: metaDescription || post.description,
  datePublished: post.publishedAt,
  ...(post.image && { image: [post.image] }),
  articleSection: post.categories,
  inLanguage: 'fr',
  mainEntityOfPage: path,
  author: PUBLISHER,
  publisher: PUBLISHER,
});

export const studyArticle = (study: StudyCard, path: string): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'Article',
  headline: study.title,
  description: study.description,
  datePublished: study.publishedAt,
  ...(study.image && { image: [study.image] }),
  keywords: [study.typologie, study.secteur, study.objectif],
  inLanguage: 'fr',
  mainEntityOfPage: path,
  author: PUBLISHER,
  publisher: PUBLISHER,
});
