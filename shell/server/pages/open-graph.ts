/** Tags of a page for social networks: Open Graph, and the only other tag that X requires. */
import { SHARE_IMAGE } from '@vipp/shared/lib/organisation';
import { SITE_NAME, type SiteHead } from '../../src/head/site-head';

export type MetaTag = { attribute: 'property' | 'name'; name: string; content: string };

const property = (name: string, content: string): MetaTag => ({ attribute: 'property', name, content });

/** An article is a page whose structured data has a date of publication. */
function articleTags({ jsonLd }: SiteHead): MetaTag[] {
  const published = jsonLd.map(({ datePublished }) => datePublished).find((date) => typeof date === 'string');
  if (typeof published !== 'string') return [property('og:type', 'website')];
  return [property('og:type', 'article'), property('article:published_time', published)];
}

export const openGraph = (head: SiteHead): MetaTag[] => [
  property('og:site_name', SITE_NAME),
  property('og:locale', 'fr_FR'),
  ...articleTags(head),
  ...(head.robots === null ? [property('og:url', head.canonical)] : []),
  property('og:title', head.title),
  property('og:description', head.description),
  property('og:image', head.image),
  ...(head.image.endsWith(SHARE_IMAGE.path)
    ? [
        property('og:image:width', String(SHARE_IMAGE.width)),
        property('og:image:height', String(SHARE_IMAGE.height)),
        property('og:image:alt', 'VIPP, la relation client et le BPO, entre la France et l’Afrique'),
      ]
    : []),
  { attribute: 'name', name: 'twitter:card', content: 'summary_large_image' },
];
