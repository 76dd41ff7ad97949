/**
 * Structured data of schema.org, with paths to which the shell prepends the public origin.
 */
import { organisation, SHARE_IMAGE } from '@vipp/shared/lib/organisation';
import type { Article, StudyCard } from '@vipp/shared/contract/list-data';

type StructuredData = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';

/** First the picture of the brand, in the size for search engines, then the illustration. */
const images = (illustration: string | null): string[] => [SHARE_IMAGE.path, ...(illustration ? [illustration] : [])];

export type Crumb = { name: string; path: string };

/** Breadcrumbs of a page from the home page. */
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
  image: images(post.image),
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
  image: images(study.image),
  keywords: [study.typologie, study.secteur, study.objectif].filter(Boolean),
  inLanguage: 'fr',
  mainEntityOfPage: path,
  author: organisation,
  publisher: organisation,
});
