/** One answer of the site by each test of the Observatory. */
import { attribute, parseHtml } from '../support/html-tree';
import { judgePolicy, parsePolicy } from './judge-policy';
import { POINTS, type Results } from './observatory-rules';

const SIX_MONTHS = 15_768_000;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE_REFERRERS = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

function judgeHsts(header: string | null): Results['HSTS'] {
  if (!header) return 'missing';
  const seconds = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? NaN);
  if (Number.isNaN(seconds)) return 'cannot be read';
  return seconds >= SIX_MONTHS ? 'six months or more' : 'less than six months';
}

const attributesOf = (cookie: string): ReadonlyMap<string, string> =>
  new Map(
    cookie
      .split(';')
      .map((part) => part.trim().split('='))
      .map(([name = '', value = '']) => [name.toLowerCase(), value.toLowerCase()]),
  );

function judgeCookie(cookie: string, hasHsts: boolean): Results['Cookies'] {
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

/** The result with the fewest points. */
function judgeCookies(cookies: readonly string[], hasHsts: boolean): Results['Cookies'] {
  const results = cookies.map((cookie) => judgeCookie(cookie, hasHsts));
  return results.toSorted((a, b) => POINTS.Cookies[a] - POINTS.Cookies[b])[0] ?? 'none set';
}

function judgeCors({ headers, origin }: Answer): Results['CORS'] {
  const allowed = headers.get('access-control-allow-origin');
  if (!allowed) return 'not opened';
  if (allowed === origin && headers.get('access-control-allow-credentials') === 'true')
    return 'any origin, with credentials';
  return allowed === '*' ? 'public, without credentials' : 'some origins';
}

function judgeReferrer(header: string | null): Results['Referrer-Policy'] {
  if (!header) return 'missing';
  const known = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => [...PRIVATE_REFERRERS, ...UNSAFE_REFERRERS].includes(part))
    .at(-1);
  if (!known) return 'cannot be read';
  return PRIVATE_REFERRERS.includes(known) ? 'private' : 'unsafe';
}

function judgeScripts(html: string, site: string): Results['SRI'] {
  const all = parseHtml(html).filter(({ tagName }) => tagName === 'script');
  const scripts = all.flatMap((script) => {
    const src = attribute(script, 'src');
    if (!src) return [];
    const { origin, protocol } = new URL(src, site);
    return {
      isOwn: origin === new URL(site).origin,
      isSecure: protocol === 'https:',
      integrity: attribute(script, 'integrity'),
    };
  });
  const others = scripts.filter(({ isOwn }) => !isOwn);
  if (all.length === 0) return 'no scripts';
  if (others.some(({ isSecure, integrity }) => !isSecure && !integrity)) return 'missing, scripts of others over http';
  if (others.some(({ isSecure }) => !isSecure)) return 'scripts of others over http';
  if (others.some(({ integrity }) => !integrity)) return 'missing on scripts of others';
  if (others.length > 0) return 'on scripts of others';
  // Stricter than the Observatory, for which one hash is enough: every script has its own.
  return scripts.length > 0 && scripts.every(({ integrity }) => integrity)
    ? 'on scripts, all of this site'
    : 'missing, scripts of this site';
}

function judgeFrames(headers: Headers): Results['X-Frame-Options'] {
  if (parsePolicy(headers.get('content-security-policy') ?? '')?.has('frame-ancestors')) return 'frame-ancestors';
  const header = headers.get('x-frame-options')?.toLowerCase();
  if (!header) return 'missing';
  if (header.startsWith('allow-from')) return 'ALLOW-FROM';
  return ['deny', 'sameorigin'].includes(header) ? 'DENY or SAMEORIGIN' : 'cannot be read';
}

function judgeResourcePolicy(header: string | null): Results['CORP'] {
  const policy = header?.toLowerCase();
  if (!policy) return 'missing';
  return policy === 'same-origin' || policy === 'same-site' || policy === 'cross-origin' ? policy : 'cannot be read';
}

function judgeContentTypeOptions(header: string | null): Results['X-Content-Type-Options'] {
  if (!header) return 'missing';
  return header.toLowerCase() === 'nosniff' ? 'nosniff' : 'cannot be read';
}

export type Answer = {
  headers: Headers;
  body: string;
  /** Public address of the site. */
  site: string;
  /** Foreign origin that was sent with the request. */
  origin: string;
  /** Result of a request over http. */
  redirection: Results['Redirection'];
};

/** @returns the result of each test */
export function judgeAnswer(answer: Answer): Results {
  const { headers, body, site, redirection } = answer;
  const hsts = judgeHsts(headers.get('strict-transport-security'));
  return {
    'Content-Security-Policy': judgePolicy(headers.get('content-security-policy')),
    Cookies: judgeCookies(headers.getSetCookie(), hsts === 'six months or more'),
    CORS: judgeCors(answer),
    Redirection: redirection,
    'Referrer-Policy': judgeReferrer(headers.get('referrer-policy')),
    HSTS: hsts,
    SRI: headers.get('content-type')?.startsWith('text/html') ? judgeScripts(body, site) : 'no HTML',
    'X-Content-Type-Options': judgeContentTypeOptions(headers.get('x-content-type-options')),
    'X-Frame-Options': judgeFrames(headers),
    CORP: judgeResourcePolicy(headers.get('cross-origin-resource-policy')),
  };
}
