/** Attacks in every field of the content, and in all that visitors type: none becomes part of a page, of the feed or of an answer. */
import { XSS } from './content-corpus';
import { allRoutes, readTextAt } from '../../e2e/support/all-routes';
import { fetchUnlessBusy } from '../../e2e/support/fetch-unless-busy';
import { untilHydrated } from '../../e2e/support/open-page';
import type { Browser, BrowserContext } from '../../e2e/support/playwright';
import { newVisitor } from '../support/browser';
import type { AttackResult } from './requests';
import { createHash } from 'node:crypto';
import { JSDOM, VirtualConsole } from 'jsdom';

// Parses a page as a browser does, and lists foreign executable parts.

const ADDRESSES =
  'href src action formaction poster data xlink:href background cite ping srcset codebase manifest'.split(' ');
const FORBIDDEN =
  'base, object, embed, applet, frame, frameset, portal, bgsound, meta[http-equiv], link[rel=import], iframe[srcdoc], animate, set, handler, isindex, xmp, plaintext, template, [style]';

/** Whether following or loading this address could run something. */
function isUnsafe(element: Element, name: string, value: string): boolean {
  if (name === 'srcset' || value.trim() === '') return /(java|vb)script:/i.test(value);
  if (!URL.canParse(value, 'https://site.invalid/')) return false;
  const { protocol, host } = new URL(value, 'https://site.invalid/');
  if (element.matches('form, button, input, link[rel=stylesheet], script')) return host !== 'site.invalid';
  if (element.matches('img, source') && /^data:image\//i.test(value)) return false;
  return !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol);
}

/** The site's own scripts are files with a hash, data, or in the policy by their hash; so are styles. */
function isOwn(element: Element, policy: string): boolean {
  const type = element.getAttribute('type');
  if (element.hasAttribute('src'))
    return Boolean(element.getAttribute('src')?.startsWith('/_mf/') && element.getAttribute('integrity'));
  if (type !== null) return ['application/json', 'application/ld+json'].includes(type);
  const hash = createHash('sha256').update(element.textContent ?? '');
  return policy.includes(`'sha256-${hash.digest('base64')}'`);
}

/**
 * @param policy content security policy of the page
 * @returns one line for each finding
 */
export function findUnsafeMarkup(html: string, policy: string): string[] {
  if (!/script-src 'sha256-[^']+' 'strict-dynamic'/.test(policy)) return ['the policy names another script than one'];
  const { window } = new JSDOM(html, { url: 'https://site.invalid/', virtualConsole: new VirtualConsole() });
  const all = [...window.document.querySelectorAll('*')];
  const unsafe = all.filter(
    (element) =>
      element.matches(FORBIDDEN) ||
      (element.matches('script, style') && !isOwn(element, policy)) ||
      [...element.attributes].some(
        ({ name, value }) => /^on/i.test(name) || (ADDRESSES.includes(name) && isUnsafe(element, name, value)),
      ),
  );
  const lines = unsafe.map(({ outerHTML }) => outerHTML.replaceAll(/\s+/g, ' ').slice(0, 160));
  if (window.document.querySelectorAll('#vipp-page-state').length !== 1)
    lines.push('the state of the page is not there once');
  window.close();
  return lines;
}

const LISTS = ['/actualite?page=2', '/etude-de-cas/all?page=2', '/etude-de-cas/group?theme=relations-client'];
const DATA = ['content/1', 'posts/latest', 'news', 'news/a-1', 'studies', 'studies/a-1', 'study-themes'];

/** Pages repeat typed texts and parts of the address. */
const typed = (text: string): string[] => [
  `/actualite?q=${text}&categorie=${text}`,
  `/etude-de-cas/all?q=${text}&secteur=${text}&typologie=${text}`,
  `/actualite/${text}`,
  `/etude_de_cas/${text}`,
  `/recrutements/candidature?pays=${text}&poste=${text}&motif=${text}`,
  `/newsletter/confirmation/${text}`,
  `/etude-de-cas/lien/${text}`,
  `/nowhere/${text}`,
];
const details = XSS.flatMap((_, index) => [`/actualite/a-${index + 1}`, `/etude_de_cas/a-${index + 1}`]);

async function findInPage(origin: string, path: string): Promise<string[]> {
  const ask = () => fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html' } });
  const answer = await fetchUnlessBusy(ask);
  const body = await answer.text();
  if ([308, 400, 414].includes(answer.status)) return [];
  if (answer.status >= 500) return [`${path}: answered ${answer.status}`];
  return findUnsafeMarkup(body, answer.headers.get('content-security-policy') ?? '').map((line) => `${path}: ${line}`);
}

/** Data is data, whatever it contains: no browser takes it for a page. */
async function findInData(origin: string, path: string, type: RegExp): Promise<string[]> {
  const answer = await fetch(origin + path);
  const text = await answer.text();
  const isSafe =
    type.test(answer.headers.get('content-type') ?? '') && answer.headers.get('x-content-type-options') === 'nosniff';
  const hasElement = path.endsWith('.xml') && /<(?:script|svg|img|iframe|math|object)\b/.test(text);
  return isSafe && answer.status < 500 && !hasElement ? [] : [`${path}: answered ${answer.status}, not as safe data`];
}

/** @param every 8: every eighth attack of those that have pages of their own */
export async function tryXss(origin: string, every: number): Promise<AttackResult> {
  const chosen = XSS.filter((_, index) => index % every === 0);
  const pages = [
    ...(await allRoutes(readTextAt(origin))),
    ...LISTS,
    ...details.filter((_, index) => index % every === 0),
    ...chosen.flatMap((attack) => typed(encodeURIComponent(attack))),
  ];
  const faults: string[] = [];
  for (const path of pages) faults.push(...(await findInPage(origin, path)));
  for (const path of DATA) faults.push(...(await findInData(origin, `/_data/${path}`, /^application\/json/)));
  faults.push(...(await findInData(origin, '/actualite/flux.xml', /xml/)));
  return { tried: pages.length + DATA.length + 1, faults };
}

async function visit(context: BrowserContext, origin: string, path: string): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`${path}: a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    await untilHydrated(page);
    if (new URL(page.url()).origin !== origin) faults.push(`${path}: led to ${page.url()}`);
    if (await page.evaluate(() => 'hacked' in globalThis)) faults.push(`${path}: an attack ran`);
  } catch (error) {
    faults.push(`${path}: ${String(error).split('\n')[0]}`);
  } finally {
    await page.close();
  }
  return faults;
}

/** The attacked pages hydrated, where an attack would run by itself. */
export async function tryXssInBrowser(browser: Browser, origin: string, every: number): Promise<AttackResult> {
  const context = await newVisitor(browser);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const some = details.filter((_, index) => index % (4 * every) === 0);
  const paths = [...(await allRoutes(readTextAt(origin))), '/actualite?page=2', ...some];
  const faults: string[] = [];
  for (const path of paths) faults.push(...(await visit(context, origin, path)));
  return { tried: paths.length, faults };
}
