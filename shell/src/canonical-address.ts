/**
 * Maps every spelling of an address of the site to the canonical one (requirement 2.1): lower case, no
 * trailing slash, one form for details. Slugs and ids keep their case.
 */
import { canonicalPath, type SiteRoute } from './routes';

/** Older addresses and second forms, tried on the lower-cased path; `$1` is what the group matched. */
const REWRITES: readonly [RegExp, string][] = [
  [/^\/actualite\/slug=([^/]+)$/i, '/actualite/$1'],
  [/^\/etude_de_cas\/slug=([^/]+)$/i, '/etude_de_cas/$1'],
  [/^\/recrutementform1$/i, '/recrutements/candidature'],
  [/^\/candidature$/i, '/recrutements/candidature'],
];

/** Lists whose older variants opened a detail with `?slug=`. */
const SLUG_QUERIES: Readonly<Record<string, string>> = {
  '/actualite': '/actualite/',
  '/etude_de_cas': '/etude_de_cas/',
  '/etude-de-cas': '/etude_de_cas/',
};

function canonicalOf(pathname: string, routes: readonly SiteRoute[]): string {
  const trimmed = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/+$/, '$1');
  const [pattern, target] = REWRITES.find(([candidate]) => candidate.test(trimmed)) ?? [];
  const rewritten = pattern && target ? trimmed.replace(pattern, target) : trimmed;
  return canonicalPath(routes, rewritten) ?? rewritten.toLowerCase();
}

/**
 * Canonical form of a path with its query, for instance `/RSE/?a=1` → `/rse?a=1`.
 *
 * @param address path and query, as requested
 * @param routes of the release set
 * @returns path and query; the same string when it is canonical already
 */
export function canonicalAddress(address: string, routes: readonly SiteRoute[]): string {
  const queryStart = address.indexOf('?');
  const pathname = queryStart < 0 ? address : address.slice(0, queryStart);
  const query = queryStart < 0 ? '' : address.slice(queryStart + 1);
  const path = canonicalOf(pathname, routes);
  const detail = SLUG_QUERIES[path];
  const params = new URLSearchParams(query);
  const slug = params.get('slug');
  if (detail && slug) {
    params.delete('slug');
    const rest = params.toString();
    return `${detail}${encodeURIComponent(slug)}${rest ? `?${rest}` : ''}`;
  }
  return query ? `${path}?${query}` : path;
}
