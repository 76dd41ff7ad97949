/** Parses a page as a browser does, and lists everything that could run in it and is not the site's own. */
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
  'base, object, embed, applet, frame, frameset, portal, bgsound, meta[http-equiv], link[rel=import], iframe[srcdoc], animate, set, handler, isindex, xmp, plaintext, [style]';
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

function isOwnScript(script: Element, nonce: string): boolean {
  const src = script.getAttribute('src');
  if (src !== null)
    return (
      src.startsWith('/_mf/') &&
      script.getAttribute('nonce') === nonce &&
      (script.getAttribute('integrity') ?? '').startsWith('sha384-')
    );
  if (!['application/json', 'application/ld+json'].includes(script.getAttribute('type') ?? '')) return false;
  JSON.parse(script.textContent ?? '');
  return true;
}

/** The page ends with its state, and its scripts in the one template. */
function* unsafeEnd(document: Document, nonce: string): Generator<string> {
  const [state, holder] = [...document.body.children].slice(-2);
  if (state?.id !== PAGE_STATE || document.querySelectorAll(`[id="${PAGE_STATE}"]`).length !== 1)
    yield 'the state of the page is not the one element before its scripts';
  const template = document.querySelectorAll('template').length === 1 ? document.querySelector('template') : null;
  if (!template || template !== holder) yield 'the template of the scripts is not the one template';
  else
    for (const element of template.content.querySelectorAll('*'))
      if (element.localName !== 'script' || !isOwnScript(element, nonce))
        yield `a script: ${shorten(element.outerHTML)}`;
}

function* unsafeMarkup(document: Document, nonce: string): Generator<string> {
  for (const element of document.querySelectorAll(FORBIDDEN))
    yield `a ${element.localName}: ${shorten(element.outerHTML)}`;
  for (const element of document.querySelectorAll('*')) yield* unsafeAttributes(element);
  for (const script of document.scripts)
    if (!isOwnScript(script, nonce)) yield `a script: ${shorten(script.outerHTML)}`;
  for (const style of document.querySelectorAll('style'))
    if (style.getAttribute('nonce') !== nonce) yield `a style: ${shorten(style.outerHTML)}`;
  yield* unsafeEnd(document, nonce);
}

/**
 * @param policy content security policy of the page
 * @returns one line for each finding
 */
export function findUnsafeMarkup(html: string, policy: string): string[] {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!nonce) return ['the page has no nonce'];
  const { window } = new JSDOM(html, { url: 'https://site.invalid/', virtualConsole: new VirtualConsole() });
  try {
    return [...unsafeMarkup(window.document, nonce)];
  } catch (error) {
    return [`the page cannot be read: ${error instanceof Error ? error.message : error}`];
  } finally {
    window.close();
  }
}
