/** Follows every internal link from the home page, as a search engine does. */
import { setTimeout } from 'node:timers/promises';
import { readPage, type PageFacts } from './page-facts';

export type Answer = {
  status: number;
  redirectedTo: string | undefined;
  type: string;
  robotsTag: string | null;
  facts: PageFacts | undefined;
};

/** Where something is linked from, and the address with its fragment. */
export type FoundLink = { url: URL; from: string; kind: 'link' | 'file' };

/** Addresses are path and query. */
export type CrawledSite = {
  /** The requested address. */
  base: string;
  /** Its canonical address. */
  origin: string;
  answers: ReadonlyMap<string, Answer>;
  links: readonly FoundLink[];
  ask: (address: string) => Promise<Answer>;
};

const AT_ONCE = 6;
const FILE_NAME = /\.\w{2,5}$/;

const ATTEMPTS = 4;
const LONGEST_WAIT_S = 5;

/** Retries after the time of `Retry-After`, as search engines do. */
async function fetchWithRetry(url: URL, attempts = ATTEMPTS): Promise<Response> {
  const response = await fetch(url, { method: FILE_NAME.test(url.pathname) ? 'HEAD' : 'GET', redirect: 'manual' });
  const wait = Number(response.headers.get('retry-after'));
  if (response.status !== 503 || !wait || attempts <= 1) return response;
  await setTimeout(Math.min(wait, LONGEST_WAIT_S) * 1000);
  return fetchWithRetry(url, attempts - 1);
}

async function askSite(base: string, address: string): Promise<Answer> {
  const url = new URL(address, base);
  const response = await fetchWithRetry(url);
  const type = response.headers.get('content-type') ?? '';
  const body = await response.text();
  return {
    status: response.status,
    redirectedTo: response.headers.get('location') ?? undefined,
    type,
    robotsTag: response.headers.get('x-robots-tag'),
    facts: body && type.startsWith('text/html') ? readPage(body, url.href) : undefined,
  };
}

const addressOf = ({ pathname, search }: URL): string => pathname + search;

/** @param base address at which the site answers; its public origin may be another */
export async function crawlSite(base: string): Promise<CrawledSite> {
  const start = await askSite(base, '/');
  const origin = new URL(start.facts?.canonicals[0] ?? base).origin;
  const own = new Set([new URL(base).origin, origin]);
  const answers = new Map<string, Answer>([['/', start]]);
  const links: FoundLink[] = [];
  const waiting = new Set<string>();

  const follow = (address: string, { facts }: Answer): void => {
    for (const { url, kind } of facts?.references ?? []) {
      if (!own.has(url.origin)) continue;
      links.push({ url, from: address, kind });
      if (!answers.has(addressOf(url))) waiting.add(addressOf(url));
    }
  };
  follow('/', start);
  while (waiting.size > 0) {
    const round = [...waiting].slice(0, AT_ONCE);
    for (const address of round) waiting.delete(address);
    const given = await Promise.all(round.map((address) => askSite(base, address)));
    given.forEach((answer, index) => answers.set(round[index] ?? '', answer));
    given.forEach((answer, index) => follow(round[index] ?? '', answer));
  }
  return { base, origin, answers, links, ask: (address) => askSite(base, address) };
}

/** A page that search engines may index under its own address. */
export function isIndexable({ status, robotsTag, facts }: Answer, address: string, origin: string): boolean {
  const robots = [...(facts?.metas.get('robots') ?? []), robotsTag ?? ''].join(',');
  return (
    status === 200 && facts !== undefined && !robots.includes('noindex') && facts.canonicals[0] === origin + address
  );
}

/** Every indexable page that was reached, by its address. */
export const indexablePages = ({ answers, origin }: CrawledSite): Map<string, PageFacts> =>
  new Map(
    [...answers].flatMap(([address, answer]) =>
      answer.facts && isIndexable(answer, address, origin) ? [[address, answer.facts] as const] : [],
    ),
  );
