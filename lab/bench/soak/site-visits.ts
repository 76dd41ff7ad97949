/** What visitors without a form do: pages, filtered lists, files, data calls, addresses that do not exist. */
import { randomUUID } from 'node:crypto';
import { childrenOf, parseXml, textIn } from '../../../e2e/support/xml-tree';
import type { Ask, Answers } from './ask';

/** One kind of visit. `weight`: how often it happens among all visits. */
export type Visit = { name: string; weight: number; run: () => Promise<void> };

/** `cache` and `gateway`: the same site through Varnish and without it. */
export type Entrances = { cache: string; gateway: string };

/** Pages that no search engine is to list, which the site map lacks. */
const UNLISTED = ['/recrutements/candidature', '/recrutements/atelier', '/signalements', '/contact'];
const FILTERS = [
  ...[2, 3].map((page) => `/actualite?page=${page}`),
  '/actualite?annee=2025',
  '/actualite?annee=2025&mois=10',
  '/etude-de-cas/all?page=2',
  '/etude-de-cas/all?annee=2025',
  '/etude-de-cas/group?theme=relations-client',
  '/etude-de-cas/group?theme=soutien-d-activite&annee=2025',
];
const DATA_CALLS = [
  '/_data/news?page=1',
  '/_data/studies?taille=9&page=1',
  '/_data/study-themes',
  '/_data/positions',
  '/_data/application-form',
  '/_data/site-facts',
  '/_data/content/1',
];
const FILE = /(?:src|href)="(\/[^"?#]+\.(?:js|css|woff2|svg|png|jpe?g|webp|avif|pdf))"/g;
const SIZED = /srcset="([^"]+)"/gi;

/** @throws {Error} of an empty list */
function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to visit');
  return item;
}

async function listedPages(ask: Ask, gateway: string): Promise<string[]> {
  const map = parseXml((await ask(`${gateway}/sitemap.xml`)) ?? '<urlset/>');
  return childrenOf(map, 'url').map((url) => new URL(textIn(url, 'loc') ?? '').pathname);
}

/** Files that some pages name, pictures of every width among them. */
async function filesOf(ask: Ask, gateway: string, pages: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const page of pages) {
    const html = (await ask(gateway + page)) ?? '';
    for (const [, file = ''] of html.matchAll(FILE)) found.add(file);
    for (const [, sizes = ''] of html.matchAll(SIZED))
      for (const one of sizes.replaceAll('&amp;', '&').split(', ')) found.add(one.split(' ')[0] ?? '');
  }
  return [...found].filter((file) => file.startsWith('/'));
}

/** @returns kinds of visits, after a look at the site map and at some pages */
export async function siteVisits({ ask }: Pick<Answers, 'ask'>, { cache, gateway }: Entrances): Promise<Visit[]> {
  const listed = await listedPages(ask, gateway);
  const pages = [...new Set([...listed, ...UNLISTED])];
  const files = await filesOf(ask, gateway, ['/', '/actualite', '/etude-de-cas/all', '/le-groupe', '/rse', '/contact']);
  const open = async (address: string, expected?: number[]): Promise<void> => {
    await ask(pick([cache, gateway]) + address, {}, expected);
  };
  return [
    { name: 'page', weight: 30, run: () => open(pick(pages)) },
    { name: 'filtered list', weight: 12, run: () => open(pick(FILTERS)) },
    // An address that was never asked for: caches that are not bounded grow with it.
    { name: 'new address', weight: 8, run: () => open(`${pick(pages)}?visite=${randomUUID()}`) },
    { name: 'search', weight: 4, run: () => open(`/actualite?q=${randomUUID().slice(0, 8)}`) },
    { name: 'file', weight: 24, run: () => open(pick(files)) },
    { name: 'data call', weight: 10, run: () => open(pick(DATA_CALLS)) },
    {
      name: 'missing',
      weight: 5,
      run: () => open(pick(['/', '/actualite/', '/_data/news/', '/etude_de_cas/']) + randomUUID(), [404]),
    },
  ];
}
