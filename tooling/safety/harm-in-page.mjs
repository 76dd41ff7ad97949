/** Looks at a page as a browser parses it, and tells what could run in it that is not the site's own. */
import { JSDOM, VirtualConsole } from 'jsdom';

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'background', 'cite', 'ping', 'srcset', 'codebase', 'manifest'];
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const FORBIDDEN = 'base, object, embed, applet, frame, frameset, portal, bgsound, meta[http-equiv], link[rel=import], iframe[srcdoc], animate, set, handler, isindex, xmp, plaintext, [style]';
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
    if (ADDRESSES.includes(name) && isHarmful(element, name, value)) yield `${element.localName} has ${name}="${shorten(value)}"`;
  }
}

function isOwnScript(script, nonce) {
  if (script.src !== '') return new URL(script.src).pathname.startsWith('/_mf/') && script.getAttribute('nonce') === nonce && (script.getAttribute('integrity') ?? '').startsWith('sha384-');
  if (!['application/json', 'application/ld+json'].includes(script.type)) return false;
  JSON.parse(script.textContent);
  return true;
}

function* harmIn(document, nonce) {
  for (const element of document.querySelectorAll(FORBIDDEN)) yield `a ${element.localName}: ${shorten(element.outerHTML)}`;
  for (const element of document.querySelectorAll('*')) yield* harmfulAttributes(element);
  for (const script of document.scripts) if (!isOwnScript(script, nonce)) yield `a script: ${shorten(script.outerHTML)}`;
  for (const style of document.querySelectorAll('style')) if (style.getAttribute('nonce') !== nonce) yield `a style: ${shorten(style.outerHTML)}`;
  const states = document.querySelectorAll(`[id="${PAGE_STATE}"]`);
  if (states.length !== 1 || states[0] !== document.body.lastElementChild) yield 'the state of the page is not the one last element';
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
