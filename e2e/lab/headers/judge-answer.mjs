/** One answer of the site by each test of the Observatory. */
import { JSDOM, VirtualConsole } from 'jsdom';
import { judgePolicy, parsePolicy } from './read-policy.mjs';

const SIX_MONTHS = 15_768_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

function judgeHsts(header) {
  if (!header) return 'missing';
  const seconds = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? NaN);
  if (Number.isNaN(seconds)) return 'cannot be read';
  return seconds >= SIX_MONTHS ? 'six months or more' : 'less than six months';
}

const attributesOf = (cookie) =>
  new Map(
    cookie
      .split(';')
      .map((part) => part.trim().split('='))
      .map(([name, value = '']) => [name.toLowerCase(), value.toLowerCase()]),
  );

function judgeCookie(cookie, hasHsts) {
  const attributes = attributesOf(cookie);
  const [name = ''] = cookie.toLowerCase().split('=');
  const isSession = /login|sess/.test(name);
  const site = attributes.get('samesite');
  if (isSession && !attributes.has('secure')) return hasHsts ? 'session not Secure, behind HSTS' : 'session not Secure';
  if (isSession && !attributes.has('httponly')) return 'session without HttpOnly';
  if (name.includes('csrf') && !site) return 'anti-forgery token without SameSite';
  if (site !== undefined && !['lax', 'strict', 'none'].includes(site)) return 'SameSite of another kind';
  if (!attributes.has('secure')) return hasHsts ? 'not Secure, behind HSTS' : 'not Secure';
  return site ? 'Secure, and SameSite on all' : 'Secure, some without SameSite';
}

/** The worst of all, in the order of their points. */
function judgeCookies(cookies, hasHsts, points) {
  const results = cookies.map((cookie) => judgeCookie(cookie, hasHsts));
  return results.sort((a, b) => points[a] - points[b])[0] ?? 'none set';
}

function judgeCors({ headers, origin }) {
  const allowed = headers.get('access-control-allow-origin');
  if (!allowed) return 'not opened';
  if (allowed === origin && headers.get('access-control-allow-credentials') === 'true')
    return 'any origin, with credentials';
  return allowed === '*' ? 'public, without credentials' : 'some origins';
}

function judgeReferrer(header) {
  if (!header) return 'missing';
  const known = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => [...PRIVATE, ...UNSAFE].includes(part))
    .at(-1);
  if (!known) return 'cannot be read';
  return PRIVATE.includes(known) ? 'private' : 'unsafe';
}

function judgeScripts(html, site) {
  const { window } = new JSDOM(html, { url: site, virtualConsole: new VirtualConsole() });
  const all = [...window.document.scripts];
  const scripts = all
    .filter(({ src }) => src !== '')
    .map((script) => ({
      isOwn: new URL(script.src).origin === new URL(site).origin,
      isSecure: new URL(script.src).protocol === 'https:',
      integrity: script.getAttribute('integrity'),
    }));
  window.close();
  const others = scripts.filter(({ isOwn }) => !isOwn);
  if (all.length === 0) return 'no scripts';
  if (others.some(({ isSecure, integrity }) => !isSecure && !integrity)) return 'missing, scripts of others over http';
  if (others.some(({ isSecure }) => !isSecure)) return 'scripts of others over http';
  if (others.some(({ integrity }) => !integrity)) return 'missing on scripts of others';
  if (others.length > 0) return 'on scripts of others';
  // Stricter than the Observatory, which is content with one: every script has its hash.
  return scripts.length > 0 && scripts.every(({ integrity }) => integrity)
    ? 'on scripts, all of this site'
    : 'missing, scripts of this site';
}

function judgeFrames(headers) {
  if (parsePolicy(headers.get('content-security-policy') ?? '')?.has('frame-ancestors')) return 'frame-ancestors';
  const header = headers.get('x-frame-options')?.toLowerCase();
  if (!header) return 'missing';
  if (header.startsWith('allow-from')) return 'ALLOW-FROM';
  return ['deny', 'sameorigin'].includes(header) ? 'DENY or SAMEORIGIN' : 'cannot be read';
}

const CORP = ['same-origin', 'same-site', 'cross-origin'];
const oneOf = (header, known) =>
  !header ? 'missing' : known.includes(header.toLowerCase()) ? header.toLowerCase() : 'cannot be read';

/**
 * @param {{ headers: Headers, body: string, site: string, origin: string, redirection: string }} answer
 *   `site` is the public address, `origin` the stranger's that was sent along, `redirection` the result for http
 * @param {typeof import('./observatory-rules.mjs').POINTS} points
 * @returns {Record<string, string>} the result of each test
 */
export function judgeAnswer({ headers, body, site, origin, redirection }, points) {
  const hsts = judgeHsts(headers.get('strict-transport-security'));
  return {
    'Content-Security-Policy': judgePolicy(headers.get('content-security-policy')),
    Cookies: judgeCookies(headers.getSetCookie(), hsts === 'six months or more', points.Cookies),
    CORS: judgeCors({ headers, origin }),
    Redirection: redirection,
    'Referrer-Policy': judgeReferrer(headers.get('referrer-policy')),
    HSTS: hsts,
    SRI: headers.get('content-type')?.startsWith('text/html') ? judgeScripts(body, site) : 'no HTML',
    'X-Content-Type-Options': oneOf(headers.get('x-content-type-options'), ['nosniff']),
    'X-Frame-Options': judgeFrames(headers),
    CORP: oneOf(headers.get('cross-origin-resource-policy'), CORP),
  };
}
