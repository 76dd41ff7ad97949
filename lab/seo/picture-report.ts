/** The drawn picture of each page: present, unique, and of a format and size that social networks accept. */
import { createHash } from 'node:crypto';
import { indexablePages, type CrawledSite } from './crawl-site';
import type { Report } from './report';

const PNG_SIGNATURE = '89504e470d0a1a0a';
/** Social networks refuse larger ones. */
const MOST_BYTES = 1_000_000;

async function pictureOf(site: CrawledSite, address: string) {
  const { pathname, search } = new URL(address);
  const response = await fetch(new URL(pathname + search, site.base));
  const bytes = Buffer.from(await response.arrayBuffer());
  const isPng =
    bytes.subarray(0, 8).toString('hex') === PNG_SIGNATURE && response.headers.get('content-type') === 'image/png';
  const size = isPng ? `${bytes.readUInt32BE(16)}×${bytes.readUInt32BE(20)}` : 'no PNG';
  const problems = [
    ...(response.status === 200 ? [] : [`${address}: answers ${response.status}`]),
    ...(size === '1200×630' ? [] : [`${address}: is ${size}`]),
    ...(bytes.length <= MOST_BYTES ? [] : [`${address}: ${bytes.length} bytes`]),
  ];
  return { address, hash: createHash('sha256').update(bytes).digest('hex'), problems };
}

/** @param most number of pictures to check, from each end of the site: each is drawn at its first request */
export async function pictureReport(site: CrawledSite, most = Infinity): Promise<Report> {
  const pages = [...indexablePages(site)];
  const all = [...new Set(pages.flatMap(([, { metas }]) => metas.get('og:image') ?? []))].filter((address) =>
    URL.canParse(address),
  );
  const chosen = all.length <= most ? all : [...all.slice(0, most / 2), ...all.slice(-most / 2)];
  const pictures = await Promise.all(chosen.map((address) => pictureOf(site, address)));
  const own = new Map<string, string>();
  const same = pictures.flatMap(({ address, hash }) => {
    const other = own.get(hash);
    own.set(hash, address);
    return other ? [`${address}: is the same picture as ${other}`] : [];
  });
  // Further pages of a list share the list's.
  const withoutQuery = new Set(pages.map(([address]) => address.split('?')[0]));
  const shared = all.length >= withoutQuery.size ? [] : [`${withoutQuery.size} pages share ${all.length} pictures`];
  return {
    check: 'each page has a drawn picture of its own, PNG, 1200×630',
    looked: pictures.length,
    problems: [...pictures.flatMap(({ problems }) => problems), ...same, ...shared],
  };
}
