/** Problems of one page: its head and its structured data. */
import type { PageFacts } from './page-facts';
import { checkBlock } from './structured-data-rules';

/** Length of a title and a description: shorter ones say too little, longer ones are cut in search results. */
export const LENGTHS = { title: [10, 110], description: [60, 160] } as const;

const IMAGE_SIZE = { width: '1200', height: '630' };

/** Checks that a page has exactly one value. */
const one = (what: string, values: readonly string[] | undefined = []): string[] =>
  values.length === 1 && values[0]?.trim()
    ? []
    : [
        `${what}: ${values.length === 0 ? 'missing' : values.length === 1 ? 'empty' : `present ${values.length} times`}`,
      ];

const length = (what: keyof typeof LENGTHS, text = ''): string[] => {
  const [least, most] = LENGTHS[what];
  return text.length >= least && text.length <= most
    ? []
    : [`${what}: ${text.length} characters, ${least} to ${most} are sensible (“${text}”)`];
};

const equal = (what: string, found: string | undefined, wanted: string): string[] =>
  found === wanted ? [] : [`${what}: “${found}”, expected “${wanted}”`];

export type Place = { address: string; origin: string };

/** The home page, the list of news with its query, and articles. */
const hasFeed = (address: string): boolean => /^\/(?:$|\?|actualite(?:$|[/?]))/.test(address);

export function headProblems(
  { lang, alternates, titles, canonicals, metas, feeds }: PageFacts,
  { address, origin }: Place,
): string[] {
  return [
    ...equal('html lang', lang, 'fr'),
    ...(alternates.length > 0 ? [`hreflang: the site has one language, ${alternates.join(', ')} are named`] : []),
    ...one('title', titles),
    ...length('title', titles[0]),
    ...one('description', metas.get('description')),
    ...length('description', metas.get('description')?.[0]),
    ...one('canonical', canonicals),
    ...equal('canonical', canonicals[0], origin + address),
    ...(feeds.length === (hasFeed(address) ? 1 : 0) ? [] : [`feed: announced ${feeds.length} times`]),
  ];
}

const isArticle = (address: string): boolean => /^\/(?:actualite|etude_de_cas)\/[^/]+$/.test(address);

export function socialProblems({ titles, metas }: PageFacts, { address, origin }: Place): string[] {
  const of = (name: string): string => metas.get(name)?.[0] ?? '';
  const image = of('og:image');
  return [
    ...[
      'title',
      'description',
      'url',
      'type',
      'locale',
      'site_name',
      'image',
      'image:width',
      'image:height',
      'image:alt',
    ].flatMap((name) => one(`og:${name}`, metas.get(`og:${name}`))),
    ...equal('og:title', of('og:title'), titles[0] ?? ''),
    ...equal('og:description', of('og:description'), of('description')),
    ...equal('og:url', of('og:url'), origin + address),
    ...equal('og:type', of('og:type'), isArticle(address) ? 'article' : 'website'),
    ...equal('og:locale', of('og:locale'), 'fr_FR'),
    ...equal('og:image:width', of('og:image:width'), IMAGE_SIZE.width),
    ...equal('og:image:height', of('og:image:height'), IMAGE_SIZE.height),
    ...(image.startsWith(`${origin}/`) ? [] : [`og:image: “${image}” is not an absolute address of the site`]),
    ...equal('twitter:card', of('twitter:card'), 'summary_large_image'),
  ];
}

/** Kinds of structured data that a page of this address must have. */
const wantedKinds = (address: string): string[] => [
  ...(address === '/' ? ['Organization', 'WebSite'] : ['BreadcrumbList']),
  ...(/^\/actualite\/[^/]+$/.test(address) ? ['NewsArticle'] : []),
  ...(/^\/etude_de_cas\/[^/]+$/.test(address) ? ['Article'] : []),
  ...(/^\/recrutements\/postes\//.test(address) ? ['JobPosting'] : []),
];

export function structuredDataProblems({ jsonLd }: PageFacts, { address, origin }: Place): string[] {
  const checked = jsonLd.map(checkBlock);
  const kinds = checked.flatMap(({ block }) => block?.['@type'] ?? []);
  const crumbs = checked.find(({ block }) => block?.['@type'] === 'BreadcrumbList')?.block?.['itemListElement'];
  const last: unknown = Array.isArray(crumbs) ? crumbs.at(-1) : undefined;
  const end = typeof last === 'object' && last !== null && 'item' in last ? last.item : undefined;
  return [
    ...checked.flatMap(({ problems }) => problems),
    ...wantedKinds(address)
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => `${kind}: missing`),
    ...kinds.filter((kind, index) => kinds.indexOf(kind) !== index).map((kind) => `${kind}: more than one on a page`),
    // A further page of a list has the breadcrumb trail of the list.
    ...(end === undefined || end === origin + address || end === origin + address.replace(/[?&]page=\d+$/, '')
      ? []
      : [`BreadcrumbList: ends at ${String(end)}`]),
  ];
}
