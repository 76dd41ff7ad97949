/**
 * Structured data of schema.org, with paths to which the shell prepends the public origin.
 */
import type { Article, StudyCard } from '@vipp/shared/contract/list-data';
import { organisation, SHARE_IMAGE } from '@vipp/shared/lib/organisation';

/** Title with the number of further pages of a list, so that search engines distinguish them. */
export const numberedTitle = (title: string, page: number): string => (page > 1 ? `${title} – page ${page}` : title);

/** Description with the number of further pages, so that no two pages have the same. */
export const numberedDescription = (description: string, page: number): string =>
  page > 1 ? `Page ${page}. ${description}` : description;

/** In characters; search engines cut longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Cuts a description at the end of a word. */
export function shortDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_DESCRIPTION_LENGTH) return plain;
  return `${plain.slice(0, MAX_DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}

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

export const newsArticle = (
  { post, metaDescription }: Pick<Article, 'post' | 'metaDescription'>,
  path: string,
): StructuredData => ({
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
