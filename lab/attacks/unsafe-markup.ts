/** Parses a page as a browser does, and lists everything that could run in it and is not the site's own. */
import { createHash } from 'node:crypto';
import { JSDOM, VirtualConsole } from 'jsdom';

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

/** Scripts are files of the site with a hash, data, or what the policy names by its hash, as it does styles. */
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
