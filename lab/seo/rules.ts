/** What search engines and social networks ask of a page, and of the site as a whole: each rule lists its problems. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { anchorId } from '@vipp/shared/lib/decode-uri';
import { childrenOf, parseXml, textIn } from '../../e2e/support/xml-tree';
import { indexablePages, isNoindex, type Page, type Site } from './crawl';

const data = JSON.parse(readFileSync(path.join(import.meta.dirname, 'addresses.json'), 'utf8')) as {
  /** Addresses that are not canonical, with their targets; `{post}` and `{study}` are slugs. */
  old: [old: string, canonical: string][];
  oldPrivate: [old: string, canonical: string][];
  missing: string[];
  /** Required and, where the group has true values, recommended properties of each kind. */
  structuredData: Record<string, string[]>;
};

const isNews = (address: string): boolean => /^\/actualite\/[^/?]+$/.test(address);
const isStudy = (address: string): boolean => /^\/etude_de_cas\/[^/?]+$/.test(address);
const SOCIAL = [
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
];

export function headProblems(
  { lang, titles, canonicals, metas, feeds }: Page,
  address: string,
  origin: string,
): string[] {
  const of = (name: string): string => metas.get(name)?.[0] ?? '';
  const [title = '', description] = [titles[0], of('description')];
  const single = [
    titles,
    canonicals,
    metas.get('description') ?? [],
    ...SOCIAL.map((name) => metas.get(`og:${name}`) ?? []),
  ];
  const wanted: [what: string, found: string | null, expected: string][] = [
    ['html lang', lang, 'fr'],
    ['canonical', canonicals[0] ?? '', origin + address],
    ['og:title', of('og:title'), title],
    ['og:description', of('og:description'), description],
    ['og:url', of('og:url'), origin + address],
    ['og:type', of('og:type'), isNews(address) || isStudy(address) ? 'article' : 'website'],
    ['og:locale', of('og:locale'), 'fr_FR'],
    ['size of og:image', `${of('og:image:width')}×${of('og:image:height')}`, '1200×630'],
    ['origin of og:image', URL.canParse(of('og:image')) ? new URL(of('og:image')).origin : '', origin],
    ['twitter:card', of('twitter:card'), 'summary_large_image'],
    ['number of feeds', String(feeds.length), /^\/(?:$|\?|actualite(?:$|[/?]))/.test(address) ? '1' : '0'],
  ];
  return [
    ...(single.every((values) => values.length === 1 && values[0]?.trim())
      ? []
      : ['title, description, canonical or og: is not there once']),
    ...(title.length >= 10 && title.length <= 110 ? [] : [`title has ${title.length} characters`]),
    ...(description.length >= 60 && description.length <= 160
      ? []
      : [`description has ${description.length} characters`]),
    ...wanted.flatMap(([what, found, expected]) =>
      found === expected ? [] : [`${what}: “${found}”, expected “${expected}”`],
    ),
  ];
}

const valueAt = (block: unknown, property: string): unknown =>
  property.split('.').reduce<unknown>((at, name) => (Object(at) as Record<string, unknown>)[name], block);

export function structuredDataProblems({ jsonLd }: Page, address: string): string[] {
  const blocks = jsonLd.map((json) => JSON.parse(json) as Record<string, unknown>);
  const kinds = blocks.map((block) => String(block['@type']));
  const wanted = [
    ...(address === '/' ? ['Organization', 'WebSite'] : ['BreadcrumbList']),
    ...(isNews(address) ? ['NewsArticle'] : []),
    ...(isStudy(address) ? ['Article'] : []),
    ...(address.startsWith('/recrutements/postes/') ? ['JobPosting'] : []),
  ];
  const missing = (block: Record<string, unknown>): string[] =>
    (data.structuredData[String(block['@type'])] ?? ['a rule']).filter((name) =>
      [undefined, ''].includes(valueAt(block, name) as string),
    );
  return [
    ...blocks.flatMap((block) => missing(block).map((name) => `${block['@type']} has no ${name}`)),
    ...blocks.flatMap((block) => (block['@context'] === 'https://schema.org' ? [] : ['a block is not of schema.org'])),
    ...wanted.filter((kind) => !kinds.includes(kind)).map((kind) => `has no ${kind}`),
    ...(new Set(kinds).size === kinds.length ? [] : [`repeats one of ${kinds}`]),
  ];
}

export function linkProblems({ links, answers }: Site): string[] {
  const problems = links.flatMap(({ url, from }) => {
    const address = url.pathname + url.search;
    const { status, page } = answers.get(address) ?? {};
    const link = `${from} → ${address}${url.hash}`;
    if (status !== 200) return [`${link}: answers ${status}`];
    const id = anchorId(url.hash);
    return id === '' || id === 'top' || !page || page.ids.has(id) ? [] : [`${link}: has no such anchor`];
  });
  return [...new Set(problems)];
}

/** Pages that were reached and are neither indexable nor excluded by noindex, and titles and descriptions that more than one has. */
export function indexProblems(site: Site): string[] {
  const pages = indexablePages(site);
  const undecided = [...site.answers].filter(([, answer]) => {
    const canonical = answer.page?.canonicals[0]?.slice(site.origin.length) ?? '';
    return answer.status === 200 && answer.page && !isNoindex(answer) && !pages.has(canonical);
  });
  const texts = [...pages.values()].flatMap(({ titles, metas }) => [
    titles[0] ?? '',
    metas.get('description')?.[0] ?? '',
  ]);
  const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
  return [
    ...undecided.map(([address]) => `${address}: its canonical address is no page that can be indexed`),
    ...repeated.map((text) => `more than one page has “${text}”`),
  ];
}

/** The site map is exactly what can be crawled and indexed; robots.txt names it; the feed lists pages that exist, newest first. */
export async function fileProblems({ base, origin, ...site }: Site): Promise<string[]> {
  const read = async (file: string): Promise<string> => (await fetch(new URL(file, base))).text();
  const entries = childrenOf(parseXml(await read('/sitemap.xml')), 'url');
  const listed = entries.map((entry) => textIn(entry, 'loc') ?? '');
  const pages = [...indexablePages({ base, origin, ...site }).keys()].map((address) => origin + address);
  const dated = entries.filter((entry) => /\/(?:actualite|etude_de_cas)\/[^/?]+$/.test(textIn(entry, 'loc') ?? ''));
  const robots = await read('/robots.txt');
  const forbidden = [...robots.matchAll(/^disallow:\s*(\S+)/gim)].map(([, rule = '']) => rule);
  const items = childrenOf(childrenOf(parseXml(await read('/actualite/flux.xml')), 'channel')[0], 'item');
  const dates = items.map((item) => Date.parse(textIn(item, 'pubDate') ?? ''));
  return [
    ...listed
      .filter((address) => !pages.includes(address))
      .map((address) => `${address} is listed, but cannot be reached`),
    ...pages.filter((address) => !listed.includes(address)).map((address) => `${address} is not in sitemap.xml`),
    ...(new Set(listed).size === listed.length ? [] : ['sitemap.xml lists an address twice']),
    ...dated.flatMap((entry) =>
      Date.parse(textIn(entry, 'lastmod') ?? '') <= Date.now() ? [] : [`${textIn(entry, 'loc')}: lastmod`],
    ),
    ...(robots.includes(`Sitemap: ${origin}/sitemap.xml`) ? [] : ['robots.txt does not name the site map']),
    ...[...site.answers.keys()]
      .filter((address) => forbidden.some((rule) => address.startsWith(rule)))
      .map((address) => `robots.txt forbids ${address}`),
    ...items.flatMap((item) =>
      pages.includes(textIn(item, 'link') ?? '') ? [] : [`the feed leads to ${textIn(item, 'link')}`],
    ),
    ...(dates.length > 0 && dates.every((date, index) => date <= (dates[index - 1] ?? Infinity))
      ? []
      : ['the feed is not newest first']),
  ];
}

/** Every old address leads to its page in one permanent step, and what never existed is a real 404. */
export async function addressProblems(site: Site): Promise<string[]> {
  const slug = (is: (address: string) => boolean): string => [...site.answers.keys()].find(is)?.split('/').at(-1) ?? '';
  const fill = (address: string): string => address.replace('{post}', slug(isNews)).replace('{study}', slug(isStudy));
  const problems: string[] = [];
  for (const [old, canonical] of [...data.old, ...data.oldPrivate]) {
    const { status, location } = await site.ask(fill(old));
    const target = new URL(location ?? '', site.origin).href;
    if (![301, 308].includes(status) || target !== site.origin + fill(canonical))
      problems.push(`${old}: ${status} to ${location}`);
  }
  for (const address of data.missing) {
    const answer = await site.ask(address);
    if (answer.status !== 404 || (answer.page && !isNoindex(answer)))
      problems.push(`${address}: answers ${answer.status}`);
  }
  return problems;
}
