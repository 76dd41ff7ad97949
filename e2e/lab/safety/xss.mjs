/** Attacks in every field of the content: nothing of them becomes part of a page, of the feed or of an answer that a browser would run. */
import { JSDOM } from 'jsdom';
import { harmInPage } from './harm-in-page.mjs';

const CONTENT_PAGES = [
  '/',
  '/le-groupe',
  '/prestations',
  '/prestationstest',
  '/vous-accompagner',
  '/rse',
  '/politique',
  '/mentionslegales',
  '/recrutements',
  '/contact',
  '/signalements',
  '/plan',
];
const LISTS = [
  '/actualite',
  '/etude-de-cas',
  '/etude-de-cas/all',
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
const typed = (attack) => {
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

/** Asks again when the site is too busy preparing the content. */
async function askPage(address, tries = 20) {
  const answer = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html' } });
  if (answer.status !== 503 || tries === 1) return answer;
  await new Promise((resolve) => setTimeout(resolve, 500));
  return askPage(address, tries - 1);
}

async function harmAt(origin, path) {
  const answer = await askPage(origin + path);
  const body = await answer.text();
  if (answer.status === 308 || answer.status === 400 || answer.status === 414) return [];
  if (answer.status >= 500) return [`${path}: answered ${answer.status}`];
  return harmInPage(body, answer.headers.get('content-security-policy') ?? '').map((line) => `${path}: ${line}`);
}

async function harmInFeed(origin) {
  const answer = await fetch(`${origin}/actualite/flux.xml`);
  const feed = await answer.text();
  try {
    const { window } = new JSDOM(feed, { contentType: 'text/xml' });
    const strangers = [...window.document.querySelectorAll('*')].filter(({ localName }) =>
      /^(script|svg|img|iframe|math|object)$/.test(localName),
    );
    return strangers.map(({ localName }) => `the feed has an element ${localName}`);
  } catch (error) {
    return [`the feed is no XML: ${error.message}`];
  }
}

/** Data is data, whatever it contains. */
async function harmInData(origin, path) {
  const answer = await fetch(origin + path);
  const isJson =
    /^application\/json/.test(answer.headers.get('content-type') ?? '') &&
    answer.headers.get('x-content-type-options') === 'nosniff';
  await answer.json();
  return isJson && answer.status < 500
    ? []
    : [`${path}: answered ${answer.status}, ${answer.headers.get('content-type')}`];
}

/** @param {{ origin: string, attacks: string[], every: number }} options `every` = 8 looks at each eighth page of those that there is one of for each attack */
export async function tryXss({ origin, attacks, every }) {
  const some = attacks.map((attack, index) => ({ attack, index })).filter(({ index }) => index % every === 0);
  const details = some.flatMap(({ index }) => [`/actualite/a-${index + 1}`, `/etude_de_cas/a-${index + 1}`]);
  const typedOnes = some.flatMap(({ attack, index }) => (every > 1 ? [typed(attack)[index % 7]] : typed(attack)));
  const pages = [...CONTENT_PAGES, ...LISTS, ...details, ...typedOnes];
  const faults = [];
  for (const path of pages) faults.push(...(await harmAt(origin, path)));
  faults.push(...(await harmInFeed(origin)));
  for (const path of DATA) faults.push(...(await harmInData(origin, path)));
  return { tried: pages.length + DATA.length + 1, faults };
}
