/** Follows every internal link from the home page, as a search engine does, and reads what the HTML says. */
import { JSDOM } from 'jsdom';
import { fetchUnlessBusy } from '../../e2e/support/fetch-unless-busy';

/** What a search engine or a social network reads in the HTML that the server sends. */
export type Page = {
  lang: string | null;
  titles: string[];
  canonicals: string[];
  /** Values of `meta` by name or property; a name that occurs twice has two. */
  metas: ReadonlyMap<string, string[]>;
  /** Text of each JSON-LD block. */
  jsonLd: string[];
  feeds: string[];
  ids: ReadonlySet<string>;
  /** Links, pictures and files, absolute. */
  references: URL[];
};

/** A page is undefined for a file and a redirect. */
export type Answer = { status: number; location: string | null; robotsTag: string; page: Page | undefined };

/** Addresses are path and query. */
export type Site = {
  base: string;
  /** Its canonical address. */
  origin: string;
  answers: ReadonlyMap<string, Answer>;
  links: readonly { url: URL; from: string }[];
  ask: (address: string) => Promise<Answer>;
};

const AT_ONCE = 6;
const FILE_NAME = /\.\w{2,5}$/;

function readPage(html: string, url: string): Page {
  const { document } = new JSDOM(html, { url }).window;
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const values = (selector: string, name: string): string[] =>
    all(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const metas = new Map<string, string[]>();
  for (const meta of all('meta[content]')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
    metas.set(name, [...(metas.get(name) ?? []), meta.getAttribute('content') ?? '']);
  }
  const jsonLd = all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? '');
  const candidates = values('[srcset]', 'srcset').flatMap((set) =>
    set.split(/,\s+/).map((one) => one.trim().split(/\s/)[0]),
  );
  const addresses = [
    ...values('a[href], link:is([rel="icon"], [rel="preload"], [rel="stylesheet"])[href]', 'href'),
    ...values('[src]', 'src'),
    ...values('[poster]', 'poster'),
    ...candidates,
  ];
  return {
    lang: document.documentElement.getAttribute('lang'),
    titles: all('head > title').map(({ textContent }) => textContent ?? ''),
    canonicals: values('link[rel="canonical"]', 'href'),
    metas,
    jsonLd,
    feeds: values('link[rel="alternate"][type="application/rss+xml"]', 'href'),
    ids: new Set(all('[id]').map(({ id }) => id)),
    references: addresses
      .map((address = '') => new URL(address, url))
      .filter(({ protocol }) => /^https?:/.test(protocol)),
  };
}

async function ask(base: string, address: string): Promise<Answer> {
  const url = new URL(base.replace(/\/$/, '') + address);
  const method = FILE_NAME.test(url.pathname) ? 'HEAD' : 'GET';
  const response = await fetchUnlessBusy(() => fetch(url, { method, redirect: 'manual' }));
  const body = await response.text();
  const isPage = body !== '' && response.headers.get('content-type')?.startsWith('text/html');
  return {
    status: response.status,
    location: response.headers.get('location'),
    robotsTag: response.headers.get('x-robots-tag') ?? '',
    page: isPage ? readPage(body, url.href) : undefined,
  };
}

/** @param base address at which the site answers; its public origin may be another */
export async function crawl(base: string): Promise<Site> {
  const start = await ask(base, '/');
  const origin = new URL(start.page?.canonicals[0] ?? base).origin;
  const own = new Set([new URL(base).origin, origin]);
  const answers = new Map<string, Answer>();
  const links: { url: URL; from: string }[] = [];
  const waiting = new Set(['/']);
  const follow = async (address: string): Promise<void> => {
    const answer = await ask(base, address);
    answers.set(address, answer);
    for (const url of answer.page?.references ?? []) {
      if (!own.has(url.origin)) continue;
      links.push({ url, from: address });
      if (!answers.has(url.pathname + url.search)) waiting.add(url.pathname + url.search);
    }
  };
  while (waiting.size > 0) {
    const round = [...waiting].filter((address) => !answers.has(address)).slice(0, AT_ONCE);
    await Promise.all(round.map(follow));
    for (const address of [...round, ...answers.keys()]) waiting.delete(address);
  }
  return { base, origin, answers, links, ask: (address) => ask(base, address) };
}

export const isNoindex = ({ page, robotsTag }: Answer): boolean =>
  [...(page?.metas.get('robots') ?? []), robotsTag].some((robots) => robots.includes('noindex'));

/** Every page that was reached and may be indexed under its own address, by its address. */
export const indexablePages = ({ answers, origin }: Site): Map<string, Page> =>
  new Map(
    [...answers].flatMap(([address, answer]) => {
      const { status, page } = answer;
      const isOwn = status === 200 && page?.canonicals[0] === origin + address && !isNoindex(answer);
      return isOwn && page ? [[address, page] as const] : [];
    }),
  );
