/** The news as RSS 2.0: its channel, its items, and the links to it from the pages. */
import { indexablePages, type CrawledSite } from './crawl-site';
import type { Report } from './report';
import { childrenOf, parseXml, textIn, type XmlElement } from '../../e2e/support/xml-tree';

/** RFC 822 with the four-digit year of RFC 1123, as RSS 2.0 asks. */
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;

function itemProblems(item: XmlElement, pages: ReadonlyMap<string, unknown>, origin: string): string[] {
  const [title, link, guid, date, description] = ['title', 'link', 'guid', 'pubDate', 'description'].map(
    (name) => textIn(item, name) ?? '',
  );
  const name = title || link || 'an item without title';
  return [
    ...(title ? [] : [`${name}: no title`]),
    ...(description ? [] : [`${name}: no description`]),
    // Feed readers interpret the description as HTML.
    ...(/<(?!\/?(?:p|em|strong|br)\b)/.test(description ?? '') ? [`${name}: its description is not escaped`] : []),
    ...(link?.startsWith(`${origin}/`) && pages.has(link.slice(origin.length))
      ? []
      : [`${name}: leads to ${link}, which is no page to keep`]),
    ...(guid === link ? [] : [`${name}: its guid is ${guid}`]),
    ...(RFC_822.test(date ?? '') ? [] : [`${name}: its date is “${date}”`]),
  ];
}

function channelProblems(root: XmlElement, channel: XmlElement | undefined, address: string): string[] {
  const self = childrenOf(channel, 'atom:link').find(({ attributes }) => attributes['rel'] === 'self')?.attributes[
    'href'
  ];
  return [
    ...(root.name === 'rss' && root.attributes['version'] === '2.0' ? [] : ['it is not RSS 2.0']),
    ...['title', 'link', 'description', 'language']
      .filter((name) => !textIn(channel, name))
      .map((name) => `the channel has no ${name}`),
    ...(self === address ? [] : [`it calls itself ${self}`]),
  ];
}

export async function feedReport(site: CrawledSite): Promise<Report> {
  const pages = indexablePages(site);
  const check = 'the RSS feed is valid and announced on the home page and the news';
  const announced = [...new Set([...pages.values()].flatMap(({ feeds }) => feeds))];
  const [href] = announced;
  if (announced.length !== 1 || !href)
    return { check, looked: 0, problems: [`${announced.length} feeds are announced`] };
  const response = await fetch(new URL(href, site.base));
  const root = parseXml(await response.text());
  const [channel] = childrenOf(root, 'channel');
  const items = childrenOf(channel, 'item');
  const dates = items.map((item) => Date.parse(textIn(item, 'pubDate') ?? ''));
  const problems = [
    ...(response.headers.get('content-type')?.startsWith('application/rss+xml')
      ? []
      : [`its type is ${response.headers.get('content-type')}`]),
    ...channelProblems(root, channel, new URL(href, site.origin).href),
    ...(items.length > 0 ? [] : ['it has no item']),
    ...(dates.some((date, index) => date > (dates[index - 1] ?? Infinity)) ? ['it is not newest first'] : []),
    ...items.flatMap((item) => itemProblems(item, pages, site.origin)),
  ];
  return { check, looked: items.length, problems };
}
