/** Problems across all pages: links, addresses, site map, robots.txt. */
import { indexablePages, type CrawledSite, type FoundLink } from './crawl-site';
import { MISSING_ADDRESSES, OLD_ADDRESSES, OLD_PRIVATE_ADDRESSES } from './old-addresses';
import type { Report } from './report';
import { childrenOf, parseXml, textIn } from '../../e2e/support/xml-tree';

const SECTION_TO_COME = 'n’est pas encore ouverte';

/** The fragment that leads to an element, as addresses spell it. */
const fragmentOf = (id: string): string => new URL(`#${id}`, 'http://site.invalid').hash;

function linkProblem({ url, from }: FoundLink, { answers }: CrawledSite): string | undefined {
  const answer = answers.get(url.pathname + url.search);
  const link = `${from} → ${url.pathname}${url.search}${url.hash}`;
  if (!answer) return `${link}: was not asked`;
  if (answer.redirectedTo) return `${link}: is redirected to ${answer.redirectedTo}`;
  if (answer.status !== 200) return `${link}: answers ${answer.status}`;
  if (url.pathname !== '/' && url.pathname.endsWith('/')) return `${link}: ends with a slash, no other address does`;
  // A section that is not open yet has no anchors.
  if (!url.hash || !answer.facts || answer.facts.text.includes(SECTION_TO_COME)) return undefined;
  const hasAnchor = ['top', ...answer.facts.ids].some((id) => fragmentOf(id) === url.hash);
  return hasAnchor ? undefined : `${link}: has no such anchor`;
}

export const linkReport = (site: CrawledSite): Report => ({
  check: 'links, pictures and anchors lead somewhere',
  looked: site.links.length,
  problems: [...new Set(site.links.flatMap((link) => linkProblem(link, site) ?? []))],
});

/** Texts that more than one page has. */
export function repeatedReport(check: string, values: readonly (readonly [address: string, value: string])[]): Report {
  const addresses = new Map<string, string[]>();
  for (const [address, value] of values) addresses.set(value, [...(addresses.get(value) ?? []), address]);
  const problems = [...addresses]
    .filter(([, those]) => those.length > 1)
    .map(([value, those]) => `${those.join(', ')}: “${value.slice(0, 80)}”`);
  return { check, looked: values.length, problems };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export async function sitemapReport(site: CrawledSite): Promise<Report> {
  const response = await fetch(new URL('/sitemap.xml', site.base));
  const root = parseXml(await response.text());
  const entries = childrenOf(root, 'url').map((url) => ({
    address: textIn(url, 'loc') ?? '',
    changed: textIn(url, 'lastmod'),
  }));
  const listed = entries.map(({ address }) => address);
  const crawled = new Set([...indexablePages(site).keys()].map((address) => site.origin + address));
  const problems = [
    ...(response.ok ? [] : [`/sitemap.xml answers ${response.status}`]),
    ...listed
      .filter((address) => !crawled.has(address))
      .map((address) => `${address}: is listed, but no link leads there, or it is no page to keep`),
    ...[...crawled]
      .filter((address) => !listed.includes(address))
      .map((address) => `${address}: can be reached and indexed, but is not listed`),
    ...listed
      .filter((address, index) => listed.indexOf(address) !== index)
      .map((address) => `${address}: is listed twice`),
    ...entries.flatMap(({ address, changed }) =>
      changed === undefined || (DAY.test(changed) && Date.parse(changed) <= Date.now())
        ? []
        : [`${address}: lastmod is ${changed}`],
    ),
    ...entries.flatMap(({ address, changed }) =>
      changed === undefined && /\/(?:actualite|etude_de_cas)\/[^/?]+$/.test(address)
        ? [`${address}: its date is known, lastmod is missing`]
        : [],
    ),
  ];
  return { check: 'sitemap.xml is exactly what can be crawled and indexed', looked: entries.length, problems };
}

/** Files and data that pages need for display. */
const NEEDED_BY_PAGES = [
  '/_data/news',
  '/_data/content/1',
  '/_mf/shell/static/x.js',
  '/backend/public/storage/posts/x.svg',
  '/_images/720/backend/public/storage/posts/x.jpg',
  '/partage/accueil.png',
  '/logo.png',
];

export async function robotsReport(site: CrawledSite): Promise<Report> {
  const response = await fetch(new URL('/robots.txt', site.base));
  const lines = (await response.text()).split('\n').map((line) => line.trim());
  const valuesOf = (name: string) =>
    lines.flatMap((line) => new RegExp(`^${name}:\\s*(\\S*)`, 'i').exec(line)?.[1] ?? []);
  const forbidden = valuesOf('disallow').filter((rule) => rule !== '');
  const needed = [...NEEDED_BY_PAGES, ...site.answers.keys()];
  const blocked = needed.filter((address) => forbidden.some((rule) => address.startsWith(rule)));
  const problems = [
    ...(response.status === 200 && response.headers.get('content-type')?.startsWith('text/plain')
      ? []
      : ['/robots.txt is not had as text']),
    ...(valuesOf('user-agent').includes('*') ? [] : ['no rule for every crawler']),
    ...(valuesOf('sitemap').join() === `${site.origin}/sitemap.xml`
      ? []
      : [`names ${valuesOf('sitemap').join() || 'no'} site map`]),
    ...blocked.map((address) => `forbids ${address}, which pages are shown with or lead to`),
  ];
  return {
    check: 'robots.txt names the site map and forbids nothing that pages need',
    looked: needed.length,
    problems,
  };
}

const PERMANENT = new Set([301, 308]);

async function redirectProblem(
  site: CrawledSite,
  old: string,
  canonical: string,
  thenAnswers: readonly number[],
): Promise<string[]> {
  const first = await fetch(site.base.replace(/\/$/, '') + old, { redirect: 'manual' });
  const target = first.headers.get('location') ?? '';
  if (!PERMANENT.has(first.status)) return [`${old}: answers ${first.status}, not a permanent redirect`];
  if (new URL(target, site.origin).href !== new URL(canonical, site.origin).href)
    return [`${old}: leads to ${target}, not to ${canonical}`];
  const { status } = await site.ask(canonical);
  return thenAnswers.includes(status) ? [] : [`${old}: leads to ${canonical}, which answers ${status}`];
}

export async function oldAddressReport(site: CrawledSite): Promise<Report> {
  const slugAfter = (folder: string) =>
    [...indexablePages(site).keys()].find((address) => address.startsWith(folder))?.slice(folder.length) ??
    'none-was-found';
  const [post, study] = [slugAfter('/actualite/'), slugAfter('/etude_de_cas/')];
  const fill = (address: string) => address.replace('{post}', post).replace('{study}', study);
  const problems = await Promise.all([
    ...OLD_ADDRESSES.map(([old, canonical]) => redirectProblem(site, fill(old), fill(canonical), [200])),
    ...OLD_PRIVATE_ADDRESSES.map(([old, canonical]) => redirectProblem(site, old, canonical, [200, 404, 410])),
  ]);
  return {
    check: 'every old address leads to its page in one permanent step',
    looked: problems.length,
    problems: problems.flat(),
  };
}

export async function missingReport(site: CrawledSite): Promise<Report> {
  const statuses = await Promise.all(
    MISSING_ADDRESSES.map(async (address) => ({ address, ...(await site.ask(address)) })),
  );
  const problems = statuses.flatMap(({ address, status, facts }) => [
    ...(status === 404 ? [] : [`${address}: answers ${status}`]),
    ...(facts && !facts.metas.get('robots')?.[0]?.includes('noindex') ? [`${address}: its page may be indexed`] : []),
  ]);
  return { check: 'what does not exist is a real 404', looked: MISSING_ADDRESSES.length, problems };
}
