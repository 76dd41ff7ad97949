/**
 * `npm run lab -- seo`: everything that search engines and social networks find on a site. Starts the built site, or crawls the
 * one at `--url`.
 */
import { createHash } from 'node:crypto';
import { printFigures, type Row } from '../support/figures';
import { parseOptions } from '../support/parse-options';
import { withWholeSite } from '../support/with-site';
import { crawl, indexablePages, type Page, type Site } from './crawl';
import * as rules from './rules';

const HELP = `npm run lab -- seo [options]
  --url URL   a site that runs (default: the built site)`;

const PNG_SIGNATURE = '89504e470d0a1a0a';
/** Social networks refuse larger ones. */
const MOST_BYTES = 1_000_000;

/** Each page has a drawn picture of its own; further pages of a list share the list's. */
async function pictureProblems(site: Site): Promise<string[]> {
  const all = [...indexablePages(site).values()].flatMap(({ metas }) => metas.get('og:image') ?? []);
  const problems: string[] = [];
  const hashes = new Set<string>();
  const addresses = [...new Set(all)];
  for (const address of addresses) {
    const { pathname, search } = new URL(address);
    const bytes = Buffer.from(await (await fetch(new URL(pathname + search, site.base))).arrayBuffer());
    const isPng = bytes.subarray(0, 8).toString('hex') === PNG_SIGNATURE && bytes.length <= MOST_BYTES;
    if (!isPng || bytes.readUInt32BE(16) !== 1200 || bytes.readUInt32BE(20) !== 630)
      problems.push(`${address}: no PNG of 1200×630`);
    hashes.add(createHash('sha256').update(bytes).digest('hex'));
  }
  if (hashes.size < addresses.length)
    problems.push(`${addresses.length} pictures are only ${hashes.size} different ones`);
  return problems;
}

async function examine(base: string): Promise<Row[]> {
  const site = await crawl(base);
  const pages = [...indexablePages(site)];
  const perPage = (problemsOf: (page: Page, address: string, origin: string) => string[]): string[] =>
    pages.flatMap(([address, page]) =>
      problemsOf(page, address, site.origin).map((problem) => `${address}: ${problem}`),
    );
  console.log(
    `${base} calls itself ${site.origin}: ${site.answers.size} addresses, ${site.links.length} links, ${pages.length} pages`,
  );
  return [
    { name: 'heads and Open Graph', faults: perPage(rules.headProblems) },
    { name: 'structured data', faults: perPage(rules.structuredDataProblems) },
    { name: 'links, files and anchors', faults: rules.linkProblems(site) },
    { name: 'indexable once, with a title of its own', faults: rules.indexProblems(site) },
    { name: 'sitemap.xml, robots.txt and feed', faults: await rules.fileProblems(site) },
    { name: 'old and missing addresses', faults: await rules.addressProblems(site) },
    { name: 'drawn pictures', faults: await pictureProblems(site) },
  ];
}

export async function main(args: string[]): Promise<void> {
  const { url } = parseOptions(args, { url: { type: 'string' } }, HELP);
  if (url) process.env['BASE_URL'] = url;
  printFigures('What search engines find', await withWholeSite(examine));
}
