/**
 * Structured data of schema.org. Addresses are paths of this site: a page module does not know the public
 * origin, and a reader of JSON-LD resolves them against the page.
 */
import { organisation } from '@vipp/shared/lib/organisation';
import { shareImagePath } from '@vipp/shared/lib/share-image';
import type { Article, StudyCard } from '@vipp/shared/contract/list-data';

type StructuredData = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';

/** The drawn picture has the size that search engines ask for; the illustration itself comes second. */
const images = (path: string, illustration: string | null): string[] => [
  shareImagePath(path),
  ...(illustration ? [illustration] : []),
];

export type Crumb = { name: string; path: string };

/** Breadcrumbs of a page, from the home page down. */
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
  image: images(path, post.image),
  articleSection: post.categories,
  inLanguage: 'fr',
  mainEntityOfPage: path,
  author: organisation,
  publisher: organisation,
});

export const studyArticle = (study: StudyCard, path: string): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'Article',
  headline: study.title,
  description: study.description,
  datePublished: study.publishedAt,
  image: images(path, study.image),
  keywords: [study.typologie, study.secteur, study.objectif].filter(Boolean),
  inLanguage: 'fr',
  mainEntityOfPage: path,
  author: organisation,
  publisher: organisation,
});
