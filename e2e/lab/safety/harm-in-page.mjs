/** Looks at a page as a browser parses it, and lists what could run in it that is not the site's own. */
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

const shorten = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 120);

/** Whether following or loading this address could run something. A frame of another site stays empty: the policy says `frame-src 'self'`. */
function isHarmful(element, name, value) {
  if (name === 'srcset' || value.trim() === '') return /(java|vb)script:/i.test(value);
  if (!URL.canParse(value, 'https://site.invalid/')) return false;
  const { protocol, host } = new URL(value, 'https://site.invalid/');
  if (element.matches('form, button, input, link[rel=stylesheet], script')) return host !== 'site.invalid';
  if (element.matches('img, source') && /^data:image\//i.test(value)) return false;
  return !SCHEMES.has(protocol);
}

function* harmfulAttributes(element) {
  for (const { name, value } of element.attributes) {
    if (/^on/i.test(name)) yield `${element.localName} has ${name}="${shorten(value)}"`;
    if (ADDRESSES.includes(name) && isHarmful(element, name, value))
      yield `${element.localName} has ${name}="${shorten(value)}"`;
  }
}

function isOwnScript(script, nonce) {
  const src = script.getAttribute('src');
  if (src !== null)
    return (
      src.startsWith('/_mf/') &&
      script.getAttribute('nonce') === nonce &&
      (script.getAttribute('integrity') ?? '').startsWith('sha384-')
    );
  if (!['application/json', 'application/ld+json'].includes(script.type)) return false;
  JSON.parse(script.textContent);
  return true;
}

/** The page ends with its state, and its scripts in the one template. */
function* harmAtEnd(document, nonce) {
  const [state, holder] = [...document.body.children].slice(-2);
  if (state?.id !== PAGE_STATE || document.querySelectorAll(`[id="${PAGE_STATE}"]`).length !== 1)
    yield 'the state of the page is not the one element before its scripts';
  if (holder?.localName !== 'template' || document.querySelectorAll('template').length !== 1)
    yield 'the template of the scripts is not the one template';
  else
    for (const element of holder.content.querySelectorAll('*'))
      if (element.localName !== 'script' || !isOwnScript(element, nonce))
        yield `a script: ${shorten(element.outerHTML)}`;
}

function* harmIn(document, nonce) {
  for (const element of document.querySelectorAll(FORBIDDEN))
    yield `a ${element.localName}: ${shorten(element.outerHTML)}`;
  for (const element of document.querySelectorAll('*')) yield* harmfulAttributes(element);
  for (const script of document.scripts)
    if (!isOwnScript(script, nonce)) yield `a script: ${shorten(script.outerHTML)}`;
  for (const style of document.querySelectorAll('style'))
    if (style.getAttribute('nonce') !== nonce) yield `a style: ${shorten(style.outerHTML)}`;
  yield* harmAtEnd(document, nonce);
}

/**
 * @param {string} html
 * @param {string} policy its content security policy
 * @returns {string[]} one line for each thing that could do harm
 */
export function harmInPage(html, policy) {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!nonce) return ['the page has no nonce'];
  const { window } = new JSDOM(html, { url: 'https://site.invalid/', virtualConsole: new VirtualConsole() });
  try {
    return [...harmIn(window.document, nonce)];
  } catch (error) {
    return [`the page cannot be read: ${error.message}`];
  } finally {
    window.close();
  }
}
