/** One request for every kind of answer of the site: its routes, the files that they name, and errors. */

import { allRoutes, isPrivateLink, type ReadText } from '../../e2e/support/all-routes';
import { MISSING_PATH } from '../../e2e/support/site-pages';

export type CheckedRequest = {
  path: string;
  /** Of the answer that is expected. */
  status: number;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const OTHER_REQUESTS: readonly CheckedRequest[] = [
  { path: '/rse', method: 'POST', headers: FORM, body: 'a=1', status: 405 },
  { path: '/RSE', status: 308 },
  { path: '/%zz', status: 404 },
  { path: '/contact', method: 'POST', headers: FORM, body: 'formulaire=none', status: 200 },
  { path: '/contact', method: 'POST', headers: { ...FORM, 'sec-fetch-site': 'cross-site' }, body: '', status: 403 },
  { path: '/contact', method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>', status: 415 },
  { path: '/contact', method: 'POST', headers: FORM, body: `a=${'x'.repeat(250_000)}`, status: 413 },
  { path: '/contact', method: 'PUT', status: 405 },
  { path: '/consentement', method: 'POST', headers: FORM, body: 'choice=rejected&retour=/rse', status: 303 },
  { path: '/consentement?retour=/rse', status: 303 },
  { path: '/actualite/flux.xml', status: 200 },
  { path: '/robots.txt', status: 200 },
  { path: '/favicon.svg', status: 200 },
  { path: '/favicon.ico', status: 308 },
  { path: '/healthz', status: 200 },
  { path: '/readyz', status: 200 },
  { path: '/metrics', status: 401 },
  { path: '/_data/posts/latest', status: 200 },
  { path: '/_data/content/77', status: 404 },
  {
    path: '/_data/submit/contact',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    status: 400,
  },
  {
    path: '/_reports/csp',
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: '{"csp-report":{}}',
    status: 204,
  },
  { path: '/_mf/nothing.js', status: 404 },
  { path: '/backend/public/api/getElement/posts/all', status: 200 },
  { path: '/backend/public/api/users', status: 404 },
  { path: '/backend/public/storage/nothing.pdf', status: 404 },
  { path: '/_images/360/backend/public/storage/nothing.jpg', status: 404 },
  { path: '/_images/360/backend/public/storage/nothing.svg', status: 307 },
  { path: '/federation/registry.json', status: 200 },
  { path: '/federation/api/contract.json', status: 200 },
  { path: '/federation/api/status', status: 401 },
  { path: '/federation/status', status: 401 },
  { path: '/federation/preview/x', status: 410 },
  { path: '/federation/preview/leave', status: 303 },
  {
    path: '/federation/faults',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    status: 400,
  },
];

const FILE_ADDRESS = /(?:href|src)="(\/(?:_mf|backend\/public\/storage)\/[^"#]+)"/g;
const PAGES_WITH_FILES = ['/', '/rse', '/actualite', '/etude-de-cas/all'];

/** One file of each kind that pages name. */
async function namedFiles(readText: ReadText): Promise<string[]> {
  const files = new Map<string, string>();
  for (const page of PAGES_WITH_FILES)
    for (const [, file = ''] of (await readText(page)).matchAll(FILE_ADDRESS)) {
      const kind = /\.(\w+)$/.exec(file)?.[1];
      if (kind) files.set(kind, file);
    }
  return [...files.values()];
}

/**
 * Unknown private links answer 404, except these: pages that explain with 200 that the link is not valid, and the workshop, whose
 * server does not know what a recruiter without a session may open.
 */
const EXPLAINED_LINKS = /^\/(newsletter|forget-password|recrutements\/atelier)\//;
const isMissing = (path: string): boolean =>
  path === MISSING_PATH || (isPrivateLink(path) && !EXPLAINED_LINKS.test(path));

/** @param readText of the site that is checked */
export async function checkedRequests(readText: ReadText): Promise<CheckedRequest[]> {
  const routes = await allRoutes(readText);
  return [
    ...routes.map((path) => ({ path, status: isMissing(path) ? 404 : 200 })),
    ...(await namedFiles(readText)).map((path) => ({ path, status: 200 })),
    ...OTHER_REQUESTS,
  ];
}
