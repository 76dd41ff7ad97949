/** Parses a page as a browser does, and lists everything that could run in it and is not the site's own. */
import { createHash } from 'node:crypto';
import { JSDOM, VirtualConsole } from 'jsdom';

const ADDRESSES = [
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'xlink:href',
  'background',
  'cite',
  'ping',
  'srcset',
  'codebase',
  'manifest',
];
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const FORBIDDEN =
  'base, object, embed, applet, frame, frameset, portal, bgsound, meta[http-equiv], link[rel=import], iframe[srcdoc], animate, set, handler, isindex, xmp, plaintext, template, [style]';
const PAGE_STATE = 'vipp-page-state';

const shorten = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 120);

/** Whether following or loading this address could run something. A frame of another site stays empty: the policy says `frame-src 'self'`. */
function isUnsafe(element: Element, name: string, value: string): boolean {
  if (name === 'srcset' || value.trim() === '') return /(java|vb)script:/i.test(value);
  if (!URL.canParse(value, 'https://site.invalid/')) return false;
  const { protocol, host } = new URL(value, 'https://site.invalid/');
  if (element.matches('form, button, input, link[rel=stylesheet], script')) return host !== 'site.invalid';
  if (element.matches('img, source') && /^data:image\//i.test(value)) return false;
  return !SCHEMES.has(protocol);
}

function* unsafeAttributes(element: Element): Generator<string> {
  for (const { name, value } of element.attributes) {
    if (/^on/i.test(name)) yield `${element.localName} has ${name}="${shorten(value)}"`;
    if (ADDRESSES.includes(name) && isUnsafe(element, name, value))
      yield `${element.localName} has ${name}="${shorten(value)}"`;
  }
}

/** Whether a directive of the policy allows an inline script or style by its hash. */
function isAllowed(policy: string, directive: string, { textContent }: Element): boolean {
  const sources = new RegExp(`(?:^|; )${directive} ([^;]+)`).exec(policy)?.[1] ?? '';
  return sources.includes(
    `'sha256-${createHash('sha256')
      .update(textContent ?? '')
      .digest('base64')}'`,
  );
}

/** Which browsers do not run by themselves, and the page's one script starts. */
const isListedScript = (script: Element): boolean =>
  script.getAttribute('type') === 'text/plain' &&
  (script.getAttribute('src') ?? '').startsWith('/_mf/') &&
  (script.getAttribute('integrity') ?? '').startsWith('sha384-');

function isOwnScript(script: Element, policy: string): boolean {
  if (script.hasAttribute('src')) return isListedScript(script);
  if (!script.hasAttribute('type')) return isAllowed(policy, 'script-src', script);
  if (!['application/json', 'application/ld+json'].includes(script.getAttribute('type') ?? '')) return false;
  JSON.parse(script.textContent ?? '');
  return true;
}

/** The page ends with its state and the list of its scripts, which content can have no part of. */
function* unsafeEnd(document: Document): Generator<string> {
  const end = [...document.body.children];
  const listed = end.slice(end.findIndex(({ id }) => id === PAGE_STATE) + 1);
  if (document.querySelectorAll(`[id="${PAGE_STATE}"]`).length !== 1 || listed.length === 0)
    yield 'the state of the page is not the one element before its scripts';
  for (const element of listed)
    if (!isListedScript(element)) yield `after the state of the page: ${shorten(element.outerHTML)}`;
  if (document.querySelectorAll('script[src]').length !== listed.length)
    yield 'a script is listed outside of the end of the page';
}

function* unsafeMarkup(document: Document, policy: string): Generator<string> {
  for (const element of document.querySelectorAll(FORBIDDEN))
    yield `a ${element.localName}: ${shorten(element.outerHTML)}`;
  for (const element of document.querySelectorAll('*')) yield* unsafeAttributes(element);
  for (const script of document.scripts)
    if (!isOwnScript(script, policy)) yield `a script: ${shorten(script.outerHTML)}`;
  for (const style of document.querySelectorAll('style'))
    if (!isAllowed(policy, 'style-src', style)) yield `a style: ${shorten(style.outerHTML)}`;
  yield* unsafeEnd(document);
}

/**
 * @param policy content security policy of the page
 * @returns one line for each finding
 */
export function findUnsafeMarkup(html: string, policy: string): string[] {
  if (!/script-src 'sha256-[^']+' 'strict-dynamic'/.test(policy)) return ['the policy names another script than one'];
  const { window } = new JSDOM(html, { url: 'https://site.invalid/', virtualConsole: new VirtualConsole() });
  try {
    return [...unsafeMarkup(window.document, policy)];
  } catch (error) {
    return [`the page cannot be read: ${error instanceof Error ? error.message : error}`];
  } finally {
    window.close();
  }
}
