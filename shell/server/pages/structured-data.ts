/** Structured data of schema.org that is added to pages: the publisher on the home page, and breadcrumbs. */
import { ORGANISATION_ID, organisation, SHARE_IMAGE } from '@vipp/shared/lib/organisation';
import { withOrigin, SITE_NAME, type SiteHead } from '../../src/head/site-head';
import type { SiteRoute } from '../../src/routes';

type MetaTag = { attribute: 'property' | 'name'; name: string; content: string };

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

type StructuredData = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';

const website: StructuredData = {
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': '/#site',
  url: '/',
  name: SITE_NAME,
  inLanguage: 'fr',
  publisher: { '@id': ORGANISATION_ID },
};

/** The sections above a path: the routes whose address is the beginning of it. */
const sectionsAbove = (path: string, routes: readonly SiteRoute[]): SiteRoute[] =>
  routes.filter((route) => !route.path.includes(':') && path.startsWith(route.path === '/' ? '/' : `${route.path}/`));

function breadcrumbs(head: SiteHead, path: string, routes: readonly SiteRoute[]): StructuredData {
  const trail = [
    ...sectionsAbove(path, routes).map((route) => ({ name: route.title, item: route.path })),
    { name: head.name, item: path },
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}

/** All blocks of a page, its own first. Nothing is added to a page that search engines must not index. */
export function pageStructuredData(
  head: SiteHead,
  route: SiteRoute | undefined,
  routes: readonly SiteRoute[],
  origin: string,
): StructuredData[] {
  const declared = head.jsonLd;
  if (!route || head.robots !== null) return [...declared];
  const lacks = (type: string) => declared.every((data) => data['@type'] !== type);
  const path = head.canonical.slice(origin.length);
  const added = [
    // Search engines read it on the home page; others refer to it (docs/decisions/0006).
    ...(path === '/' && lacks('Organization') ? [{ '@context': CONTEXT, ...organisation }] : []),
    ...(path === '/' ? [website] : []),
    ...(path !== '/' && lacks('BreadcrumbList') ? [breadcrumbs(head, path, routes)] : []),
  ];
  return [...declared, ...added.map((data) => withOrigin(data, origin))];
}
