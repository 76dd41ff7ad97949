/** Follows every internal link of the site in the HTML that the server sends, as a search engine does. */
import type { APIRequestContext } from '@playwright/test';
import { COMING_TEXT } from './site-pages';

type Target = { status: number; redirectedTo: string | undefined; html: string };

/** A link as it was found: where it leads, and the page it stands on. */
type FoundLink = { url: URL; from: string };

const ADDRESS = /<(?:a|img|source|video|track)\b[^>]*?\s(?:href|src|srcset|poster)="[^"]*"[^>]*>/gi;
const ATTRIBUTE = /\s(?:href|src|srcset|poster)="([^"]*)"/gi;

const unescape = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** Addresses in `href`, `src`, `poster`, and every candidate of a `srcset`. */
function addressesIn(html: string): string[] {
  const tags = html.match(ADDRESS) ?? [];
  return tags.flatMap((tag) =>
    [...tag.matchAll(ATTRIBUTE)].flatMap(([, value = '']) => unescape(value).split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '')),
  );
}

const hasAnchor = (html: string, hash: string): boolean => {
  const id = decodeURIComponent(hash.slice(1));
  return id === 'top' || html.includes(` id="${id}"`);
};

function problemOf({ url, from }: FoundLink, target: Target): string | undefined {
  const link = `${from} → ${url.pathname}${url.search}${url.hash}`;
  if (target.redirectedTo) return `${link}: is redirected to ${target.redirectedTo}`;
  if (target.status !== 200) return `${link}: answers ${target.status}`;
  // A section that is not open yet has no anchors so far.
  if (!url.hash || target.html.includes(COMING_TEXT) || hasAnchor(target.html, url.hash)) return undefined;
  return `${link}: has no such anchor`;
}

async function visit(request: APIRequestContext, address: string): Promise<Target> {
  const isFile = /\.\w{2,5}$/.test(new URL(address).pathname);
  const response = isFile
    ? await request.head(address, { maxRedirects: 0 })
    : await request.get(address, { maxRedirects: 0 });
  const isPage = response.headers()['content-type']?.startsWith('text/html');
  return { status: response.status(), redirectedTo: response.headers().location, html: isPage ? await response.text() : '' };
}

/** Every address reached from `start`, and one line for each link that leads nowhere. */
export async function crawl(request: APIRequestContext, start: string): Promise<{ visited: Set<string>; problems: string[] }> {
  const targets = new Map<string, Promise<Target>>();
  const links: FoundLink[] = [];
  const queue: FoundLink[] = [{ url: new URL(start), from: 'start' }];
  for (let link = queue.shift(); link; link = queue.shift()) {
    links.push(link);
    const address = link.url.origin + link.url.pathname + link.url.search;
    if (targets.has(address)) continue;
    targets.set(address, visit(request, address));
    const { html } = await (targets.get(address) ?? Promise.reject(new Error(address)));
    const found = addressesIn(html).map((href) => new URL(href, address)).filter(({ origin }) => origin === link.url.origin);
    queue.push(...found.map((url) => ({ url, from: link.url.pathname })));
  }
  const problems = await Promise.all(
    links.map(async (link) => {
      const target = await targets.get(link.url.origin + link.url.pathname + link.url.search);
      return target && problemOf(link, target);
    }),
  );
  return { visited: new Set(targets.keys()), problems: [...new Set(problems.filter((problem) => problem !== undefined))] };
}
