/** Attacks in every field of the content: none becomes part of a page, of the feed or of an answer that a browser would run. */
import { allRoutes, readTextAt } from '../../e2e/support/all-routes';
import { fetchUnlessBusy } from '../../e2e/support/fetch-unless-busy';
import { parseXml, type XmlElement } from '../../e2e/support/xml-tree';
import type { AttackResult } from './attack-result';
import { findUnsafeMarkup } from './unsafe-markup';

/** Lists with queries, beside the routes of the site. */
const LISTS = [
  '/etude-de-cas/group?theme=relations-client',
  '/actualite?page=2',
  '/etude-de-cas/all?page=2',
  '/actualite?q=window.hacked',
  '/etude-de-cas/all?q=%3Cscript%3E',
];
const DATA = [
  '/_data/content/1',
  '/_data/posts/latest',
  '/_data/news',
  '/_data/news/a-1',
  '/_data/studies',
  '/_data/studies/a-1',
  '/_data/study-themes',
];

/** What visitors type, and what an address contains, comes back in pages too. */
const typed = (attack: string): string[] => {
  const text = encodeURIComponent(attack);
  return [
    `/actualite?q=${text}&categorie=${text}`,
    `/etude-de-cas/all?q=${text}&secteur=${text}&typologie=${text}`,
    `/actualite/${text}`,
    `/etude_de_cas/${text}`,
    `/recrutements/candidature?pays=${text}&poste=${text}&motif=${text}`,
    `/newsletter/confirmation/${text}`,
    `/etude-de-cas/lien/${text}`,
    `/nowhere/${text}`,
  ];
};

async function findInPage(origin: string, path: string): Promise<string[]> {
  const options: RequestInit = { redirect: 'manual', headers: { accept: 'text/html' } };
  const answer = await fetchUnlessBusy(() => fetch(origin + path, options));
  const body = await answer.text();
  if (answer.status === 308 || answer.status === 400 || answer.status === 414) return [];
  if (answer.status >= 500) return [`${path}: answered ${answer.status}`];
  return findUnsafeMarkup(body, answer.headers.get('content-security-policy') ?? '').map((line) => `${path}: ${line}`);
}

const namesIn = (element: XmlElement): string[] => [element.name, ...element.children.flatMap(namesIn)];

async function findInFeed(origin: string): Promise<string[]> {
  const feed = await (await fetch(`${origin}/actualite/flux.xml`)).text();
  try {
    const foreign = namesIn(parseXml(feed)).filter((name) => /^(script|svg|img|iframe|math|object)$/.test(name));
    return foreign.map((name) => `the feed has an element ${name}`);
  } catch (error) {
    return [`the feed is no XML: ${error instanceof Error ? error.message : error}`];
  }
}

/** Data is data, whatever it contains. */
async function findInData(origin: string, path: string): Promise<string[]> {
  const answer = await fetch(origin + path);
  const isJson =
    /^application\/json/.test(answer.headers.get('content-type') ?? '') &&
    answer.headers.get('x-content-type-options') === 'nosniff';
  await answer.json();
  return isJson && answer.status < 500
    ? []
    : [`${path}: answered ${answer.status}, ${answer.headers.get('content-type')}`];
}

type Options = {
  origin: string;
  attacks: readonly string[];
  /** 8 checks every eighth of the pages that exist once for each attack. */
  every: number;
};

export async function tryXss({ origin, attacks, every }: Options): Promise<AttackResult> {
  const chosen = attacks.map((attack, index) => ({ attack, index })).filter(({ index }) => index % every === 0);
  const details = chosen.flatMap(({ index }) => [`/actualite/a-${index + 1}`, `/etude_de_cas/a-${index + 1}`]);
  const reflected = chosen.flatMap(({ attack, index }) => {
    const pages = typed(attack);
    return every > 1 ? [pages[index % pages.length] ?? '/'] : pages;
  });
  const pages = [...(await allRoutes(readTextAt(origin))), ...LISTS, ...details, ...reflected];
  const faults: string[] = [];
  for (const path of pages) faults.push(...(await findInPage(origin, path)));
  faults.push(...(await findInFeed(origin)));
  for (const path of DATA) faults.push(...(await findInData(origin, path)));
  return { tried: pages.length + DATA.length + 1, faults };
}
